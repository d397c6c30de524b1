/** A max-heap by score; equal scores come in the order of their sections. */
export class ScoreHeap<Item extends {section: number; score: number}> {
  constructor(private readonly items: Item[]) {
    for (let place = (items.length >> 1) - 1; place >= 0; place--) this.sink(place);
  }

  push(item: Item): void {
    const {items} = this;
    let place = items.push(item) - 1;
    while (place > 0) {
      const up = (place - 1) >> 1;
      if (!isBefore(item, items[up]!)) break;
      items[place] = items[up]!;
      place = up;
    }
    items[place] = item;
  }

  pop(): Item | undefined {
    const {items} = this;
    const top = items[0];
    const last = items.pop();
    if (items.length > 0 && last) {
      items[0] = last;
      this.sink(0);
    }
    return top;
  }

  private sink(from: number): void {
    const {items} = this;
    const item = items[from]!;
    let place = from;
    for (;;) {
      let child = place * 2 + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && isBefore(items[child + 1]!, items[child]!)) child++;
      if (!isBefore(items[child]!, item)) break;
      items[place] = items[child]!;
      place = child;
    }
    items[place] = item;
  }
}

function isBefore(
  a: {section: number; score: number},
  b: {section: number; score: number},
): boolean {
  return a.score > b.score || (a.score === b.score && a.section < b.section);
}

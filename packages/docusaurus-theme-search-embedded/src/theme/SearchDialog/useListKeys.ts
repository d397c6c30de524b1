import {useEffect, useRef, type KeyboardEvent, type RefObject} from 'react';
import {isComposing} from '../ModalDialog/useModalDialog';
import {
  cellId,
  itemId,
  opensElsewhere,
  type Active,
  type DialogModel,
  type OpenEvent,
} from './useDialogModel';

type Parts = {
  input: RefObject<HTMLInputElement | null>;
  dropdown: RefObject<HTMLElement | null>;
  /** Enter was pressed before the dialog was there. */
  isEntered: boolean;
};

/** Links and buttons below the input that are no part of its list. */
function controlsIn(dropdown: HTMLElement | null): HTMLElement[] {
  return [...(dropdown?.querySelectorAll<HTMLElement>('a, button') ?? [])].filter(
    control => control.tabIndex >= 0 && !control.closest('[role="grid"]'),
  );
}

/** Enter opens the active item; one that came before the answer to the query waits, unless one types on. */
function useEnter(model: DialogModel, isEntered: boolean): (event: OpenEvent) => void {
  const {query, results, list, active, open} = model;
  const isAnswered =
    list?.role === 'grid' || results.found?.query === query || results.status === 'error';
  const early = isEntered ? {query, event: new KeyboardEvent('keydown')} : undefined;
  const waiting = useRef<{query: string; event: OpenEvent}>(early);

  const enter = (event: OpenEvent): void => {
    const item = active && list?.items[active.item];
    if (!isAnswered) {
      waiting.current = {query, event};
    } else if (item) {
      open(item, event);
      if (opensElsewhere(event)) {
        window.open(item.address.href, '_blank', 'noopener');
      }
    }
  };
  useEffect(() => {
    const awaited = waiting.current;
    if (awaited && (isAnswered || awaited.query !== query)) {
      waiting.current = undefined;
      if (awaited.query === query) {
        enter(awaited.event);
      }
    }
  });
  return enter;
}

/**
 * The keys of what stands below the input. Up and down move between the items of the list, which
 * the input keeps the focus for, and the links and buttons after it, which take the focus; left and
 * right move between the cells of a stored search. Enter opens the item or presses the cell's
 * button. Tab and Escape belong to the dialog.
 *
 * @returns what takes the keys that are pressed in the dialog.
 */
export function useListKeys(
  model: DialogModel,
  {input, dropdown, isEntered}: Parts,
): (event: KeyboardEvent) => void {
  const {list, active, activate} = model;
  const enter = useEnter(model, isEntered);
  const count = list?.items.length ?? 0;

  const goTo = (item: number): void => {
    input.current?.focus();
    activate({item, cell: 0});
    document.getElementById(itemId(item))?.scrollIntoView({block: 'nearest'});
  };

  const move = (target: EventTarget, step: 1 | -1): void => {
    const controls = controlsIn(dropdown.current);
    const from = controls.indexOf(target as HTMLElement);
    const isAtEnd = !list || active?.item === (step > 0 ? count - 1 : 0);
    const next = from < 0 ? controls.at(step > 0 ? 0 : -1) : controls[from + step];
    if (next && (from >= 0 || isAtEnd)) {
      activate(undefined);
      next.focus();
    } else if (from >= 0) {
      goTo(step > 0 ? 0 : count - 1);
    } else if (active && count > 0) {
      goTo((active.item + step + count) % count);
    }
  };

  const moveInRow = ({item, cell}: Active, step: 1 | -1): void => {
    if (document.getElementById(cellId(item, cell + step))) {
      activate({item, cell: cell + step});
    }
  };

  return event => {
    const {key, target} = event;
    const isInInput = target === input.current;
    const isBelow = dropdown.current?.contains(target as Node) ?? false;
    const step = key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1;
    if (isComposing(event.nativeEvent) || !(isInInput || isBelow)) {
      return;
    }
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      move(target, step);
    } else if (isInInput && active && list?.role === 'grid' && /^Arrow(Left|Right)$/.test(key)) {
      event.preventDefault();
      moveInRow(active, step);
    } else if (isInInput && key === 'Enter' && active && active.cell > 0) {
      event.preventDefault();
      document.getElementById(cellId(active.item, active.cell))?.querySelector('button')?.click();
    } else if (isInInput && key === 'Enter') {
      enter(event);
    } else if (isBelow && /^([^ ]|Backspace)$/u.test(key) && !event.ctrlKey && !event.metaKey) {
      // Whoever types on means the query; the key itself arrives in the input.
      goTo(0);
    }
  };
}

/**
 * What the main paths need of a browser, whoever drives it. Keys have the names of `KeyboardEvent.key`;
 * modifiers come first, as in `Control+k`.
 */
export type Driver = {
  /** Loads a URL, without waiting for the page's scripts. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page; it sees nothing outside of itself but its argument. */
  evaluate<A, R>(script: (argument: A) => R, argument: A): Promise<R>;
  /** Clicks in the middle of the first match, which is shown, after scrolling to it. */
  click(selector: string): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Goes back in the history. */
  back(): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Errors and warnings of the console, page errors, and violations of the policy so far. */
  problems(): Promise<string[]>;
  /** Ends the visit: the next one begins with empty storage. */
  close(): Promise<void>;
};

/** A running browser. */
export type RunningEngine = {
  visit(): Promise<Driver>;
  close(): Promise<void>;
};

/** The keys of a combination, modifiers first. */
export function keysOf(combination: string): {modifiers: string[]; key: string} {
  const keys = combination.split('+');
  return {modifiers: keys.slice(0, -1), key: keys.at(-1)!};
}

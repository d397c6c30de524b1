/** Calls a function after the next layout and before its paint, so that it may measure at no cost. */
export function afterLayout(act: () => void): void {
  new ResizeObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe(document.documentElement);
}

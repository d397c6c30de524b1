/** How long, in milliseconds, a page may move on its own after it has changed. */
const maxTime = 1000;

/** Returns a controller that aborts after a second, or when the reader scrolls, touches, or presses a key. */
export function untilReaderActs(): AbortController {
  const controller = new AbortController();
  const {signal} = controller;
  const stop = () => controller.abort();
  setTimeout(stop, maxTime);
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    document.addEventListener(type, stop, {signal, passive: true});
  }
  return controller;
}

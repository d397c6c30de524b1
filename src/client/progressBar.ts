import nprogress from 'nprogress';

/**
 * The bar of SPECIFICATION.md#limits-and-constants; the delay of 200 ms is the classic theme's.
 * Times in ms, the rest as shares of the whole.
 *
 * The markup is ours, because the library's own carries a role that does not exist (`bar`). The
 * Trusted Types policy allows exactly this markup.
 */
export const progressBar = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  barSelector: '.bar',
  template: '<div class="bar"><div class="peg"></div></div>',
} as const;

// The classic theme starts and ends this same bar.
nprogress.configure(progressBar);

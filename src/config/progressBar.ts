/**
 * Settings of the theme's progress bar (nprogress), from SPECIFICATION.md#limits-and-constants, in ms and
 * as shares of 1. The classic theme adds the delay of 200 ms.
 *
 * The library's own markup has an invalid role (`bar`).
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

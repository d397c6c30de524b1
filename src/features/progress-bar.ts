import nprogress from 'nprogress';

// The classic theme starts and ends this bar. The library's own markup has an invalid role (`bar`).
nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar"><div class="peg"></div></div>',
});

/** Shown in search results and link previews of pages that have no description of their own; apart from `site`, which every page loads. */
export const siteDescription =
  'Documentation of Effortless Test Automation: install it, connect a language-model provider, and create tasks, groups, schedules, and workflows.';

/** Queries that find something on this site, offered where a visitor's own found nothing. */
export const suggestedQueries = ['Installation', 'API key', 'Schedule'];

/** Pages that many visitors come for: the search dialog offers them before anything is typed. */
export const destinations = [
  {label: 'Install the product', path: 'docs/getting-started/installation'},
  {label: 'Get an API key', path: 'docs/getting-started/llm-setup/'},
  {label: 'Create a task', path: 'docs/user-guides/create-task'},
  {label: 'Create a workflow', path: 'docs/user-guides/workflow-management/create-workflow'},
  {label: 'Release notes', path: 'docs/release'},
];

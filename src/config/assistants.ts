/** The assistants that can open a page; the question follows the URL. */
export const assistants = [
  {name: 'ChatGPT', url: 'https://chatgpt.com/?q='},
  {name: 'Claude', url: 'https://claude.ai/new?q='},
] as const;

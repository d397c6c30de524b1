/** The assistants that a page can be opened in, with the addresses at which they take a question. */
export const assistants = [
  {name: 'ChatGPT', address: 'https://chatgpt.com/?q='},
  {name: 'Claude', address: 'https://claude.ai/new?q='},
] as const;

/** The five steps from installation to a test that repeats, in order. */
export const steps = [
  {
    to: '/docs/getting-started/installation',
    label: 'Install the product',
    text: 'Ask your supplier once, check the file, and see that it starts.',
  },
  {
    to: '/docs/getting-started/llm-setup/',
    label: 'Connect one provider',
    text: 'Choose a model provider, create a key, then limit and check it.',
  },
  {
    to: '/docs/getting-started/first-test',
    label: 'Run a first test',
    text: 'Copy one instruction, see it pass, change one word, and see that it no longer does.',
  },
  {
    to: '/docs/user-guides/create-task',
    label: 'Write a test of your own',
    text: 'Turn a wish into an instruction that can be checked, and break the shop on purpose.',
  },
  {
    to: '/docs/user-guides/create-schedule',
    label: 'Repeat it on a schedule',
    text: 'Choose how often it runs, and in which time zone.',
  },
] as const;

/** The five steps from installation to a test that repeats, in order. */
export const steps = [
  {
    to: '/docs/getting-started/installation',
    label: 'Install it',
    text: 'Ask your supplier once, verify the file, and check that everything starts.',
  },
  {
    to: '/docs/getting-started/llm-setup/',
    label: 'Connect one provider',
    text: 'Choose a model provider, create a key, then limit and check it.',
  },
  {
    to: '/docs/user-guides/create-task',
    label: 'Run a first test',
    text: 'Copy one instruction, see it pass, change one word, and see it fail.',
  },
  {
    to: '/docs/getting-started/configuration',
    label: 'Configure your setup',
    text: 'Decide on a test environment, a test account, and a place for secrets.',
  },
  {
    to: '/docs/user-guides/create-schedule',
    label: 'Repeat it',
    text: 'Choose how often it runs, and in which time zone. A group of tests is optional.',
  },
] as const;

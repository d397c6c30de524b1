/** The five steps from installation to a test that repeats, in order. */
export const steps = [
  {
    to: '/docs/getting-started/installation',
    label: 'Install Effortless Test Automation',
    text: 'Ask your supplier for the installer, check the file, and see that the product starts.',
  },
  {
    to: '/docs/getting-started/llm-setup/',
    label: 'Choose a provider',
    text: 'Compare the model providers. Then create a key, limit it, check it, and enter it.',
  },
  {
    to: '/docs/getting-started/first-test',
    label: 'Run a first test',
    text: 'Copy one instruction and see it pass. Change one word and see that it doesn’t pass.',
  },
  {
    to: '/docs/user-guides/create-task',
    label: 'Create a task',
    text: 'Turn a wish into an instruction that can be checked, and see that the test notices errors.',
  },
  {
    to: '/docs/user-guides/create-schedule',
    label: 'Create a schedule',
    text: 'Decide how often the test runs and in which time zone.',
  },
] as const;

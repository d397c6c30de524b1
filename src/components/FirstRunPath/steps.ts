/** The five steps from installation to a test that repeats, in order: where each leads, and what it is about. */
export const steps = [
  {
    to: '/docs/getting-started/installation',
    label: 'Install it',
    text: 'Prepare the machine, then check that everything starts and a page loads.',
  },
  {
    to: '/docs/getting-started/configuration',
    label: 'Configure your setup',
    text: 'Decide on a test environment, a test account, and a place for secrets.',
  },
  {
    to: '/docs/getting-started/llm-setup/',
    label: 'Connect one provider',
    text: 'Create a key with Anthropic, DeepSeek, Gemini, Grok, or OpenAI, then limit and check it.',
  },
  {
    to: '/docs/user-guides/create-task',
    label: 'Create one task',
    text: 'Give it one goal and a result that is either right or wrong, and watch the first run.',
  },
  {
    to: '/docs/user-guides/create-schedule',
    label: 'Repeat it',
    text: 'Choose how often it runs, and in which time zone.',
  },
] as const;

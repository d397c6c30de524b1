import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/**
 * The one docs sidebar. The root category gives `/docs` a page of its own;
 * `release` stands first below it, which makes it the version's main doc.
 */
const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    {
      type: 'category',
      label: 'Documentation',
      collapsible: false,
      link: {
        type: 'generated-index',
        title: 'Documentation',
        slug: '/',
        description:
          'Install the product, connect a language-model provider, then create tasks, groups, schedules and workflows.',
      },
      items: [
        'release',
        {
          type: 'category',
          label: 'Getting started',
          link: {
            type: 'generated-index',
            title: 'Getting started',
            slug: '/category/getting-started',
            description: 'From an empty machine to a connected model provider.',
          },
          items: [
            'getting-started/installation',
            'getting-started/configuration',
            {
              type: 'category',
              label: 'LLM API setup',
              link: {
                type: 'generated-index',
                title: 'LLM API setup',
                slug: '/category/llm-api-setup',
                description: 'Create, limit and check an API key with one of five providers.',
              },
              items: [
                'getting-started/llm-setup/index',
                'getting-started/llm-setup/anthropic-api-key',
                'getting-started/llm-setup/deepseek-api-key',
                'getting-started/llm-setup/gemini-api-key',
                'getting-started/llm-setup/grok-api-key',
                'getting-started/llm-setup/openai-api-key',
              ],
            },
          ],
        },
        {
          type: 'category',
          label: 'User guides',
          link: {
            type: 'generated-index',
            title: 'User guides',
            slug: '/category/user-guides',
            description: 'Plan, create, check and repeat your tests.',
          },
          items: [
            'user-guides/create-task',
            'user-guides/create-group',
            'user-guides/create-schedule',
            {
              type: 'category',
              label: 'Create workflow',
              link: {
                type: 'generated-index',
                title: 'Create workflow',
                slug: '/category/create-workflow',
                description: 'Build a workflow by hand, or start from a recording.',
              },
              items: [
                'user-guides/workflow-management/create-workflow',
                'user-guides/workflow-management/create-workflow-by-recording',
              ],
            },
          ],
        },
      ],
    },
  ],
};

export default sidebars;

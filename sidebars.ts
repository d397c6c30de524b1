import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type SidebarItem = NonNullable<Extract<SidebarsConfig[string], unknown[]>>[number];

/**
 * A category with an index page at `/docs/category/{slug}`.
 *
 * @param description shown on the index page, and in the list of the category around it.
 */
function category(
  label: string,
  slug: string,
  description: string,
  items: SidebarItem[],
): SidebarItem {
  const link = {
    type: 'generated-index',
    title: label,
    slug: `/category/${slug}`,
    description,
  } as const;
  return {type: 'category', label, description, link, items};
}

/**
 * The one docs sidebar. The root category gives `/docs` a page of its own;
 * `release` stands first below it, which makes it the version's main doc (SPECIFICATION.md#documentation-data).
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
          'Install Effortless Test Automation, connect a language-model provider, then create tasks, groups, schedules, and workflows.',
      },
      items: [
        'release',
        category(
          'Getting started',
          'getting-started',
          'Install and configure Effortless Test Automation, then connect a model provider.',
          [
            'getting-started/installation',
            'getting-started/configuration',
            category(
              'LLM API setup',
              'llm-api-setup',
              'Create, limit, and check an API key with one of five providers.',
              [
                'getting-started/llm-setup/index',
                'getting-started/llm-setup/anthropic-api-key',
                'getting-started/llm-setup/deepseek-api-key',
                'getting-started/llm-setup/gemini-api-key',
                'getting-started/llm-setup/grok-api-key',
                'getting-started/llm-setup/openai-api-key',
              ],
            ),
          ],
        ),
        category(
          'User guides',
          'user-guides',
          'Plan, create, check, and repeat your browser tests.',
          [
            'user-guides/create-task',
            'user-guides/create-group',
            'user-guides/create-schedule',
            category(
              'Create workflow',
              'create-workflow',
              'Write a workflow step by step, or start from a recording.',
              [
                'user-guides/workflow-management/create-workflow',
                'user-guides/workflow-management/create-workflow-by-recording',
              ],
            ),
          ],
        ),
      ],
    },
  ],
};

export default sidebars;

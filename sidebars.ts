import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {CardIconName} from './src/components/CardIcon';

type SidebarItem = NonNullable<Extract<SidebarsConfig[string], unknown[]>>[number];

/**
 * A category with an index page at `/docs/category/{slug}`.
 *
 * @param description said on the index page and on the card that leads to it.
 * @param icon drawn on that card; a folder when absent.
 */
function category(
  label: string,
  slug: string,
  description: string,
  items: SidebarItem[],
  icon?: CardIconName,
): SidebarItem {
  const link = {
    type: 'generated-index',
    title: label,
    slug: `/category/${slug}`,
    description,
  } as const;
  return {type: 'category', label, description, link, items, ...(icon && {customProps: {icon}})};
}

/** A doc whose card has a icon of its own; any other doc is named by its id alone. */
function guide(id: string, icon: CardIconName): SidebarItem {
  return {type: 'doc', id, customProps: {icon}};
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
            guide('user-guides/create-task', 'check'),
            guide('user-guides/create-group', 'stack'),
            guide('user-guides/create-schedule', 'clock'),
            category(
              'Create workflow',
              'create-workflow',
              'Write a workflow step by step, or start from a recording.',
              [
                'user-guides/workflow-management/create-workflow',
                'user-guides/workflow-management/create-workflow-by-recording',
              ],
              'path',
            ),
          ],
        ),
      ],
    },
  ],
};

export default sidebars;

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {providerIds, providers} from './src/config/providers';

type SidebarItem = NonNullable<Extract<SidebarsConfig[string], unknown[]>>[number];

/**
 * Creates a category with an index page at `/docs/category/{slug}`.
 *
 * @param description appears on the index page and in the parent category's list
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
  return {type: 'category', label, description, link, items, collapsed: false};
}

/**
 * The docs sidebar. The root category creates the page `/docs`. `release` is the first doc, which makes
 * it the version's main doc (SPECIFICATION.md#documentation-data).
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
          'Install Effortless Test Automation, connect a model provider, then configure your setup.',
          [
            'getting-started/installation',
            category(
              'LLM API setup',
              'llm-api-setup',
              'Choose a provider, then create, limit, and check an API key.',
              [
                'getting-started/llm-setup/index',
                ...providerIds.map(id => providers[id].page.replace('/docs/', '')),
              ],
            ),
            'getting-started/configuration',
            'getting-started/data',
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
            'user-guides/run-from-a-pipeline',
            'user-guides/estimate-cost',
            'user-guides/find-your-symptom',
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
        'glossary',
      ],
    },
  ],
};

export default sidebars;

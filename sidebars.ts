import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {providerIds, providers} from './src/config/providers';
import {cardPath} from './src/features/social-cards/frontMatter';

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
    image: cardPath(`docs/category/${slug}`),
  } as const;
  return {type: 'category', label, description, link, items, collapsed: false};
}

/**
 * The docs sidebar. The root category creates the page `/docs`.
 *
 * `mainDoc` only makes `release` the version's main doc (SPECIFICATION.md#documentation-data), because Docusaurus
 * uses the first doc of the first sidebar. Its pages show the sidebar that lists them last.
 */
const sidebars: SidebarsConfig = {
  mainDoc: ['release'],
  tutorialSidebar: [
    {
      type: 'category',
      label: 'Documentation',
      collapsible: false,
      link: {
        type: 'generated-index',
        title: 'Documentation',
        slug: '/',
        image: cardPath('docs'),
        description:
          'Install Effortless Test Automation, connect a model provider, and create tasks, groups, workflows, and schedules.',
      },
      items: [
        category(
          'Getting started',
          'getting-started',
          'Decide whether it fits, install it, connect a model provider, run a first test, and configure your setup.',
          [
            'getting-started/when-it-fits',
            'getting-started/installation',
            'getting-started/what-your-supplier-told-you',
            category(
              'Model providers',
              'llm-api-setup',
              'Choose a provider. Then create an API key, limit it, check it, and enter it.',
              [
                'getting-started/llm-setup/index',
                ...providerIds.map(id => providers[id].page.replace('/docs/', '')),
              ],
            ),
            'getting-started/first-test',
            'getting-started/configuration',
            'getting-started/keys-and-passwords',
          ],
        ),
        category(
          'User guides',
          'user-guides',
          'Write browser tests, run them together, and repeat them.',
          [
            'user-guides/create-task',
            'user-guides/practice',
            'user-guides/create-group',
            category(
              'Workflows',
              'create-workflow',
              'Write a workflow step by step, or start with a recording.',
              [
                'user-guides/workflow-management/create-workflow',
                'user-guides/workflow-management/create-workflow-by-recording',
              ],
            ),
            'user-guides/create-schedule',
            'user-guides/run-from-a-pipeline',
          ],
        ),
        category(
          'Fix a problem',
          'fix-a-problem',
          'Find what you see, find out what caused it, and see what to do.',
          [
            'user-guides/find-your-symptom',
            'user-guides/provider-errors',
            'user-guides/failing-tests',
            'getting-started/network',
          ],
        ),
        category('Reference', 'reference', 'Look up costs, data rules, updates, and words.', [
          'user-guides/estimate-cost',
          'getting-started/data',
          'release',
          'glossary',
        ]),
      ],
    },
  ],
};

export default sidebars;

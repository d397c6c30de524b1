import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {providerIds, providers} from './src/config/providers';
import {cardPath} from './src/config/socialCard';

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
        image: cardPath('docs'),
        description:
          'Install Effortless Test Automation, connect a language-model provider, then create tasks, groups, schedules, and workflows.',
      },
      items: [
        'release',
        category(
          'Getting started',
          'getting-started',
          'Install Effortless Test Automation, connect a model provider, run a first test, then configure your setup.',
          [
            'getting-started/when-it-fits',
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
            'getting-started/first-test',
            'getting-started/configuration',
            'getting-started/keys-and-passwords',
          ],
        ),
        category(
          'User guides',
          'user-guides',
          'Write, create, check, and repeat your browser tests.',
          [
            'user-guides/create-task',
            'user-guides/practice',
            'user-guides/create-group',
            category(
              'Create workflow',
              'create-workflow',
              'Write a workflow step by step, or start from a recording.',
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
          'Find what you see, who or what caused it, and what to do.',
          [
            'user-guides/find-your-symptom',
            'user-guides/provider-errors',
            'user-guides/failing-tests',
            'getting-started/network',
          ],
        ),
        category('Reference', 'reference', 'Look up cost, data, and words.', [
          'user-guides/estimate-cost',
          'getting-started/data',
          'glossary',
        ]),
      ],
    },
  ],
};

export default sidebars;

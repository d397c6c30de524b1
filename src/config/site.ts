/** Facts about this site that more than one page or plugin uses. */
export const site = {
  title: 'Effortless Test Automation',
  tagline: 'Describe the goal, not the clicks',
  /** Default for search results and link previews of pages without a description. */
  description:
    'Documentation of Effortless Test Automation: install it, connect a language-model provider, and create tasks, groups, schedules, and workflows.',
  /** The prefix of edit links and links to history. */
  repository: 'https://github.com/example/effortless-test-automation-docs',
  /** The branch in edit links. */
  branch: 'main',
  /** Path of the search page below the base URL; `q` is its query parameter (SPECIFICATION.md#routes). */
  searchPagePath: 'search',
  /** The table of symptoms that guides without their own link to. */
  symptomsPath: '/docs/user-guides/find-your-symptom',
  contactEmail: 'docs@example.com',
  copyright: 'Copyright © 2025 Effortless Test Automation',
  /** Texts for feeds, search engines, and the list of posts. */
  blog: {
    title: 'Blog',
    description: 'Sample posts that show what this blog can do.',
    sidebarTitle: 'All posts',
    routeBasePath: 'blog',
  },
} as const;

/** A link that shows only an icon: an SVG path on a grid of 24 units. */
export type IconLink = {icon: string; label: string; href: string};

/** The links of the footer. The icons were drawn for this site and show no company's logo. */
export const iconLinks: IconLink[] = [
  {
    icon: 'M6 9.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5M17.5 3a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5M17.5 15.5a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5M8.5 10.7l6.5-3.6M8.5 13.3l6.5 3.6',
    label: 'Social network',
    href: 'https://social.example.com/effortless-test-automation',
  },
  {
    icon: 'M6.25 5h11.5a3.5 3.5 0 0 1 3.5 3.5v7a3.5 3.5 0 0 1-3.5 3.5H6.25a3.5 3.5 0 0 1-3.5-3.5v-7A3.5 3.5 0 0 1 6.25 5zM10 9.25v5.5l4.75-2.75z',
    label: 'Video channel',
    href: 'https://video.example.com/effortless-test-automation',
  },
  {
    icon: 'M4 4.75h16a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-8.5L7 20.5v-3.75H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 4.75zM7.5 9.25h9M7.5 12.5h5.5',
    label: 'Chat community',
    href: 'https://chat.example.com/effortless-test-automation',
  },
  {
    icon: 'M4.75 5h14.5a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4.75a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3.5 6.5L12 13l8.5-6.5',
    label: 'Contact by email',
    href: `mailto:${site.contactEmail}`,
  },
];

/**
 * The facts about this site that stand on more than one page.
 * Every other file reads them from here, so that a change is one line.
 */
export const site = {
  title: 'Effortless Test Automation',
  tagline: 'Test your website in plain language',
  /** Where authors open pull requests; the edit links lead below it. */
  repository: 'https://github.com/example/effortless-test-automation-docs',
  /** The branch that the edit links name. */
  branch: 'main',
  /** Path of the search page below the base URL; `q` is its query parameter (SPECIFICATION.md#routes). */
  searchPagePath: 'search',
  contactEmail: 'docs@example.com',
  copyright: 'Copyright © 2025 Effortless Test Automation',
} as const;

/** The four icon links of the footer. `name` is what a screen reader says. */
export const socialLinks = [
  {
    icon: 'social',
    name: 'Social network',
    href: 'https://social.example.com/effortless-test-automation',
  },
  {
    icon: 'video',
    name: 'Video channel',
    href: 'https://video.example.com/effortless-test-automation',
  },
  {
    icon: 'chat',
    name: 'Chat community',
    href: 'https://chat.example.com/effortless-test-automation',
  },
  {icon: 'mail', name: 'Contact by email', href: `mailto:${site.contactEmail}`},
] as const;

/** One of the footer's icon links. */
export type SocialLink = (typeof socialLinks)[number];

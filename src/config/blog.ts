/** What feeds, search engines, and the list of posts say of the blog, and where it stands. */
export const blog = {
  title: 'Blog',
  description: 'Sample posts that show what this blog can do.',
  routeBasePath: 'blog',
} as const;

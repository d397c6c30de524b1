/** What the list of posts says of the blog, as search engines and feeds do. */
export const blogDescription = 'Sample posts that show what this blog can do.';

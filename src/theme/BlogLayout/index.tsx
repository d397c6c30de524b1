import BlogLayout from '@theme-original/BlogLayout';
// The styles of all blog pages. They load with the blog's code.
import '../../features/blog/styles.css';

export default BlogLayout;

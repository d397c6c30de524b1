import MDXComponents from '@theme-original/MDXComponents';
import ScrollableTable from '@site/src/components/ScrollableTable';

/** What Markdown elements become, beyond the theme's own. */
export default {...MDXComponents, table: ScrollableTable};

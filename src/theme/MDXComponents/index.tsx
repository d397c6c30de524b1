import MDXComponents from '@theme-original/MDXComponents';
import ScrollableTable from '@site/src/features/tables/ScrollableTable';

/** The components for Markdown elements, in addition to the theme's. */
export default {...MDXComponents, table: ScrollableTable};

import {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useHomePageRoute} from '@docusaurus/theme-common/internal';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import styles from './styles.module.css';

type Breadcrumb = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>[number];

function BreadcrumbItem({item, current}: {item: Breadcrumb; current: boolean}): ReactNode {
  const href = item.type === 'category' && item.linkUnlisted ? undefined : item.href;
  return (
    <li className={clsx('breadcrumbs__item', current && 'breadcrumbs__item--active')}>
      {current || !href ? (
        <span className="breadcrumbs__link" aria-current={current ? 'page' : undefined}>
          {item.label}
        </span>
      ) : (
        <Link className="breadcrumbs__link" href={href}>
          {item.label}
        </Link>
      )}
    </li>
  );
}

/** The way to a page, which says which of its steps is the page itself. */
export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const homePageRoute = useHomePageRoute();
  if (!breadcrumbs) {
    return null;
  }
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbs)}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
          description: 'The ARIA label for the breadcrumbs',
        })}
      >
        <ol className="breadcrumbs">
          {homePageRoute && <HomeBreadcrumbItem />}
          {breadcrumbs.map((item, index) => (
            <BreadcrumbItem key={index} item={item} current={index === breadcrumbs.length - 1} />
          ))}
        </ol>
      </nav>
    </>
  );
}

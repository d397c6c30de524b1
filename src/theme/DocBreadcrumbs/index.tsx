import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import LineIcon from '@site/src/components/LineIcon';
import clsx from 'clsx';
import styles from './styles.module.css';

type Step = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>[number];

/** Renders one step above the page. A category without a linkable page is text. */
function StepAbove({step}: {step: Step}): ReactNode {
  const to = 'linkUnlisted' in step && step.linkUnlisted ? undefined : step.href;
  const Tag = to ? Link : 'span';
  return (
    <li>
      <Tag className={styles.step} {...(to && {to})}>
        {step.label}
      </Tag>
    </li>
  );
}

function Home(): ReactNode {
  const name = translate({
    id: 'theme.docs.breadcrumbs.home',
    message: 'Home page',
    description: 'Breadcrumbs: link',
  });
  return (
    <li>
      <Link className={styles.step} aria-label={name} to="/">
        <LineIcon d="M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5" size={18} />
      </Link>
    </li>
  );
}

/** Lists the categories of a page, and marks the last step as the current page. */
export default function DocBreadcrumbs(): ReactNode {
  const steps = useSidebarBreadcrumbs() ?? [];
  const page = steps.at(-1);
  const label = translate({
    id: 'theme.docs.breadcrumbs.navAriaLabel',
    message: 'Breadcrumbs',
    description: 'Breadcrumbs: name',
  });
  return (
    page && (
      <nav className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.trail)} aria-label={label}>
        <DocBreadcrumbsStructuredData breadcrumbs={steps} />
        <ol>
          <Home />
          {steps.slice(0, -1).map((step, level) => (
            <StepAbove key={level} step={step} />
          ))}
          <li>
            <span className={styles.step} aria-current="page">
              {page.label}
            </span>
          </li>
        </ol>
      </nav>
    )
  );
}

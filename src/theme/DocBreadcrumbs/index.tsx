import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import clsx from 'clsx';
import styles from './styles.module.css';

type Step = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>[number];

/** Renders one step above the page. A category without a linkable page is text. */
function StepAbove({step}: {step: Step}): ReactNode {
  const to = 'linkUnlisted' in step && step.linkUnlisted ? undefined : step.href;
  const Tag = to ? Link : 'span';
  return (
    <li className="breadcrumbs__item">
      <Tag className="breadcrumbs__link" {...(to && {to})}>
        {step.label}
      </Tag>
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
        <ol className="breadcrumbs">
          <HomeBreadcrumbItem />
          {steps.slice(0, -1).map((step, level) => (
            <StepAbove key={level} step={step} />
          ))}
          <li className="breadcrumbs__item">
            <span className="breadcrumbs__link" aria-current="page">
              {page.label}
            </span>
          </li>
        </ol>
      </nav>
    )
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';

type Step = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>[number];

/** A step above the page; text alone where the category has no page that may be linked. */
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

/** The way to a page in an ordered list, which says that its last step is the page itself. */
export default function DocBreadcrumbs(): ReactNode {
  const steps = useSidebarBreadcrumbs() ?? [];
  const page = steps.at(-1);
  const label = translate({
    id: 'theme.docs.breadcrumbs.navAriaLabel',
    message: 'Breadcrumbs',
    description: 'The ARIA label for the breadcrumbs',
  });
  return (
    page && (
      <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label={label}>
        <DocBreadcrumbsStructuredData breadcrumbs={steps} />
        <ol className="breadcrumbs">
          <HomeBreadcrumbItem />
          {steps.slice(0, -1).map((step, level) => (
            <StepAbove key={level} step={step} />
          ))}
          <li className="breadcrumbs__item breadcrumbs__item--active">
            <span className="breadcrumbs__link" aria-current="page">
              {page.label}
            </span>
          </li>
        </ol>
      </nav>
    )
  );
}

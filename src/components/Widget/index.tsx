import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** Frames an interactive part of a page: a form, then its results, often in a table. */
export function Widget({className, ...widget}: ComponentProps<'div'>): ReactNode {
  return <div {...widget} className={clsx(styles.widget, className)} />;
}

type WidgetFormProps = {
  legend: string;
  /** Shows the legend to screen readers only. */
  isLegendHidden?: boolean;
} & ComponentProps<'fieldset'>;

/** Holds the fields of a widget. Disabled without scripts and until the page has hydrated. */
export function WidgetForm({
  legend,
  isLegendHidden,
  className,
  children,
  ...fieldset
}: WidgetFormProps): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <fieldset
      {...fieldset}
      aria-label={isLegendHidden ? legend : undefined}
      className={clsx(styles.form, className)}
      disabled={!isBrowser}
    >
      {!isLegendHidden && <legend className={styles.legend}>{legend}</legend>}
      {children}
    </fieldset>
  );
}

/** Lays fields out side by side where the width allows it. */
export function Fields({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.fields}>{children}</div>;
}

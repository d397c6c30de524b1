import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A piece of a page that works something out: a form, then its results, often as a table. */
export function Tool({className, ...tool}: ComponentProps<'div'>): ReactNode {
  return <div {...tool} className={clsx(styles.tool, className)} />;
}

type FormProps = {legend: string} & ComponentProps<'fieldset'>;

/** What a reader fills in; not there without scripts, and usable once the page has hydrated. */
export function Form({legend, children, ...fieldset}: FormProps): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <fieldset {...fieldset} className={clsx('site-scripted', styles.form)} disabled={!isBrowser}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Fields beside each other, where there is room. */
export function Fields({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.fields}>{children}</div>;
}

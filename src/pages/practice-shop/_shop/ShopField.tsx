import {type ComponentProps, type ReactNode, useId} from 'react';
import styles from './styles.module.css';

type Props = {
  label: string;
  error?: string;
  /** The height of a field with several lines. */
  rows?: number;
} & ComponentProps<'input'>;

/** A text field of a plain form, with the error of the last attempt to send it. */
export function ShopField({label, error, rows, ...input}: Props): ReactNode {
  const id = useId();
  const errorId = `${id}error`;
  const control = {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': error && errorId,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea name={input.name} rows={rows} {...control} />
      ) : (
        <input type="text" {...input} {...control} />
      )}
      {error && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}

import {type ComponentProps, type ReactNode, useId} from 'react';
import styles from './styles.module.css';

type Props = {label: string; error?: string; hint?: string} & ComponentProps<'input'>;

/** A text field of a plain form, with the error of the last attempt to send it. */
export function ShopField({label, error, hint, ...input}: Props): ReactNode {
  const id = useId();
  const [errorId, hintId] = [`${id}error`, `${id}hint`];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      <input
        type="text"
        {...input}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={[error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
      />
      {error && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}

import {type ComponentProps, type ReactNode, useId} from 'react';
import styles from './styles.module.css';

type Props = {label: string; hint: string; error?: string} & ComponentProps<'input'>;

/** A labeled text input with a hint; its error is tied to it. */
export default function Field({label, hint, error, ...input}: Props): ReactNode {
  const id = useId();
  const [hintId, errorId] = [`${id}hint`, `${id}error`];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${errorId} ${hintId}` : hintId}
      />
      <span id={hintId} className={styles.hint}>
        {hint}
      </span>
      <span id={errorId} className={styles.error}>
        {error}
      </span>
    </div>
  );
}

import {type ChangeEvent, type ComponentProps, type ReactNode, useId} from 'react';
import styles from './styles.module.css';

type Props = {
  label: string;
  hint?: string;
  /** What is wrong with the value, and what to write instead. */
  error?: string;
  onChange: (value: string) => void;
  /** Options to choose from, in place of a text to write. */
  children?: ReactNode;
} & Omit<ComponentProps<'input'>, 'children' | 'onChange'>;

/** A control below its label, with a hint and its error, which are tied to it. */
export default function Field(props: Props): ReactNode {
  const {label, hint, error, value, onChange, children, ...input} = props;
  const id = useId();
  const [hintId, errorId] = [`${id}hint`, `${id}error`];
  const control = {
    id,
    value,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${errorId} ${hintId}`,
    onChange: ({target}: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange(target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children ? (
        <select {...control}>{children}</select>
      ) : (
        <input
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...input}
          {...control}
        />
      )}
      <span id={hintId} className={styles.hint}>
        {hint}
      </span>
      <span id={errorId} className={styles.error}>
        {error}
      </span>
    </div>
  );
}

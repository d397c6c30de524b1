import {type ChangeEvent, type ComponentProps, type ReactNode, useId} from 'react';
import styles from './styles.module.css';

type Props = {
  label: string;
  hint?: string;
  /** The problem with the value and how to fix it. */
  error?: string;
  onChange: (value: string) => void;
  /** The options of a select. Without them, the control is a text input. */
  children?: ReactNode;
} & Omit<ComponentProps<'input'>, 'children' | 'onChange'>;

/** Renders a labeled control with a hint and an error, which screen readers announce with it. */
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
        <select autoComplete="off" {...control}>
          {children}
        </select>
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

import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  use,
  useId,
  useState,
} from 'react';
import {useFault} from './context';
import styles from './styles.module.css';

/** The values of a form's fields by name, without spaces around them. */
type Values = Record<string, string>;

/** Errors by the name of the field. */
type Errors = Record<string, string | undefined>;

/** What a form says after it was sent: that it worked, or that it did not. */
type Answer = {status?: string; problem?: string};

const FormErrors = createContext<Errors>({});

type FormProps = {
  /** Returns the errors of the values, in the order of the fields. */
  validate: (values: Values) => Errors;
  /** Receives valid values and the value of the pressed button. */
  send: (values: Values, button: string) => Answer | void;
  children: ReactNode;
};

/**
 * A form without the browser's own messages. An attempt to send it moves the focus to the first field with an
 * error. With the fault `accepts-empty`, an empty field has no error.
 */
export function ShopForm({validate, send, children}: FormProps): ReactNode {
  const [errors, setErrors] = useState<Errors>({});
  const [{status, problem}, setAnswer] = useState<Answer>({});
  const acceptsEmpty = useFault() === 'accepts-empty';
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = Array.from(new FormData(form), ([name, value]) => [name, `${value}`.trim()]);
    const values = Object.fromEntries(fields) as Values;
    const found = Object.entries(validate(values)).filter(
      ([name, error]) => error && !(acceptsEmpty && values[name] === ''),
    );
    setErrors(Object.fromEntries(found));
    const [first] = found;
    if (first) {
      setAnswer({});
      form.querySelector<HTMLElement>(`[name="${first[0]}"]`)?.focus();
    } else {
      const {submitter} = event.nativeEvent as SubmitEvent;
      setAnswer(send(values, submitter?.getAttribute('value') ?? '') ?? {});
    }
  };
  // A field that changes is no longer the one with the error.
  const onChange = ({target}: FormEvent<HTMLFormElement>): void => {
    setErrors({...errors, [(target as HTMLInputElement).name]: undefined});
    setAnswer({status});
  };
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit} onChange={onChange}>
      <FormErrors value={errors}>{children}</FormErrors>
      <p role="status">{status}</p>
      <p role="alert" className={styles.error}>
        {problem}
      </p>
    </form>
  );
}

type FieldProps = {
  label: string;
  name: string;
  /** The height of a field with several lines. */
  rows?: number;
} & ComponentProps<'input'>;

/** A text field of a {@link ShopForm}, with its error. */
export function ShopField({label, rows, ...input}: FieldProps): ReactNode {
  const id = useId();
  const errorId = `${id}error`;
  const error = use(FormErrors)[input.name];
  const control = {id, 'aria-invalid': Boolean(error), 'aria-describedby': error && errorId};
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea name={input.name} rows={rows} {...control} />
      ) : (
        <input type="text" autoComplete="off" {...input} {...control} />
      )}
      {error && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}

/** The button that sends a form. */
export function SendButton({children, ...button}: ComponentProps<'button'>): ReactNode {
  return (
    <button type="submit" {...button} className={`site-button ${styles.primary}`}>
      {children}
    </button>
  );
}

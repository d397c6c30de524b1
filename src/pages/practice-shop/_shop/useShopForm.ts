import {type FormEvent, useState} from 'react';
import {useFault} from './context';

/** The values of a form's fields by name, without spaces around them. */
export type Values = Record<string, string>;

/** Errors by the name of the field. */
export type Errors = Record<string, string>;

/**
 * Handles a form without the browser's own messages: validates it, moves the focus to the first field
 * with an error, or sends it. With the fault `accepts-empty`, nothing is an error.
 *
 * @param validate returns the errors of the values
 */
export function useShopForm(
  validate: (values: Values) => Errors,
  send: (values: Values) => void,
): {
  errors: Errors;
  form: {
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
} {
  const [errors, setErrors] = useState<Errors>({});
  const acceptsEmpty = useFault() === 'accepts-empty';
  return {
    errors,
    form: {
      noValidate: true,
      onSubmit: event => {
        event.preventDefault();
        const sent = event.currentTarget;
        const entries = Array.from(new FormData(sent));
        const values = Object.fromEntries(
          entries.map(([name, value]) => [name, `${value}`.trim()]),
        );
        const found = acceptsEmpty ? {} : validate(values);
        setErrors(found);
        const [first] = Object.keys(found);
        if (first === undefined) {
          send(values);
        } else {
          sent.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
        }
      },
    },
  };
}

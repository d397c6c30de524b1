import {type ReactNode, useState} from 'react';
import {shopTexts} from '@site/src/config/shop';
import {ShopField} from './ShopField';
import styles from './styles.module.css';
import {useShopForm, type Errors, type Values} from './useShopForm';
import {View} from './View';

function emailError(email: string): string | undefined {
  if (!email) {
    return shopTexts.emailMissing;
  }
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? undefined
    : 'Enter an email address such as name@example.com';
}

function validate({name, email = '', message}: Values): Errors {
  const problem = emailError(email);
  return {
    ...(!name && {name: 'Enter your name'}),
    ...(problem && {email: problem}),
    ...(!message && {message: 'Enter a message'}),
  };
}

/** A contact form. It sends nothing. */
export function Contact(): ReactNode {
  const [isSent, setIsSent] = useState(false);
  const {errors, form} = useShopForm(validate, () => {
    setIsSent(true);
    // The form goes away, and the focus with it.
    document.querySelector<HTMLElement>('h1')?.focus();
  });
  return (
    <View title="Contact">
      <p role="status">{isSent ? shopTexts.messageSent : ''}</p>
      {!isSent && (
        <form {...form} className={styles.form}>
          <ShopField label="Name" name="name" autoComplete="off" error={errors.name} />
          <ShopField
            label="Email"
            name="email"
            type="email"
            autoComplete="off"
            error={errors.email}
          />
          <ShopField label="Message" name="message" rows={5} error={errors.message} />
          <button className={`site-button ${styles.primary}`} type="submit">
            Send message
          </button>
        </form>
      )}
    </View>
  );
}

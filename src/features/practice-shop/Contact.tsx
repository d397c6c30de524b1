import {type ReactNode, useState} from 'react';
import {shopTexts} from './data';
import {SendButton, ShopField, ShopForm} from './form';
import {View} from './View';

function emailError(email = ''): string | undefined {
  if (!email) {
    return shopTexts.emailMissing;
  }
  return /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(email)
    ? undefined
    : 'Enter an email address such as name@example.com';
}

/** A contact form. It sends nothing. */
export function Contact(): ReactNode {
  const [isSent, setIsSent] = useState(false);
  return (
    <View title="Contact">
      <p role="status">{isSent && shopTexts.messageSent}</p>
      {!isSent && (
        <ShopForm
          validate={({name, email, message}) => ({
            name: name ? undefined : 'Enter your name',
            email: emailError(email),
            message: message ? undefined : 'Enter a message',
          })}
          send={() => {
            setIsSent(true);
            // The form goes away, and the focus with it.
            document.querySelector<HTMLElement>('h1')?.focus();
          }}
        >
          <ShopField label="Name" name="name" autoComplete="name" />
          <ShopField label="Email" name="email" type="email" autoComplete="email" />
          <ShopField label="Message" name="message" rows={5} />
          <SendButton>Send message</SendButton>
        </ShopForm>
      )}
    </View>
  );
}

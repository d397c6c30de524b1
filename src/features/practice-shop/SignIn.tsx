import type {ReactNode} from 'react';
import {formatPrice, shopTexts} from './data';
import {customer} from './customer';
import {ShopLink, useFault, useOpen, useShop} from './context';
import {SendButton, ShopField, ShopForm} from './form';
import styles from './styles.module.css';
import {View} from './View';

/** Signs Ada in, with the password that the page prints. */
export function SignIn(): ReactNode {
  const {dispatch} = useShop();
  const open = useOpen();
  return (
    <View title="Sign in">
      <p>Anyone can use this practice account:</p>
      <dl className={styles.facts}>
        <dt>Email</dt>
        <dd translate="no">{customer.email}</dd>
        <dt>Password</dt>
        <dd translate="no">{customer.password}</dd>
      </dl>
      <ShopForm
        validate={({email, password}) => ({
          email: email ? undefined : shopTexts.emailMissing,
          password: password ? undefined : 'Enter your password',
        })}
        send={({email, password}) => {
          // An address is the same in capitals.
          if (email?.toLowerCase() !== customer.email || password !== customer.password) {
            return {problem: shopTexts.wrongPassword};
          }
          dispatch({type: 'signIn'});
          open({view: 'orders'});
          return {};
        }}
      >
        <ShopField label="Email" name="email" type="email" autoComplete="email" />
        <ShopField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
        />
        <SendButton>Sign in</SendButton>
      </ShopForm>
    </View>
  );
}

/** Lists the orders of this tab, the latest one first. */
export function Orders(): ReactNode {
  const {state, dispatch} = useShop();
  const open = useOpen();
  const hasNumber = useFault() !== 'no-order-number';
  if (!state.isSignedIn) {
    return (
      <View title="My orders">
        <p>
          <ShopLink params={{view: 'sign-in'}}>Sign in to see your orders</ShopLink>
        </p>
      </View>
    );
  }
  const count = state.orders.length;
  return (
    <View title="My orders">
      <p>{`Signed in as ${customer.name}`}</p>
      <p>{count === 0 ? 'No orders yet' : `${count} ${count === 1 ? 'order' : 'orders'}`}</p>
      <ul className={styles.products}>
        {[...state.orders].reverse().map(({number, total}) => (
          <li key={number}>
            <ShopLink params={{view: 'order', number}}>
              {hasNumber ? `Order ${number}` : 'Order'}
            </ShopLink>
            <span>{formatPrice(total)}</span>
          </li>
        ))}
      </ul>
      <button
        className="site-button"
        type="button"
        onClick={() => {
          dispatch({type: 'signOut'});
          open({view: 'sign-in'});
        }}
      >
        Sign out
      </button>
    </View>
  );
}

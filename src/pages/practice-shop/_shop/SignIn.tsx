import {type ReactNode, useState} from 'react';
import {formatPrice, shopTexts} from '@site/src/config/shop';
import {customer} from '@site/src/config/shopCustomer';
import {ShopLink, useFault, useOpen, useShop} from './context';
import {ShopField} from './ShopField';
import styles from './styles.module.css';
import {useShopForm} from './useShopForm';
import {View} from './View';

/** Signs Ada in, with the password that the page prints. */
export function SignIn(): ReactNode {
  const {dispatch} = useShop();
  const open = useOpen();
  const [problem, setProblem] = useState('');
  const {errors, form} = useShopForm(
    ({email, password}) => ({
      ...(!email && {email: shopTexts.emailMissing}),
      ...(!password && {password: 'Enter your password'}),
    }),
    ({email, password}) => {
      if (email === customer.email && password === customer.password) {
        dispatch({type: 'signIn'});
        open({view: 'orders'});
      } else {
        setProblem(shopTexts.wrongPassword);
      }
    },
  );
  return (
    <View title="Sign in">
      <p>Everybody may use this account of the practice shop:</p>
      <dl className={styles.facts}>
        <dt>Email</dt>
        <dd translate="no">{customer.email}</dd>
        <dt>Password</dt>
        <dd translate="no">{customer.password}</dd>
      </dl>
      <form {...form} className={styles.form}>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <ShopField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          error={errors.email}
        />
        <ShopField
          label="Password"
          name="password"
          type="password"
          autoComplete="off"
          error={errors.password}
        />
        <button className={`site-button ${styles.primary}`} type="submit">
          Sign in
        </button>
      </form>
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

import {useHistory, useLocation} from '@docusaurus/router';
import {type ComponentType, type FormEvent, type ReactNode, useEffect, useId, useRef} from 'react';
import {customer} from './customer';
import {faults} from './faults';
import {CartView} from './CartView';
import {Catalog} from './Catalog';
import {Checkout} from './Checkout';
import {Contact} from './Contact';
import {AllProducts, ShopContext, ShopLink, useFault, useOpen, useParams, useShop} from './context';
import {OrderView} from './OrderView';
import {ProductView} from './ProductView';
import {Orders, SignIn} from './SignIn';
import {itemsOf, type ShopStore, useShopStore} from './state';
import styles from './styles.module.css';
import {View} from './View';

/** Views by the value of `?view=`. */
const views: Record<string, ComponentType> = {
  catalog: Catalog,
  product: ProductView,
  cart: CartView,
  'sign-in': SignIn,
  orders: Orders,
  checkout: Checkout,
  order: OrderView,
  contact: Contact,
};

function NoSuchView(): ReactNode {
  return (
    <View title="Page not found">
      <AllProducts />
    </View>
  );
}

function Navigation(): ReactNode {
  const {cart, isSignedIn} = useShop().state;
  const count = itemsOf(cart).reduce((sum, {quantity}) => sum + quantity, 0);
  return (
    <nav className={styles.navigation} aria-label="Shop">
      <ShopLink>Products</ShopLink>
      <ShopLink params={{view: 'cart'}}>{`Cart ${count}`}</ShopLink>
      <ShopLink params={{view: isSignedIn ? 'orders' : 'sign-in'}}>
        {isSignedIn ? customer.name : 'Sign in'}
      </ShopLink>
      <ShopLink params={{view: 'contact'}}>Contact</ShopLink>
    </nav>
  );
}

/**
 * Switches a fault on in the current view. With a fault, the page does not mention it: a run reads the page,
 * and must find the fault itself. Back, or the URL, switches it off.
 */
function FaultControl(): ReactNode {
  const id = useId();
  const open = useOpen();
  const params = useParams();
  const unknown = params.get('fault');
  // Arrow keys choose in a closed list, so the choice alone must not open another page.
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fault = new FormData(event.currentTarget).get('fault');
    if (fault) {
      open({...Object.fromEntries(params), fault: `${fault}`});
    }
  };
  return (
    <footer className={styles.faults}>
      <form className={styles.form} onSubmit={onSubmit}>
        <div className={styles.field}>
          <label htmlFor={id}>Shop fault</label>
          <select id={id} name="fault" autoComplete="off">
            <option value="">None</option>
            {faults.map(({id: fault}) => (
              <option key={fault}>{fault}</option>
            ))}
          </select>
        </div>
        <button type="submit" className="site-button">
          Switch on
        </button>
      </form>
      {unknown && (
        <p className={styles.error}>{`The shop has no fault “${unknown}”. Choose one here.`}</p>
      )}
    </footer>
  );
}

/**
 * Empties the shop for `?reset` and signs Ada in for `?as=ada`, then removes both from the URL.
 *
 * @returns whether this is still to be done: no view may read the state before
 */
function useStartParams(dispatch: ShopStore['dispatch']): boolean {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const params = new URLSearchParams(search);
  const isReset = params.has('reset');
  const isAda = params.get('as') === 'ada';
  useEffect(() => {
    if (isReset) {
      dispatch({type: 'reset'});
    }
    if (isAda) {
      dispatch({type: 'signIn'});
    }
    if (isReset || isAda) {
      const rest = new URLSearchParams(search);
      rest.delete('reset');
      rest.delete('as');
      history.replace({pathname, search: `${rest}`});
    }
  }, [isReset, isAda, dispatch, history, pathname, search]);
  return isReset || isAda;
}

/**
 * Moves the focus to the heading of each further view. A view that the browser loaded leaves it at the top.
 *
 * @param isLoaded whether the browser loaded the page, instead of following a link within the site
 * @param key of the view's entry in the history, or `undefined` before there is a view
 */
function useFocusOnHeading(isLoaded: boolean, key: string | undefined): void {
  const isFirst = useRef(isLoaded);
  useEffect(() => {
    if (key === undefined) {
      return;
    }
    if (!isFirst.current) {
      document.querySelector<HTMLElement>('h1')?.focus();
    }
    isFirst.current = false;
  }, [key]);
}

export function Shop({isLoaded}: {isLoaded: boolean}): ReactNode {
  const shop = useShopStore();
  const isStarting = useStartParams(shop.dispatch);
  // A link to the open view starts it again.
  const {key = 'first'} = useLocation();
  useFocusOnHeading(isLoaded, isStarting ? undefined : key);
  const fault = useFault();
  const view = useParams().get('view') ?? 'catalog';
  if (isStarting) {
    return null;
  }
  const Current = Object.hasOwn(views, view) ? views[view]! : NoSuchView;
  return (
    <ShopContext value={shop}>
      <Navigation />
      <Current key={key} />
      {!fault && <FaultControl />}
    </ShopContext>
  );
}

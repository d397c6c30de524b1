import useBaseUrl from '@docusaurus/useBaseUrl';
import {useHistory, useLocation} from '@docusaurus/router';
import {type ComponentType, type ReactNode, useEffect, useId, useMemo, useRef} from 'react';
import {shopPath} from '@site/src/config/shop';
import {customer} from '@site/src/config/shopCustomer';
import {faults} from '@site/src/config/shopFaults';
import {CartView} from './CartView';
import {Catalog} from './Catalog';
import {Checkout} from './Checkout';
import {Contact} from './Contact';
import {AllProducts, ShopContext, ShopLink, useFault, useParams, useShop} from './context';
import {OrderView} from './OrderView';
import {ProductView} from './ProductView';
import {Orders, SignIn} from './SignIn';
import {itemsOf, type ShopAction, useShopState} from './state';
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
    <View title="The shop has no such page">
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

/** Switches a fault on or off. The view stays. */
function FaultControl(): ReactNode {
  const id = useId();
  const history = useHistory();
  const params = useParams();
  const path = useBaseUrl(shopPath);
  const fault = useFault();
  const chosen = faults.find(candidate => candidate.id === fault);
  const requested = params.get('fault');
  const choose = (value: string): void => {
    if (value) {
      params.set('fault', value);
    } else {
      params.delete('fault');
    }
    history.push(`${path}?${params}`);
  };
  return (
    <footer className={styles.faults}>
      <div className={styles.field}>
        <label htmlFor={id}>Fault of the shop</label>
        <select id={id} value={fault ?? ''} onChange={({target}) => choose(target.value)}>
          <option value="">None</option>
          {faults.map(({id: value}) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      </div>
      {chosen && <p>{`${chosen.effect}. A good test: ${chosen.report}.`}</p>}
      {requested && !chosen && (
        <p className={styles.problem}>{`The shop has no fault “${requested}”. Choose one here.`}</p>
      )}
    </footer>
  );
}

/** Empties the shop for `?reset` and signs Ada in for `?as=ada`, then removes both from the URL. */
function useStartParams(dispatch: (action: ShopAction) => void): void {
  const history = useHistory();
  const {search} = useLocation();
  const path = useBaseUrl(shopPath);
  useEffect(() => {
    const params = new URLSearchParams(search);
    const isReset = params.has('reset');
    const isAda = params.get('as') === 'ada';
    if (!isReset && !isAda) {
      return;
    }
    if (isReset) {
      dispatch({type: 'reset'});
    }
    if (isAda) {
      dispatch({type: 'signIn'});
    }
    params.delete('reset');
    params.delete('as');
    history.replace(`${path}?${params}`);
  }, [dispatch, history, path, search]);
}

/**
 * Moves the focus to the heading of each further view. A view that the browser loaded leaves it at the top.
 *
 * @param isLoaded whether the browser loaded the page, instead of following a link within the site
 */
function useFocusOnHeading(isLoaded: boolean): void {
  const params = useParams();
  params.delete('fault');
  const view = params.toString();
  const isFirst = useRef(isLoaded);
  useEffect(() => {
    if (!isFirst.current) {
      document.querySelector<HTMLElement>('h1')?.focus();
    }
    isFirst.current = false;
  }, [view]);
}

export function Shop({isLoaded}: {isLoaded: boolean}): ReactNode {
  const [state, dispatch] = useShopState();
  const shop = useMemo(() => ({state, dispatch}), [state, dispatch]);
  useStartParams(dispatch);
  useFocusOnHeading(isLoaded);
  const view = useParams().get('view') ?? 'catalog';
  const Current = Object.hasOwn(views, view) ? views[view]! : NoSuchView;
  return (
    <ShopContext value={shop}>
      <Navigation />
      <Current />
      <FaultControl />
    </ShopContext>
  );
}

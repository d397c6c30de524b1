import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {createContext, type ComponentProps, type ReactNode, useContext} from 'react';
import {shopPath} from '@site/src/config/shop';
import {faults, type FaultId} from '@site/src/config/shopFaults';
import type {ShopAction, ShopState} from './state';

type Shop = {state: ShopState; dispatch: (action: ShopAction) => void};

export const ShopContext = createContext<Shop | null>(null);

export function useShop(): Shop {
  return useContext(ShopContext)!;
}

/** The parameters of a view. Every link keeps the fault. */
type Params = Record<string, string | undefined>;

export function useParams(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}

/** Returns the fault that the URL switches on. */
export function useFault(): FaultId | undefined {
  const id = useParams().get('fault');
  return faults.find(fault => fault.id === id)?.id;
}

function toQuery(params: Params): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value) {
      query.set(name, value);
    }
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Returns a function that opens a view of the shop. */
export function useOpen(): (params: Params) => void {
  const history = useHistory();
  const path = useBaseUrl(shopPath);
  const fault = useFault();
  return params => history.push(path + toQuery({...params, fault}));
}

type ShopLinkProps = {params?: Params} & Omit<ComponentProps<'a'>, 'href' | 'ref'>;

/** Links to a view of the shop. */
export function ShopLink({params, ...link}: ShopLinkProps): ReactNode {
  const fault = useFault();
  return <Link {...link} to={shopPath + toQuery({...params, fault})} />;
}

/** Leads out of a view that has nothing to show. */
export function AllProducts(): ReactNode {
  return (
    <p>
      <ShopLink>See all products</ShopLink>
    </p>
  );
}

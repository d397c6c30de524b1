import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ComponentProps, createContext, type ReactNode, useContext} from 'react';
import {shopPath} from './data';
import {faults, type FaultId} from './faults';
import type {ShopStore} from './state';

export const ShopContext = createContext<ShopStore | null>(null);

export function useShop(): ShopStore {
  return useContext(ShopContext)!;
}

export function useParams(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}

/** Returns the fault that the URL switches on. */
export function useFault(): FaultId | undefined {
  const id = useParams().get('fault');
  return faults.find(fault => fault.id === id)?.id;
}

/** The parameters of a view. Every link keeps the fault. */
type Params = Record<string, string | undefined>;

function toQuery(params: Params): string {
  const given = Object.entries(params).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** Returns a function that opens a view of the shop. */
export function useOpen(): (params: Params) => void {
  const history = useHistory();
  const path = useBaseUrl(shopPath);
  const fault = useFault();
  return params => history.push(path + toQuery({fault, ...params}));
}

type ShopLinkProps = {params?: Params} & Omit<ComponentProps<'a'>, 'href' | 'ref'>;

/** Links to a view of the shop. */
export function ShopLink({params, ...link}: ShopLinkProps): ReactNode {
  const fault = useFault();
  return <Link {...link} to={shopPath + toQuery({fault, ...params})} />;
}

/** Leads out of a view that has nothing to show. */
export function AllProducts(): ReactNode {
  return (
    <p>
      <ShopLink>See all products</ShopLink>
    </p>
  );
}

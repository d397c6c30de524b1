import type {ReactNode, FormEvent} from 'react';
import {formatPrice, products, shopTexts, type Product} from './data';
import {ShopLink, useFault, useOpen, useParams} from './context';
import styles from './styles.module.css';
import {View} from './View';

const orders: Record<string, {label: string; compare: (a: Product, b: Product) => number}> = {
  name: {label: 'Name', compare: (a, b) => a.name.localeCompare(b.name, 'en')},
  price: {label: 'Price, lowest first', compare: (a, b) => a.price - b.price},
  'price-descending': {label: 'Price, highest first', compare: (a, b) => b.price - a.price},
};

/** Returns the products whose name contains all words of a query. */
function search(query: string): Product[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return products.filter(({name}) => words.every(word => name.toLowerCase().includes(word)));
}

/** Returns the product after another one in the catalog. */
function nextProduct(product: Product): Product {
  return products[(products.indexOf(product) + 1) % products.length]!;
}

/** Lists the products, with a search and a choice of the order. */
export function Catalog(): ReactNode {
  const params = useParams();
  const open = useOpen();
  const fault = useFault();
  const query = params.get('q') ?? '';
  const sort = params.get('sort') ?? '';
  const matching = search(query);
  const found = query && fault === 'wrong-search' ? matching.map(nextProduct) : matching;
  const order = fault === 'unsorted' ? undefined : orders[sort];
  const shown = order ? [...found].sort(order.compare) : found;
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    open({q: `${values.get('q')}`.trim(), sort: `${values.get('sort')}`});
  };
  const count = `${shown.length} ${shown.length === 1 ? 'product' : 'products'}`;
  return (
    <View title="Products">
      <form className={styles.search} role="search" onSubmit={onSubmit}>
        <div className={styles.field}>
          <label htmlFor="shop-query">Search products</label>
          <input id="shop-query" type="search" name="q" defaultValue={query} autoComplete="off" />
        </div>
        <div className={styles.field}>
          <label htmlFor="shop-sort">Sort by</label>
          <select id="shop-sort" name="sort" defaultValue={sort}>
            <option value="">Featured</option>
            {Object.entries(orders).map(([id, {label}]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <button className="site-button" type="submit">
          Show products
        </button>
      </form>
      <p role="status">{shown.length > 0 ? count : shopTexts.noProducts}</p>
      <ol className={styles.products}>
        {shown.map(({id, name, price}) => (
          <li key={id}>
            <ShopLink params={{view: 'product', id}}>{name}</ShopLink>
            <span>{formatPrice(price)}</span>
          </li>
        ))}
      </ol>
    </View>
  );
}

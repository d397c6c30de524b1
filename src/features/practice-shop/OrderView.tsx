import type {ReactNode} from 'react';
import {shopTexts} from './data';
import {ShopLink, useFault, useParams, useShop} from './context';
import {OrderItems} from './Items';
import {itemsOf} from './state';
import styles from './styles.module.css';
import {View} from './View';

/** Confirms an order of this tab. */
export function OrderView(): ReactNode {
  const number = useParams().get('number');
  const order = useShop().state.orders.find(candidate => candidate.number === number);
  const hasNumber = useFault() !== 'no-order-number';
  if (!order) {
    return (
      <View title="Order not found">
        <p>
          <ShopLink params={{view: 'orders'}}>See my orders</ShopLink>
        </p>
      </View>
    );
  }
  return (
    <View title={shopTexts.thanks}>
      <p className={styles.number}>
        {hasNumber ? `Order ${order.number}` : shopTexts.noOrderNumber}
      </p>
      <OrderItems items={itemsOf(order.cart)} shipping={order.shipping} total={order.total} />
      <p>Payment: Invoice</p>
      <p>
        <ShopLink params={{view: 'orders'}}>My orders</ShopLink>
      </p>
    </View>
  );
}

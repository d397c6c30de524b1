import clsx from 'clsx';
import type {ReactNode} from 'react';
import Ending, {type EndingName} from './Ending';
import Link from '@docusaurus/Link';
import {orderNumber, shopPath, shopTexts} from '@site/src/features/practice-shop/data';
import ShopPage from './ShopPage';
import endingStyles from './endings.module.css';
import styles from './run.module.css';

/** The two states of the shop that readers can choose. The HTML shows the first one. */
const shops = [
  {
    id: 'works',
    label: 'The shop works',
    message: shopTexts.thanks,
    caption: 'This run passed.',
    link: {label: 'Try the shop', to: shopPath},
  },
  {
    id: 'broken',
    label: 'The shop is broken',
    message: '',
    caption: 'This run gave up.',
    link: {label: 'Try the broken shop', to: `${shopPath}?fault=error-on-order`},
  },
] as const;

type Shop = (typeof shops)[number];

/** The steps of the run, and what the shop shows at each of them. */
const steps = [
  {label: 'Open the shop', shown: 'three products'},
  {label: 'Find “Blue mug”', shown: 'one mug'},
  {label: 'Put one in the cart', shown: 'one product in the cart'},
  {label: 'Place the order', shown: 'the text that ends the run'},
];

type RunEnding = {ending: EndingName; term: string; reachedIn: Shop['id']; evidence: string};

/** The criterion of each ending, the state of the shop in which a run reaches it, and the evidence. */
const endings: readonly RunEnding[] = [
  {
    ending: 'done',
    term: 'Done when the page shows an order number',
    reachedIn: 'works',
    evidence: `Order ${orderNumber(0)}`,
  },
  {
    ending: 'giveUp',
    term: 'Give up when an error message appears',
    reachedIn: 'broken',
    evidence: `“${shopTexts.orderFailed}”`,
  },
];

/** Shows a run in one state of the shop: its steps, the page at each of them, and its endings. */
function View({id, message, caption, link}: Shop): ReactNode {
  const {evidence} = endings.find(({reachedIn}) => reachedIn === id)!;
  return (
    <div className={clsx(styles.view, styles[`${id}View`])}>
      <ol className={styles.steps}>
        {steps.map(({label, shown}, step) => (
          <li key={label}>
            <input
              type="radio"
              name={id}
              id={`${id}-${step}`}
              aria-label={`${label} (the page shows ${shown})`}
              className="site-hidden"
            />
            <label htmlFor={`${id}-${step}`}>
              <span>{label}</span>
            </label>
            <ShopPage {...{step, message, evidence}} />
          </li>
        ))}
      </ol>
      <dl className={clsx(endingStyles.endings, id === 'broken' && endingStyles.gaveUp)}>
        {endings.map(({ending, term, reachedIn, evidence: quoted}) => (
          <Ending key={ending} ending={ending} isReached={id === reachedIn}>
            <dt>{term}</dt>
            <dd>{id === reachedIn ? quoted : 'This ending was not reached'}</dd>
          </Ending>
        ))}
      </dl>
      <p className={styles.caption}>
        {caption} <Link to={link.to}>{link.label}</Link>.
      </p>
    </div>
  );
}

/**
 * Shows one test in two states of a shop, with its two endings. It illustrates the idea, not a screen of
 * the product. CSS alone swaps the runs, because their radio buttons come before both, and the pages,
 * because each comes after the radio button of its step.
 */
export default function Run(): ReactNode {
  return (
    <div className={styles.run} role="group" aria-labelledby="run">
      {shops.map(({id}, index) => (
        <input
          key={id}
          type="radio"
          name="shop"
          id={id}
          className={`site-hidden ${styles[id]}`}
          defaultChecked={index === 0}
        />
      ))}
      <div className={styles.head}>
        <p id="run">Goal: Order one blue mug</p>
        <div className={styles.segment}>
          {shops.map(({id, label}) => (
            <label key={id} htmlFor={id}>
              {label}
            </label>
          ))}
        </div>
      </div>
      {shops.map(shop => (
        <View key={shop.id} {...shop} />
      ))}
    </div>
  );
}

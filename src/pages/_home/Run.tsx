import Ending, {type EndingName} from '@site/src/components/Ending';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import fork from './fork.module.css';
import styles from './run.module.css';

/** The two states of the shop that readers can choose. The HTML shows the first one. */
const shops = [
  {
    id: 'works',
    label: 'The shop works',
    caption: 'An example. This run passed: it proves only the result you asked for.',
  },
  {
    id: 'broken',
    label: 'The shop is broken',
    caption: 'An example. This run gave up: it names what stopped it.',
  },
] as const;

type ShopId = (typeof shops)[number]['id'];

const steps = ['open the shop', 'find “Blue mug”', 'put one in the cart', 'place the order'];

type RunEnding = {ending: EndingName; term: string; reachedIn: ShopId; evidence: string};

/** The criterion of each ending, the state of the shop in which a run reaches it, and the evidence. */
const endings: readonly RunEnding[] = [
  {
    ending: 'done',
    term: 'Done when the page shows an order number',
    reachedIn: 'works',
    evidence: 'Order SO-004711',
  },
  {
    ending: 'giveUp',
    term: 'Give up when an error message appears',
    reachedIn: 'broken',
    evidence: '“We can’t take orders right now”',
  },
];

/**
 * Shows one test in two states of a shop, with its two endings. It illustrates the idea, not a
 * screen of the product. The radio buttons come before both runs, so CSS alone can swap them.
 */
export default function Run(): ReactNode {
  return (
    <div className={styles.run} role="radiogroup" aria-labelledby="run">
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
      {shops.map(({id, caption}) => (
        <div key={id} className={clsx(styles.view, styles[`${id}View`])}>
          <ol className={styles.steps}>
            {steps.map(step => (
              <li key={step} className="site-stop">
                {step}
              </li>
            ))}
          </ol>
          <dl className={clsx(fork.fork, id === 'broken' && fork.gaveUp)}>
            {endings.map(({ending, term, reachedIn, evidence}) => (
              <Ending key={ending} ending={ending} isReached={id === reachedIn}>
                <dt>{term}</dt>
                <dd>{id === reachedIn ? evidence : 'not reached'}</dd>
              </Ending>
            ))}
          </dl>
          <p className={styles.caption}>{caption}</p>
        </div>
      ))}
    </div>
  );
}

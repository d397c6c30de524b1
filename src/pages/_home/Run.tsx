import EndingMark, {type EndingName} from '@site/src/components/EndingMark';
import type {ReactNode} from 'react';
import styles from './run.module.css';

/** The two states of the shop that readers can choose between; the first is served. */
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

const steps = ['open the shop', 'find “Blue mug”', 'put one in the cart', 'place the order'];

/** The criterion of each ending, and its evidence in each state of the shop. */
const endings: {ending: EndingName; term: string; works: string; broken: string}[] = [
  {
    ending: 'done',
    term: 'Done when the page shows an order number',
    works: 'Order SO-004711',
    broken: 'not reached',
  },
  {
    ending: 'giveUp',
    term: 'Give up when an error message appears',
    works: 'not reached',
    broken: '“We can’t take orders right now”',
  },
];

/**
 * Shows one test in two states of a shop, with its two endings. It illustrates the idea, not a
 * screen of the product. The radio buttons come before what they change, so CSS alone can run it.
 */
export default function Run(): ReactNode {
  return (
    <figure className={styles.figure}>
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
        <ol className={styles.steps}>
          {steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <dl className={styles.endings}>
          {endings.map(({ending, term, ...results}) => (
            <div key={ending} className={styles[ending]}>
              <EndingMark ending={ending} className={styles.mark} />
              <dt>{term}</dt>
              {shops.map(({id}) => (
                <dd key={id} className={styles[`${id}Result`]}>
                  {results[id]}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
      <figcaption>
        {shops.map(({id, caption}) => (
          <span key={id} className={styles[`${id}Caption`]}>
            {caption}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

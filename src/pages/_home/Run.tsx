import EndingMark, {type EndingName} from '@site/src/components/EndingMark';
import type {ReactNode} from 'react';
import styles from './run.module.css';

/** The two shops that a reader can choose between, the one of the page as served first. */
const shops = [
  {id: 'works', label: 'The shop works'},
  {id: 'broken', label: 'The shop is broken'},
] as const;

const steps = ['open the shop', 'find “Blue mug”', 'put one in the basket', 'place the order'];

/** What each ending says, by the shop that the test ran in. */
const endings: {ending: EndingName; term: string; works: string; broken: string}[] = [
  {ending: 'done', term: 'Done', works: 'Order SO-004711', broken: 'not reached'},
  {ending: 'giveUp', term: 'Give up', works: 'not reached', broken: 'An error message appeared'},
];

/**
 * One test in two shops, with its two endings. It shows the idea, not a screen of the product. The
 * buttons stand before what they change, so that style sheets alone can perform it.
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
          <p id="run">Order one blue mug</p>
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
        Both runs told you something. A pass tells you no more than the result you asked for.
      </figcaption>
    </figure>
  );
}

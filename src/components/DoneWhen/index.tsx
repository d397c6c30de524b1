import Translate from '@docusaurus/Translate';
import {isValidElement, type ReactElement, type ReactNode} from 'react';
import LineIcon from '../LineIcon';
import styles from './styles.module.css';

const check = 'M5 12.5l4.5 4.5 9.5-10.5';

/**
 * States in one line how readers see that a guide worked.
 *
 * @param children the paragraph that MDX makes of the sentence, which continues "You are done when"
 * @throws Error if the children are not one paragraph
 */
export default function DoneWhen({children}: {children: ReactNode}): ReactNode {
  if (!isValidElement(children)) {
    throw new Error(
      '<DoneWhen> needs exactly one sentence, with an empty line before and after it.',
    );
  }
  const sentence = children as ReactElement<{children: ReactNode}>;
  return (
    <p className={styles.line}>
      <LineIcon className={styles.check} d={check} />
      <strong>
        <Translate id="site.doneWhen" description="Guide: begins its criterion">
          You are done when
        </Translate>
      </strong>{' '}
      {sentence.props.children}
    </p>
  );
}

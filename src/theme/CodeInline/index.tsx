import type {Props} from '@theme/CodeInline';
import CodeInline from '@theme-original/CodeInline';
import type {ReactNode} from 'react';
import BreakableText from '@site/src/components/BreakableText';
import {textOf} from '@site/src/utils/textOf';

/** The longest code, in characters, that stays on one line. */
const longestUnbroken = 20;

/**
 * Wraps code within a sentence: it is not translated. Short code stays on one line, because browsers break it
 * after hyphens and spaces. Long code breaks between its parts first.
 */
export default function CodeInlineWrapper({children, ...props}: Props): ReactNode {
  const isShort = textOf(children).length <= longestUnbroken;
  return (
    <CodeInline {...props} className={isShort ? 'site-short-code' : undefined} translate="no">
      {!isShort && typeof children === 'string' ? (
        <BreakableText>{children}</BreakableText>
      ) : (
        children
      )}
    </CodeInline>
  );
}

import type {Props} from '@theme/CodeInline';
import CodeInline from '@theme-original/CodeInline';
import type {ReactNode} from 'react';
import {textOf} from '@site/src/utils/textOf';

/** The longest code, in characters, that stays on one line. */
const longestUnbroken = 20;

/**
 * Wraps code within a sentence: it is not translated, and short code stays on one line, because browsers break
 * it after hyphens and spaces.
 */
export default function CodeInlineWrapper(props: Props): ReactNode {
  const isShort = textOf(props.children).length <= longestUnbroken;
  return (
    <CodeInline {...props} className={isShort ? 'site-short-code' : undefined} translate="no" />
  );
}

import {useCopied} from '@site/src/hooks/useCopied';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {Input} from './useSchedule';
import {withInput} from './useUrlInput';

/** Element id of the helper, the target of links to a schedule. */
export const helperId = 'schedule-helper';

/** Returns the URL of this page that opens the helper with these values. */
function linkTo(input: Input): string {
  const {origin, pathname} = window.location;
  return `${origin}${pathname}${withInput('', input)}#${helperId}`;
}

type Props = {input: Input; disabled: boolean};

/** Copies a link that opens the helper with these values, or shows it where copying fails. */
export default function CopyLink({input, disabled}: Props): ReactNode {
  const [state, setState] = useCopied<'refused'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(linkTo(input));
      setState('copied');
    } catch (error) {
      console.info('The clipboard is not available; the link is shown instead.', error);
      setState('refused');
    }
  };
  return (
    <p className={styles.share}>
      <button type="button" className="site-button" disabled={disabled} onClick={copy}>
        Copy link
      </button>{' '}
      <span role="status">
        {state === 'copied' && 'Link to this schedule copied'}
        {state === 'refused' && 'The browser did not allow copying. Copy this link: '}
      </span>
      {state === 'refused' && <a href={linkTo(input)}>{linkTo(input)}</a>}
    </p>
  );
}

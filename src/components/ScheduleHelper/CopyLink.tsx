import {useCopied} from '@site/src/hooks/useCopied';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {Input} from './useSchedule';

/** Where a link to a schedule leads on the page. */
export const helperId = 'schedule-helper';

/** The address of this page that opens the helper with these values. */
function linkTo({expression, zone}: Input): string {
  const {origin, pathname} = window.location;
  const query = new URLSearchParams({cron: expression, zone});
  return `${origin}${pathname}?${query.toString()}#${helperId}`;
}

type Props = {input: Input; disabled: boolean};

/** Copies a link that opens the helper with these values; where that is refused, shows it. */
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
        {state === 'refused' && 'The browser did not allow copying. Copy this address: '}
      </span>
      {state === 'refused' && <a href={linkTo(input)}>{linkTo(input)}</a>}
    </p>
  );
}

import type {ReactNode} from 'react';

type Props = {isRetrying: boolean; onRetry: () => void};

/** Reports that the code did not load. The button stays during a retry because it has the focus. */
export default function LoadFailure({isRetrying, onRetry}: Props): ReactNode {
  return (
    <p>
      <span role="alert">
        {!isRetrying && 'The schedule helper did not load. Check your network connection.'}
      </span>{' '}
      <button
        type="button"
        className="site-button"
        aria-disabled={isRetrying}
        onClick={() => !isRetrying && onRetry()}
      >
        {isRetrying ? 'Trying again…' : 'Try again'}
      </button>
    </p>
  );
}

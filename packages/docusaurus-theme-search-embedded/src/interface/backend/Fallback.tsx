import type {ReactNode} from 'react';
import type {Backend} from '../../client/hit.js';
import {HelpButton} from '../buttons.jsx';
import {chooseBackend} from './useBackend.js';

type FallbackProps = {
  backend: Backend;
  /** Called before the focused button disappears. */
  onLeave: () => void;
};

/** Offers what to search instead of a backend that fails or does not answer. */
export default function Fallback({backend: {fallback}, onLeave}: FallbackProps): ReactNode {
  return (
    fallback && (
      <HelpButton onLeave={onLeave} onClick={() => chooseBackend(fallback.backend())}>
        {fallback.label}
      </HelpButton>
    )
  );
}

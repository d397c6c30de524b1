import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import common from './common.module.css';

type HelpButtonProps = {
  onClick: () => void;
  /** Called before the button disappears with the focus. */
  onLeave: () => void;
  children: ReactNode;
};

/** Renders a button that disappears when pressed. */
export function HelpButton({onClick, onLeave, children}: HelpButtonProps): ReactNode {
  const act = (): void => {
    onLeave();
    onClick();
  };
  return (
    <button type="button" className={common.button} onClick={act}>
      {children}
    </button>
  );
}

/** The cause of failures that only a reload repairs: the page is older or newer than the deployed site. */
export const outdated = translate({
  id: 'theme.SearchBar.outdated',
  message: 'This page is out of date.',
});

export function ReloadButton(): ReactNode {
  return (
    <button type="button" className={common.button} onClick={() => window.location.reload()}>
      <Translate id="theme.SearchBar.reload">Reload the page</Translate>
    </button>
  );
}

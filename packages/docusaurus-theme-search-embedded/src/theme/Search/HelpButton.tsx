import type {ReactNode} from 'react';
import common from './common.module.css';

type HelpButtonProps = {
  onClick: () => void;
  /** Called before the button disappears with the focus. */
  onLeave: () => void;
  children: ReactNode;
};

/** Renders a button that disappears when pressed. */
export default function HelpButton({onClick, onLeave, children}: HelpButtonProps): ReactNode {
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

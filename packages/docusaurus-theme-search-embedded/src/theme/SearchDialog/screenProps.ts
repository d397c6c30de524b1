import type {RefObject} from 'react';
import type {DialogModel} from '../Search/state/useDialogStore';
import type {SearchTools} from '../Search/backend/useSearch';

/** What each of the dialog's screens is given. */
export type ScreenProps = {
  model: DialogModel;
  tools: SearchTools;
  /** Identifies the active option or cell. */
  activeDescendant: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  onClose: () => void;
};

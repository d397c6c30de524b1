import {labels} from '@theme/Search/labels';
import type {DialogFooterProps} from '@theme/SearchDialog/DialogFooter';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './DialogFooter.module.css';

const commands = [
  {keys: ['↵'], text: labels.selectKey},
  {keys: ['↓', '↑'], text: labels.navigateKeys},
  {keys: ['esc'], text: labels.closeKey},
];

/** The foot of the dialog: its keys, and who answers if that is not the configured service. */
export default function DialogFooter({tools: {data, backend}}: DialogFooterProps): ReactNode {
  const isOwnCopy = backend !== data.backend;
  return (
    <div className={clsx('DocSearch-Footer', styles.footer, !isOwnCopy && styles.keysOnly)}>
      {isOwnCopy && <p className={styles.note}>{labels.ownCopy}</p>}
      {backend === 'embedded' && !isOwnCopy && (
        <p className={styles.operators}>{labels.operators}</p>
      )}
      <ul className={clsx('DocSearch-Commands', styles.commands)}>
        {commands.map(({keys, text}) => (
          <li key={text}>
            {keys.map(key => (
              <kbd key={key} className="DocSearch-Commands-Key" aria-hidden="true">
                {key}
              </kbd>
            ))}
            <span className="DocSearch-Label">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

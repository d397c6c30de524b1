import clsx from 'clsx';
import {
  dialog,
  labels,
  ShortcutSwitch,
  type ActiveBackend,
} from 'docusaurus-theme-search-embedded/theme';
import type {ReactNode} from 'react';
import styles from './DialogFooter.module.css';

export type DialogFooterProps = {backend: ActiveBackend};

const commands = [
  {keys: ['↵'], text: labels.selectKey},
  {keys: ['↓', '↑'], text: labels.navigateKeys},
  {keys: ['esc'], text: labels.closeKey},
];

/** Renders the dialog's footer: its keys, or the source of the results if it is an unusual one. */
export default function DialogFooter({backend: {source}}: DialogFooterProps): ReactNode {
  const note = source.note ?? (dialog.live ? labels.lastBuild : undefined);
  return (
    <div className={clsx('DocSearch-Footer', styles.footer, !note && styles.keysOnly)}>
      {note && <div className={styles.note}>{note}</div>}
      {source.hasOperators && !note && (
        <div className={styles.operators}>
          {/* Without a translation it is in English, also among right-to-left text. */}
          <bdi>{labels.operators}</bdi>
        </div>
      )}
      <ShortcutSwitch />
      <div role="list" className={clsx('DocSearch-Commands', styles.commands)}>
        {commands.map(({keys, text}) => (
          <div role="listitem" key={text}>
            {keys.map(key => (
              <kbd key={key} className="DocSearch-Commands-Key" aria-hidden="true" translate="no">
                {key}
              </kbd>
            ))}
            <span className="DocSearch-Label">{text}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

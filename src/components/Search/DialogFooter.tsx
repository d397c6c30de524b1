import clsx from 'clsx';
import type {ReactNode} from 'react';
import {labels} from './labels';
import type {SearchTools} from './useSearch';

const commands = [
  {keys: ['↵'], text: labels.selectKey},
  {keys: ['↓', '↑'], text: labels.navigateKeys},
  {keys: ['esc'], text: labels.closeKey},
];

/** The foot of the dialog: its keys, and who answers if that is not the configured service. */
export default function DialogFooter({tools: {data, backend}}: {tools: SearchTools}): ReactNode {
  const isOwnCopy = backend !== data.backend;
  return (
    <div className={clsx('DocSearch-Footer', !isOwnCopy && 'DocSearch-Footer--Keys')}>
      {isOwnCopy && <p className="DocSearch-Footer-Note">{labels.ownCopy}</p>}
      <ul className="DocSearch-Commands">
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

import type {ReactNode} from 'react';
import Icon from './Icon';
import {labels} from './labels';
import {chooseOwnCopy} from './ownCopy';
import type {ScreenProps} from './screenProps';
import type {SearchTools} from './useSearch';

/** Why a search may have failed; authors whose live server has no index yet learn what to do. */
export function errorHelp({data, backend}: SearchTools): string {
  return backend === 'embedded' && !data.built ? labels.notBuilt : labels.errorHelp;
}

/** What can be done about a failed search: repeat it, or ask the site's own index instead. */
export function ErrorActions({
  tools,
  className = 'DocSearch-ErrorScreen-Actions',
  onRetry,
  onChange,
}: {
  tools: SearchTools;
  className?: string;
  onRetry: () => void;
  /** Called before either button goes, so that the focus can move to where it makes sense. */
  onChange?: () => void;
}): ReactNode {
  const act = (action: () => void) => () => {
    onChange?.();
    action();
  };
  return (
    <p className={className}>
      <button type="button" className="DocSearch-Retry" onClick={act(onRetry)}>
        {labels.tryAgain}
      </button>
      {tools.backend === 'hosted' && (
        <button type="button" className="DocSearch-OwnCopy" onClick={act(chooseOwnCopy)}>
          {labels.useOwnCopy}
        </button>
      )}
    </p>
  );
}

/** What stands below the input where a search failed (SPECIFICATION.md#search-texts). */
export default function ErrorScreen({model, tools, input}: ScreenProps): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <div className="DocSearch-Screen-Icon">
        <Icon name="unreachable" size={40} />
      </div>
      <p className="DocSearch-Title">{labels.errorTitle}</p>
      <p className="DocSearch-Help">{errorHelp(tools)}</p>
      <ErrorActions
        tools={tools}
        onRetry={() => void model.autocomplete.refresh()}
        onChange={() => input.current?.focus()}
      />
    </div>
  );
}

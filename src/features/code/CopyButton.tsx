import {translate} from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import type {ReactNode, RefObject} from 'react';
import {useCopied} from '@site/src/utils/useCopied';

/**
 * Copies the text of an element to the clipboard.
 *
 * @returns `'copied'`, or `'selected'` if the browser has no clipboard or denies access (no HTTPS, no
 *   permission). The text is then selected, ready for Ctrl+C.
 */
async function copyText(element: HTMLElement): Promise<'copied' | 'selected'> {
  const text = (element.textContent ?? '').replace(/\n$/, '');
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    console.info('The clipboard is not available; the code is selected instead.', error);
    getSelection()?.selectAllChildren(element);
    return 'selected';
  }
}

const messages = {
  idle: () => '',
  copied: () =>
    translate({
      id: 'theme.CodeBlock.copied',
      message: 'Copied',
      description: 'Code block: announced',
    }),
  selected: () =>
    translate({
      id: 'theme.CodeBlock.selected',
      message: 'The browser did not allow copying. The code is selected: press Ctrl+C or ⌘C.',
      description: 'Code block: announced',
    }),
};

export default function CopyButton({
  preRef,
  name,
}: {
  preRef: RefObject<HTMLPreElement | null>;
  name: string;
}): ReactNode {
  const [state, setState] = useCopied<'selected'>();
  const label = translate(
    {id: 'site.CodeBlock.copy', message: 'Copy code: {name}', description: 'Code block: button'},
    {name},
  );
  return (
    <>
      <button
        type="button"
        className="clean-btn"
        aria-label={label}
        title={label}
        onClick={async () => {
          setState('idle');
          setState(await copyText(preRef.current!));
        }}
      >
        {state === 'copied' ? <IconSuccess aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
      </button>
      <span role="status">{messages[state]()}</span>
    </>
  );
}

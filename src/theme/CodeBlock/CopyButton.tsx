import {translate} from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import {copyText} from './copyText';

/** How long the button shows that it has copied, in milliseconds. */
const shownFor = 2000;

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

/** Copies the text of a code block and says so. */
export default function CopyButton({
  preRef,
}: {
  preRef: RefObject<HTMLPreElement | null>;
}): ReactNode {
  const [state, setState] = useState<keyof typeof messages>('idle');
  useEffect(() => {
    const timer = state === 'copied' ? setTimeout(() => setState('idle'), shownFor) : undefined;
    return () => clearTimeout(timer);
  }, [state]);
  const title = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
    description: 'The ARIA label for copy code blocks button',
  });
  return (
    <>
      <button
        type="button"
        className="clean-btn"
        aria-label={title}
        title={title}
        onClick={async () => setState(await copyText(preRef.current!))}
      >
        {state === 'copied' ? <IconSuccess aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
      </button>
      <span role="status">{messages[state]()}</span>
    </>
  );
}

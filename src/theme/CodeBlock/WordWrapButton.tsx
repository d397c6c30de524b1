import {translate} from '@docusaurus/Translate';
import IconWordWrap from '@theme/Icon/WordWrap';
import type {ReactNode} from 'react';

/** Toggles whether long lines wrap. */
export default function WordWrapButton(props: {isOn: boolean; onClick: () => void}): ReactNode {
  const title = translate({
    id: 'theme.CodeBlock.wordWrapToggle',
    message: 'Toggle word wrap',
    description: 'Code block: button',
  });
  return (
    <button
      type="button"
      className="clean-btn"
      aria-label={title}
      title={title}
      aria-pressed={props.isOn}
      onClick={props.onClick}
    >
      <IconWordWrap aria-hidden="true" />
    </button>
  );
}

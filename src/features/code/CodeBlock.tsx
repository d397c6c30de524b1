import {useScrollsSideways} from '@site/src/features/tables/useScrollsSideways';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import IconWordWrap from '@theme/Icon/WordWrap';
import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import {textFromNode} from '@site/src/utils/textFromNode';
import CopyButton from './CopyButton';
import styles from './styles.module.css';
import './colors.css';

/** Props that a fence passes (`rehype.ts`), or that an author writes in JSX. */
export type Props = {
  /** Lines of token spans from a fence, or plain text, which stays uncolored. */
  children?: ReactNode;
  className?: string;
  /** Only for JSX; a fence has `language-…` in its class name. */
  language?: string;
  title?: string;
  /** Only for JSX: whether lines have numbers, or the number of the first line. */
  showLineNumbers?: boolean | number;
};

/** Numbers the lines of a text, as `rehype.ts` numbers those of a fence. */
function numberLines(text: string, first: number): ReactNode {
  return text.split(/(?<=\n)/).map((line, index) => (
    <span key={index} className="token-line" data-line={first + index}>
      {line}
    </span>
  ));
}

/** Toggles whether long lines wrap. */
function WordWrapButton(props: {isOn: boolean; onClick: () => void}): ReactNode {
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

/** Shows code with its title, a copy button, and a wrap button if lines are too long. */
export default function CodeBlock({
  children,
  className,
  language = /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1] ?? 'text',
  title,
  showLineNumbers,
}: Props): ReactNode {
  const preRef = useRef<HTMLPreElement>(null);
  const scrolls = useScrollsSideways(preRef);
  /** `undefined` until the reader chooses. Then the button stays, because it has the focus. */
  const [isWrapped, setIsWrapped] = useState<boolean>();
  const name = title ?? firstLine(children) ?? language;
  return (
    <div
      className={clsx(
        ThemeClassNames.common.codeBlock,
        `language-${language}`,
        styles.block,
        title && styles.titled,
        isWrapped && styles.wrapped,
      )}
    >
      <div className={styles.bar}>
        {title && <span className={styles.title}>{title}</span>}
        <span className={clsx('site-scripted', styles.buttons)}>
          {(scrolls || isWrapped !== undefined) && (
            <WordWrapButton isOn={isWrapped === true} onClick={() => setIsWrapped(!isWrapped)} />
          )}
          <CopyButton preRef={preRef} name={name} />
        </span>
      </div>
      <pre
        ref={preRef}
        // Only a focusable element scrolls by keyboard (WCAG 2.1.1).
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
        tabIndex={scrolls === false ? undefined : 0}
        role="group"
        translate="no"
        aria-label={label(name)}
        className={clsx('prism-code', `language-${language}`, 'thin-scrollbar', styles.code)}
      >
        <code>
          {showLineNumbers && typeof children === 'string'
            ? numberLines(children, Number(showLineNumbers))
            : children}
        </code>
      </pre>
    </div>
  );
}

/**
 * Returns the first line of the code as a name for screen readers, or nothing for an empty block. It is not cut:
 * commands of a page often differ only near their end.
 */
function firstLine(code: ReactNode): string | undefined {
  return textFromNode(code).trim().split('\n', 1)[0] || undefined;
}

function label(name: string): string {
  return translate(
    {
      id: 'theme.CodeBlock.label',
      message: 'Code: {name}',
      description: 'Code block: name',
    },
    {name},
  );
}

import {useScrollsSideways} from '@site/src/hooks/useScrollsSideways';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import CopyButton from './CopyButton';
import WordWrapButton from './WordWrapButton';
import styles from './styles.module.css';
import './tokens.css';

/** What a fence gives (`src/plugins/highlight`), or what an author writes in JSX. */
export type Props = {
  /** Lines of token spans from a fence, or plain text, which stays uncoloured. */
  children?: ReactNode;
  className?: string;
  /** Only for JSX; a fence has `language-…` in its class name. */
  language?: string;
  title?: string;
};

/** A block of code with its title, a copy button and, where lines are too long, a wrap button. */
export default function CodeBlock({
  children,
  className,
  language = /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1] ?? 'text',
  title,
}: Props): ReactNode {
  const preRef = useRef<HTMLPreElement>(null);
  const scrolls = useScrollsSideways(preRef);
  const [isWrapped, setIsWrapped] = useState(false);
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
          {(scrolls || isWrapped) && (
            <WordWrapButton isOn={isWrapped} onClick={() => setIsWrapped(!isWrapped)} />
          )}
          <CopyButton preRef={preRef} />
        </span>
      </div>
      <pre
        ref={preRef}
        // Only a focusable element scrolls by keyboard (WCAG 2.1.1).
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={scrolls === false ? undefined : 0}
        role="group"
        aria-label={label(title, language)}
        className={clsx('prism-code', `language-${language}`, 'thin-scrollbar', styles.code)}
      >
        <code>{children}</code>
      </pre>
    </div>
  );
}

function label(title: string | undefined, language: string): string {
  return translate(
    {
      id: 'theme.CodeBlock.label',
      message: 'Code: {name}',
      description: 'Code block: name',
    },
    {name: title ?? language},
  );
}

import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import {markdownUrl} from '../../utils/markdownUrl';
import {labels} from './labels';
import styles from './styles.module.css';
import {useCopy} from './useCopy';
import {useMenuButton} from './useMenuButton';

/** The assistants that can open a page; the question follows the URL. */
const assistants = [
  {name: 'ChatGPT', url: 'https://chatgpt.com/?q='},
  {name: 'Claude', url: 'https://claude.ai/new?q='},
];

type Props = {
  /** Below the table of contents instead of next to the title. */
  isBelowContents?: boolean;
  className?: string;
};

/** Offers actions on a whole page: copy it, view it as Markdown, open it in an assistant. */
export function PageMenu({isBelowContents, className}: Props): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const {ref, isOpen, toggle, close, onButtonKeyDown, onMenuKeyDown} = useMenuButton();
  const markdown = markdownUrl(pathname);
  const {copy, isBusy, message, forget} = useCopy(markdown);
  const id = useId();
  const question = encodeURIComponent(labels.question(siteConfig.url + pathname));
  const itemClass = clsx('clean-btn dropdown__link', styles.item);
  const item = {role: 'menuitem', tabIndex: -1, className: itemClass};

  return (
    <div
      ref={ref}
      className={clsx(
        'site-scripted',
        styles.root,
        !isBelowContents && styles.besideTitle,
        className,
      )}
    >
      <button
        type="button"
        className={clsx('site-button', styles.button)}
        aria-busy={isBusy || undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          forget();
          toggle();
        }}
        onKeyDown={onButtonKeyDown}
      >
        <span className={styles.label}>{labels.button()}</span>
      </button>
      {isOpen && (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={labels.button()}
          className={clsx('site-popup', styles.popup, styles.menu)}
          onKeyDown={onMenuKeyDown}
          onClick={close}
        >
          <button type="button" {...item} onClick={copy}>
            {labels.copy()}
          </button>
          <a {...item} href={markdown}>
            {labels.view()}
          </a>
          {assistants.map(({name, url}) => (
            <a {...item} key={name} href={url + question} target="_blank" rel="noopener noreferrer">
              {labels.open(name)}
            </a>
          ))}
        </div>
      )}
      <span role="status" className={clsx('site-popup', styles.popup)}>
        {message}
      </span>
    </div>
  );
}

import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import {encodePath} from '../../utils/encodePath';
import {markdownUrl} from '../../utils/markdownUrl';
import {labels} from './labels';
import styles from './styles.module.css';
import {useCopy} from './useCopy';

/** The assistants that can open a page; the question follows the URL. */
const assistants = [
  {name: 'ChatGPT', url: 'https://chatgpt.com/?q='},
  {name: 'Claude', url: 'https://claude.ai/new?q='},
];

function Actions({pathname}: {pathname: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => {
    ref.current!.open = false;
  };
  const closeAndFocus = () => {
    close();
    ref.current!.querySelector('summary')!.focus();
  };
  const isOutside = (target: EventTarget | null) => !ref.current!.contains(target as Node);

  useEffect(() => {
    const onPress = ({target}: Event) => isOutside(target) && close();
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);

  const markdown = markdownUrl(pathname);
  const {copy, isBusy, message, forget} = useCopy(markdown);
  const question = encodeURIComponent(labels.question(siteConfig.url + encodePath(pathname)));
  const item = {className: clsx('clean-btn dropdown__link', styles.item), onClick: close};

  return (
    <div className={clsx('site-scripted', styles.root)}>
      {/* The keys bubble from its button and links. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions */}
      <details
        ref={ref}
        onToggle={({currentTarget}) => currentTarget.open && forget()}
        onKeyDown={({key}) => key === 'Escape' && closeAndFocus()}
        // It would cover the next control. The search dialog, which is outside of `main`, returns the focus.
        onBlur={({relatedTarget}) =>
          relatedTarget?.closest('main') && isOutside(relatedTarget) && close()
        }
      >
        <summary className={clsx('site-button', styles.button)} aria-busy={isBusy || undefined}>
          <span className={styles.label}>{labels.button()}</span>
        </summary>
        <div className={clsx('site-popup', styles.popup, styles.list)}>
          <button
            {...item}
            type="button"
            onClick={() => {
              closeAndFocus();
              void copy();
            }}
          >
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
      </details>
      <span role="status" className={clsx('site-popup', styles.popup)}>
        {message}
      </span>
    </div>
  );
}

/** Offers actions on a whole page: copy it, view it as Markdown, open it in an assistant. */
export function PageActions(): ReactNode {
  const {pathname} = useLocation();
  return <Actions key={pathname} pathname={pathname} />;
}

import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Ending, {type EndingName} from '@site/src/components/Ending';
import {site} from '@site/src/config/site';
import {useHelp} from '@site/src/hooks/useHelp';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import styles from './endings.module.css';

/**
 * Returns the URL of a new issue about a page, with the page's URL and a question. Authors read it, so it is
 * not translated.
 */
function issueUrl(title: string, page: string): string {
  const question = 'What were you looking for, and what is missing or wrong?';
  const parameters = {title: `Feedback: ${title}`, body: `${page}\n\n${question}\n`};
  return `${site.repository}/issues/new?${new URLSearchParams(parameters)}`;
}

type ChoiceProps = {isChosen: boolean; onChoose: () => void; children: ReactNode};

/** Lets the reader say that the run ended here. Hidden without scripts. */
function Choice({isChosen, onChoose, children}: ChoiceProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx('site-button site-scripted', styles.choice)}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}

type EndingProps = Omit<ChoiceProps, 'children'>;

/** Shows the successful ending: repeats the guide's promise and links the next page. */
function Done({isChosen, onChoose}: EndingProps): ReactNode {
  const ways = useRef<HTMLParagraphElement>(null);
  const {frontMatter, metadata} = useDoc();
  const {done_when: sentence} = frontMatter as {done_when?: string};
  const choose = (): void => {
    onChoose();
    ways.current!.querySelector('a')?.focus();
  };
  return (
    <Ending ending="done" isReached={isChosen}>
      <p>
        {sentence ?? (
          <Translate id="site.endings.found" description="End of a doc without its own goal">
            You found what you came for.
          </Translate>
        )}
      </p>
      <p className={styles.ways} ref={ways}>
        <Choice isChosen={isChosen} onChoose={choose}>
          <Translate id="site.endings.worked" description="End of a doc: button">
            It worked
          </Translate>
        </Choice>
        {metadata.next && (
          <Link
            className="pagination-nav__link pagination-nav__link--next"
            to={metadata.next.permalink}
          >
            <Translate
              id="site.endings.next"
              description="End of a doc: link"
              values={{title: metadata.next.title}}
            >
              {'Next: {title}'}
            </Translate>
          </Link>
        )}
      </p>
    </Ending>
  );
}

/** Moves the focus to the heading of the symptoms, or to the link if they are on another page. */
function focusHelp(link: HTMLAnchorElement): void {
  const target = link.hash && document.getElementById(link.hash.slice(1));
  if (link.pathname !== location.pathname || !target) {
    link.focus();
    return;
  }
  target.tabIndex = -1;
  target.focus({preventScroll: true});
  target.scrollIntoView();
}

/** Shows the other ending: links the table of symptoms and a new issue. */
function GiveUp({isChosen, onChoose}: EndingProps): ReactNode {
  const ways = useRef<HTMLParagraphElement>(null);
  const {metadata} = useDoc();
  const {url} = useDocusaurusContext().siteConfig;
  const choose = (): void => {
    onChoose();
    focusHelp(ways.current!.querySelector('a')!);
  };
  return (
    <Ending ending="giveUp" isReached={isChosen}>
      <p>
        <Translate id="site.endings.giveUp" description="End of a doc">
          Something else happened.
        </Translate>
      </p>
      <p className={styles.ways} ref={ways}>
        <Choice isChosen={isChosen} onChoose={choose}>
          <Translate id="site.endings.failed" description="End of a doc: button">
            It didn’t work
          </Translate>
        </Choice>
        <Link to={useHelp()}>
          <Translate id="site.endings.help" description="End of a doc: link">
            Find your symptom
          </Translate>
        </Link>
        <a href={issueUrl(metadata.title, url + metadata.permalink)}>
          <Translate id="site.endings.tell" description="End of a doc: link to a new issue">
            Tell us
          </Translate>
        </a>
      </p>
    </Ending>
  );
}

type Props = {
  /** The ending that the reader chose. */
  chosen?: EndingName;
  onChoose: (ending: EndingName) => void;
};

/** Shows the two endings of a doc, hollow until the reader chooses one, and a quiet link to the page before it. */
export default function Endings({chosen, onChoose}: Props): ReactNode {
  const {previous} = useDoc().metadata;
  const label = translate({
    id: 'theme.docs.paginator.navAriaLabel',
    message: 'Docs pages',
    description: 'The ARIA label for the docs pagination',
  });
  return (
    <nav className={clsx('pagination-nav', styles.endings)} aria-label={label}>
      <Done isChosen={chosen === 'done'} onChoose={() => onChoose('done')} />
      <GiveUp isChosen={chosen === 'giveUp'} onChoose={() => onChoose('giveUp')} />
      {previous && (
        <Link className="pagination-nav__link pagination-nav__link--prev" to={previous.permalink}>
          <Translate
            id="site.endings.previous"
            description="End of a doc: link"
            values={{title: previous.title}}
          >
            {'Previous: {title}'}
          </Translate>
        </Link>
      )}
    </nav>
  );
}

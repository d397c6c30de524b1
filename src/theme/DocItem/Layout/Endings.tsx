import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Ending from '@site/src/components/Ending';
import {site} from '@site/src/config/site';
import {useHelp} from '@site/src/hooks/useHelp';
import clsx from 'clsx';
import type {ReactNode} from 'react';
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

/** Shows the successful ending: repeats the guide's promise and links the next page. */
function Done(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {done_when: sentence} = frontMatter as {done_when?: string};
  return (
    <Ending ending="done" isReached>
      <p>
        {sentence ?? (
          <Translate id="site.endings.found" description="End of a doc without its own goal">
            You found what you came for.
          </Translate>
        )}
      </p>
      {metadata.next && (
        <p className={styles.ways}>
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
        </p>
      )}
    </Ending>
  );
}

/** Shows the other ending: links the table of symptoms and a new issue. */
function GiveUp(): ReactNode {
  const {metadata} = useDoc();
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <Ending ending="giveUp">
      <p>
        <Translate id="site.endings.giveUp" description="End of a doc">
          It didn’t work.
        </Translate>
      </p>
      <p className={styles.ways}>
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

/** Shows the two endings of a doc, and a quiet link to the page before it. */
export default function Endings(): ReactNode {
  const {previous} = useDoc().metadata;
  const label = translate({
    id: 'theme.docs.paginator.navAriaLabel',
    message: 'Docs pages',
    description: 'The ARIA label for the docs pagination',
  });
  return (
    <nav className={clsx('pagination-nav', styles.endings)} aria-label={label}>
      <Done />
      <GiveUp />
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

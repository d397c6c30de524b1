import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EndingMark, {type EndingName} from '@site/src/components/EndingMark';
import type {DoneWhenFrontMatter} from '@site/src/plugins/doneWhen';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {issueAddress} from './issueAddress';
import styles from './styles.module.css';

type PanelProps = {ending: EndingName; sentence: ReactNode; children: ReactNode};

/** One ending: its mark, what has happened, and where to go on from there. */
function Panel({ending, sentence, children}: PanelProps): ReactNode {
  return (
    <div className={clsx(styles.panel, styles[ending])}>
      <EndingMark ending={ending} />
      <p>{sentence}</p>
      <p className={styles.ways}>{children}</p>
    </div>
  );
}

/** The guide did what it promises: its own sentence says so, and the next page follows. */
function Done(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {done_when: sentence} = frontMatter as DoneWhenFrontMatter;
  return (
    <Panel
      ending="done"
      sentence={
        sentence ?? (
          <Translate id="site.endings.found" description="End of a doc: without an aim of its own">
            You found what you came for.
          </Translate>
        )
      }
    >
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
    </Panel>
  );
}

/** It did not: the page's table of errors, or else the site's, and a way to tell the authors. */
function GiveUp(): ReactNode {
  const {toc, metadata} = useDoc();
  const {url} = useDocusaurusContext().siteConfig;
  const help =
    toc.find(({id}) => id === 'troubleshooting') ?? toc.find(({id}) => id.startsWith('if-'));
  return (
    <Panel
      ending="giveUp"
      sentence={
        <Translate id="site.endings.giveUp" description="End of a doc">
          It didn’t work.
        </Translate>
      }
    >
      <Link to={help ? `#${help.id}` : '/docs/getting-started/configuration#if-something-fails'}>
        <Translate id="site.endings.help" description="End of a doc: link">
          Find your symptom
        </Translate>
      </Link>
      <a href={issueAddress(metadata.title, url + metadata.permalink)}>
        <Translate id="site.endings.tell" description="End of a doc: link to a new issue">
          Tell us
        </Translate>
      </a>
    </Panel>
  );
}

/** The two ends of a doc, as a run has them, and the quiet way back to the page before. */
export default function DocItemPaginator(): ReactNode {
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

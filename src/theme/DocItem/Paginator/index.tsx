import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EndingMark, {type EndingName} from '@site/src/components/EndingMark';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {site} from '@site/src/config/site';
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
  // src/plugins/doneWhen.ts adds it.
  const {done_when: sentence} = frontMatter as {done_when?: string};
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

/**
 * Returns the link to the doc's section of symptoms, or to the site's table if the doc has none.
 *
 * @throws Error if the front matter names a heading that the doc does not have
 */
function useSymptoms(): string {
  const {frontMatter, metadata, toc} = useDoc();
  const {symptoms} = frontMatter as {symptoms?: string};
  if (toc.some(({id}) => id === (symptoms ?? 'troubleshooting'))) {
    return `#${symptoms ?? 'troubleshooting'}`;
  }
  if (symptoms) {
    throw new Error(
      `${metadata.source}: \`symptoms\` in the front matter is "${symptoms}", but no heading has that id. Write the id of a heading of level 2 or 3.`,
    );
  }
  return site.symptomsPath;
}

/** Shows where to look when a guide did not work, and how to tell the authors. */
function GiveUp(): ReactNode {
  const {metadata} = useDoc();
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <Panel
      ending="giveUp"
      sentence={
        <Translate id="site.endings.giveUp" description="End of a doc">
          It didn’t work.
        </Translate>
      }
    >
      <Link to={useSymptoms()}>
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

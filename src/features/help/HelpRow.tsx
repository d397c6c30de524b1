import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PropsWithChildren, ReactNode} from 'react';
import {site} from '@site/src/config/site';
import styles from './styles.module.css';

/**
 * Returns the URL of a new issue about a page, with the page's URL and a question. Authors read it, so it is
 * not translated.
 */
function issueUrl(title: string, page: string): string {
  const question = 'What were you looking for, and what is missing or wrong?';
  const parameters = {title: `Feedback: ${title}`, body: `${page}\n\n${question}\n`};
  return `${site.repository}/issues/new?${new URLSearchParams(parameters)}`;
}

/**
 * Links the symptoms of all docs, and a new issue about the doc. Search skips footers.
 *
 * @param children links of other features, between them
 */
export function HelpRow({children}: PropsWithChildren): ReactNode {
  const {permalink, title} = useDoc().metadata;
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <footer>
      <p className={styles.help}>
        <Translate id="site.end.question" description="End of a doc: before the link to help">
          Didn’t work?
        </Translate>{' '}
        <Link to={site.symptomsPath}>
          <Translate
            id="site.help.all"
            description="End of a doc: link to the symptoms of all docs"
          >
            Find your symptom
          </Translate>
        </Link>
        {children && ' · '}
        {children}
        {' · '}
        <a href={issueUrl(title, url + permalink)}>
          <Translate id="site.end.tell" description="End of a doc: link to a new issue">
            Tell us
          </Translate>
        </a>
      </p>
    </footer>
  );
}

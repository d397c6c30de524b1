import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {issueAddress, mailAddress} from './addresses';
import {labels} from './labels';
import styles from './styles.module.css';

/** "Was this page helpful?" as two plain links: a mail that says yes, an issue that says what is missing. */
export function Feedback(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {title, permalink} = useDoc().metadata;
  const page = {title, url: siteConfig.url + permalink};
  return (
    <footer className={styles.feedback}>
      <p>{labels.question()}</p>
      <a href={mailAddress(labels.mailSubject(title), page)}>{labels.yes()}</a>
      <a href={issueAddress(labels.issueTitle(title), labels.issueQuestion, page)}>{labels.no()}</a>
    </footer>
  );
}

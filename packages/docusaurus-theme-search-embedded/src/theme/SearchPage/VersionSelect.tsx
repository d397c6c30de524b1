import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {VersionChoice} from './useVersionChoice';

/** The version of some docs that is searched; the name of the docs only where there are several. */
export default function VersionSelect({choice}: {choice: VersionChoice}): ReactNode {
  const {pluginId, versions, chosen, choose} = choice;
  const label = translate(
    {
      id: 'theme.SearchPage.version',
      message: 'Version: {docs}',
      description: 'The label of the list of versions; {docs} is the id of the docs, or nothing',
    },
    {docs: pluginId === 'default' ? '' : pluginId},
  ).replace(/[:：]\s*$/u, '');
  return (
    <label className={styles.version}>
      {label}{' '}
      <select value={chosen} onChange={event => choose(event.target.value)}>
        {versions.map(version => (
          <option key={version.name} value={version.name}>
            {version.label}
          </option>
        ))}
      </select>
    </label>
  );
}

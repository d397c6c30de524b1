import type {ReactNode} from 'react';
import type {ChooseVersion, SearchedVersions} from '../versions/versions.js';
import {versionText} from '../labels.js';
import styles from './styles.module.css';

type VersionSelectsProps = {versions: SearchedVersions; onChoose: ChooseVersion};

/** Renders the searched version of each docs instance with several, as a list to choose another. */
export default function VersionSelects({
  versions: {docs},
  onChoose,
}: VersionSelectsProps): ReactNode {
  return docs.map(each => {
    const {id, versions, searched} = each;
    const label = versionText(id === 'default' ? '' : id)
      .trim()
      .replace(/[:：]$/u, '')
      .trim();
    return (
      <label key={id} className={styles.version}>
        <span>{label}</span>{' '}
        <select
          value={searched.name}
          onChange={event =>
            onChoose(
              each,
              versions.find(({name}) => name === event.target.value)!,
            )
          }
        >
          {versions.map(version => (
            <option key={version.name} value={version.name}>
              {version.label}
            </option>
          ))}
        </select>
      </label>
    );
  });
}

import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {useDocsInstances, useDocsTags} from '../docsTags.js';
import {shownVersions} from './shownVersions.js';
import styles from './styles.module.css';

const tagOf = (pluginId: string, version: string): string => `docs-${pluginId}-${version}`;

/** Returns a choice for each docs instance whose versions are in the navbar, and the chosen tags. */
export function useVersionChoice() {
  const {tags} = useDocsTags();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const {navbar} = useThemeConfig() as {navbar?: {items?: unknown[]}};
  const choices = Object.entries(useDocsInstances())
    .map(([id, {versions}]) => [id, shownVersions(navbar?.items ?? [], id, versions)] as const)
    .filter(([, versions]) => versions.length > 1)
    .map(([pluginId, versions]) => {
      const read = versions.find(({name}) => tags.includes(tagOf(pluginId, name)));
      return {
        pluginId,
        versions,
        chosen: chosen[pluginId] ?? read?.name ?? versions[0]!.name,
        choose: (name: string): void => setChosen(before => ({...before, [pluginId]: name})),
      };
    });
  const versionTags = choices.flatMap(({pluginId, versions}) =>
    versions.map(({name}) => tagOf(pluginId, name)),
  );
  const others = tags.filter(tag => !versionTags.includes(tag));
  return {
    choices,
    tags: [...others, ...choices.map(choice => tagOf(choice.pluginId, choice.chosen))],
  };
}

type VersionSelectProps = ReturnType<typeof useVersionChoice>['choices'][number];

export default function VersionSelect({
  pluginId,
  versions,
  chosen,
  choose,
}: VersionSelectProps): ReactNode {
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
      <span>{label}</span>{' '}
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

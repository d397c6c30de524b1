import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import {useState} from 'react';

/** Docs with several versions, and the one that is searched. */
export type VersionChoice = {
  pluginId: string;
  versions: {name: string; label: string}[];
  chosen: string;
  choose: (name: string) => void;
};

const tagOf = (pluginId: string, version: string): string => `docs-${pluginId}-${version}`;

/**
 * The versions of the docs that a visitor may search instead of the ones that they read.
 *
 * @returns a choice for each docs instance with several versions, and the tags of all that is chosen.
 */
export function useVersionChoice(): {choices: VersionChoice[]; tags: string[]} {
  const {tags} = useContextualSearchFilters() as {tags: string[]};
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const choices = Object.entries(useAllDocsData())
    .filter(([, {versions}]) => versions.length > 1)
    .map(([pluginId, {versions}]): VersionChoice => {
      const read = versions.find(({name}) => tags.includes(tagOf(pluginId, name)));
      return {
        pluginId,
        versions,
        chosen: chosen[pluginId] ?? read?.name ?? versions[0]!.name,
        choose: name => setChosen(before => ({...before, [pluginId]: name})),
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

import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {site} from '@site/src/config/site';

/**
 * Returns the link to the doc's section of symptoms, or to the site's tables if the doc has none. The
 * section's id is `troubleshooting`, unless `symptoms` in the front matter names another one. With `symptoms: false`,
 * the doc is none that could fail.
 *
 * @throws Error if the front matter names a heading that the doc does not have
 */
export function useHelp(): {to: string; label: string} | undefined {
  const {frontMatter, metadata, toc} = useDoc();
  const {symptoms} = frontMatter as {symptoms?: string | false};
  if (symptoms === false) {
    return undefined;
  }
  const id = symptoms ?? 'troubleshooting';
  if (toc.some(heading => heading.id === id)) {
    const label = translate({
      id: 'site.help.own',
      message: 'Troubleshooting',
      description: 'Doc: link to its own symptoms',
    });
    return {to: `#${id}`, label};
  }
  if (symptoms) {
    throw new Error(
      `${metadata.source}: \`symptoms\` in the front matter is "${symptoms}", but no heading has that id. Write the id of a heading of level 2 or 3.`,
    );
  }
  const label = translate({
    id: 'site.help.all',
    message: 'Find your symptom',
    description: 'Doc: link to the symptoms of all docs',
  });
  return {to: site.symptomsPath, label};
}

import {useDoc} from '@docusaurus/plugin-content-docs/client';

/** Returns a link to the doc's own table of symptoms, or else to the site's. */
export function useHelp(): string {
  const {toc} = useDoc();
  const help =
    toc.find(({id}) => id === 'troubleshooting') ?? toc.find(({id}) => id.startsWith('if-'));
  return help ? `#${help.id}` : '/docs/getting-started/configuration#if-something-fails';
}

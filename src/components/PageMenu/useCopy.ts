import {translate} from '@docusaurus/Translate';
import {useCopied} from '@site/src/hooks/useCopied';
import {copyPage} from './copyPage';

const messages = {
  idle: () => '',
  copied: () =>
    translate({
      id: 'site.pageMenu.copied',
      message: 'Page copied as Markdown',
      description: 'Page menu: announced',
    }),
  failed: () =>
    translate({
      id: 'site.pageMenu.failed',
      message: 'The page could not be copied. View it as Markdown and copy it there.',
      description: 'Page menu: announced',
    }),
};

/**
 * Copying a page's Markdown, and what to say about it.
 *
 * @param address of the Markdown file
 */
export function useCopy(address: string): {copy: () => void; message: string; forget: () => void} {
  const [state, setState] = useCopied<'failed'>();
  return {
    copy: () => {
      copyPage(address).then(
        () => setState('copied'),
        error => {
          console.info('The page could not be copied.', error);
          setState('failed');
        },
      );
    },
    message: messages[state](),
    forget: () => setState('idle'),
  };
}

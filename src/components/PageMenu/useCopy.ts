import {translate} from '@docusaurus/Translate';
import {useCopied} from '@site/src/hooks/useCopied';
import {copyPage} from './copyPage';

const messages = {
  idle: () => '',
  busy: () =>
    translate({
      id: 'site.pageMenu.busy',
      message: 'Copying the page…',
      description: 'Page menu: announced',
    }),
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
export function useCopy(address: string) {
  const [state, setState] = useCopied<'busy' | 'failed'>();
  return {
    isBusy: state === 'busy',
    copy: (): void => {
      setState('busy');
      copyPage(address).then(
        () => setState('copied'),
        error => {
          console.info('The page could not be copied.', error);
          setState('failed');
        },
      );
    },
    message: messages[state](),
    forget: (): void => setState('idle'),
  };
}

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
      message: 'The page could not be copied. View it as Markdown and copy it from there.',
      description: 'Page menu: announced',
    }),
};

/**
 * Copies a page's Markdown and reports the outcome.
 *
 * @param url of the Markdown file
 */
export function useCopy(url: string) {
  const [state, setState] = useCopied<'busy' | 'failed'>();
  return {
    isBusy: state === 'busy',
    copy: (): void => {
      setState('busy');
      copyPage(url).then(
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

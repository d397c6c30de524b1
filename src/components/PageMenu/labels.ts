import {translate} from '@docusaurus/Translate';

export const labels = {
  button: () =>
    translate({
      id: 'site.pageMenu.button',
      message: 'Page actions',
      description: 'Page menu: button',
    }),
  copy: () =>
    translate({id: 'site.pageMenu.copy', message: 'Copy page', description: 'Page menu: item'}),
  view: () =>
    translate({
      id: 'site.pageMenu.view',
      message: 'View as Markdown',
      description: 'Page menu: item',
    }),
  open: (assistant: string) =>
    translate(
      {
        id: 'site.pageMenu.open',
        message: 'Open in {assistant}',
        description: 'Page menu: item',
      },
      {assistant},
    ),
  question: (url: string) =>
    translate(
      {
        id: 'site.pageMenu.question',
        message: 'Read {url} so that I can ask questions about it.',
        description: 'Page menu: question to an assistant',
      },
      {url},
    ),
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

import {translate} from '@docusaurus/Translate';

export const labels = {
  button: () =>
    translate({
      id: 'site.pageActions.button',
      message: 'Page actions',
      description: 'Page actions: button',
    }),
  copy: () =>
    translate({
      id: 'site.pageActions.copy',
      message: 'Copy page',
      description: 'Page actions: item',
    }),
  view: () =>
    translate({
      id: 'site.pageActions.view',
      message: 'View as Markdown',
      description: 'Page actions: item',
    }),
  open: (assistant: string) =>
    translate(
      {
        id: 'site.pageActions.open',
        message: 'Open in {assistant}',
        description: 'Page actions: item',
      },
      {assistant},
    ),
  question: (url: string) =>
    translate(
      {
        id: 'site.pageActions.question',
        message: 'Read {url} so that I can ask questions about it.',
        description: 'Page actions: question to an assistant',
      },
      {url},
    ),
  busy: () =>
    translate({
      id: 'site.pageActions.busy',
      message: 'Copying the page…',
      description: 'Page actions: announced',
    }),
  copied: () =>
    translate({
      id: 'site.pageActions.copied',
      message: 'Page copied as Markdown',
      description: 'Page actions: announced',
    }),
  failed: () =>
    translate({
      id: 'site.pageActions.failed',
      message: 'The page could not be copied. View it as Markdown and copy it from there.',
      description: 'Page actions: announced',
    }),
};

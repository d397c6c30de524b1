import {translate} from '@docusaurus/Translate';

/** The words of the page menu. */
export const labels = {
  button: () =>
    translate({
      id: 'site.pageMenu.button',
      message: 'Page actions',
      description: 'The label of the button beside a title that opens the menu of the page',
    }),
  copy: () =>
    translate({
      id: 'site.pageMenu.copy',
      message: 'Copy page',
      description: 'The label of the menu item that copies the page as Markdown',
    }),
  view: () =>
    translate({
      id: 'site.pageMenu.view',
      message: 'View as Markdown',
      description: 'The label of the menu item that leads to the page as Markdown',
    }),
  open: (assistant: string) =>
    translate(
      {
        id: 'site.pageMenu.open',
        message: 'Open in {assistant}',
        description: 'The label of the menu item that asks an assistant about the page',
      },
      {assistant},
    ),
  question: (address: string) =>
    translate(
      {
        id: 'site.pageMenu.question',
        message: 'Read {address} so that I can ask questions about it.',
        description: 'What an assistant is asked; address is the address of the page',
      },
      {address},
    ),
};

import type {List, Root, RootContent} from 'mdast';
import {writeMarkdown} from './convert';

/** One page as the lists for language models know it. */
export type Twin = {
  section: string;
  title: string;
  description: string;
  /** Address of the page, with the site's origin. */
  url: string;
  /** Address of its Markdown twin, with the site's origin. */
  twinUrl: string;
  /** Its text, without title and front matter. */
  body: string;
};

const text = (value: string) => ({type: 'text', value}) as const;

function pageList(twins: readonly Twin[]): List {
  return {
    type: 'list',
    spread: false,
    children: twins.map(({title, description, twinUrl}) => ({
      type: 'listItem',
      children: [
        {
          type: 'paragraph',
          children: [
            {type: 'link', url: twinUrl, children: [text(title)]},
            ...(description ? [text(`: ${description}`)] : []),
          ],
        },
      ],
    })),
  };
}

/** What both files begin with (https://llmstxt.org): the site's name and what it is about. */
function introduction(title: string, description: string): RootContent[] {
  return [
    {type: 'heading', depth: 1, children: [text(title)]},
    {type: 'blockquote', children: [{type: 'paragraph', children: [text(description)]}]},
  ];
}

/**
 * `llms.txt`: every section of the site with its pages, one line a page.
 *
 * @param site its title and description
 * @param twins in the order in which they are listed
 */
export function llmsTxt(
  site: {title: string; description: string},
  twins: readonly Twin[],
): string {
  const sections = [...new Set(twins.map(({section}) => section))];
  const children = sections.flatMap((section): RootContent[] => [
    {type: 'heading', depth: 2, children: [text(section)]},
    pageList(twins.filter(twin => twin.section === section)),
  ]);
  return writeMarkdown({
    type: 'root',
    children: [...introduction(site.title, site.description), ...children],
  } satisfies Root);
}

/** `llms-full.txt`: the text of all pages, each below its title and address. */
export function llmsFullTxt(
  site: {title: string; description: string},
  twins: readonly Twin[],
): string {
  const head = writeMarkdown({type: 'root', children: introduction(site.title, site.description)});
  return [head, ...twins.map(({title, url, body}) => pageText(title, body, url))].join('\n');
}

/** A page's text below its title and, in the file of all pages, its address. */
export function pageText(title: string, body: string, url?: string): string {
  const head = writeMarkdown({
    type: 'root',
    children: [
      {type: 'heading', depth: 1, children: [text(title)]},
      ...(url
        ? [
            {
              type: 'paragraph',
              children: [text('Source: '), {type: 'link', url, children: [text(url)]}],
            },
          ]
        : []),
    ] as RootContent[],
  });
  return `${head}\n${body}`;
}

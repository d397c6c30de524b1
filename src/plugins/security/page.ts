import {load} from 'cheerio/slim';

/** A script that stands in the page itself and that the browser would run. */
export type InlineScript = {
  code: string;
  /** Inside the rendered app, where content of authors stands. */
  inContent: boolean;
  /** Position in the HTML, in characters. */
  at: number;
};

/** Something that the page loads, by the directive that allows it. */
export type Resource = {directive: string; element: string; url: string};

/** What of a page a content security policy has a say in. */
export type PageFacts = {
  /** Where the policy goes, in characters: right after the `meta` of the character set. */
  policyAt: number;
  /** The policy that the page carries already. */
  policy?: string;
  inlineScripts: InlineScript[];
  /** Data in script elements, which the browser does not run. */
  dataBlocks: string[];
  styleElements: string[];
  styleAttributes: string[];
  /** Event handlers in attributes, such as `onclick`. */
  handlers: string[];
  resources: Resource[];
};

/** Values of a script's `type` that a browser runs; everything else is data. */
const scriptTypes = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

/** Attributes that make the browser load something by itself, or that send the reader's input. */
const loading: Record<string, Record<string, string>> = {
  script: {src: 'script-src'},
  img: {src: 'img-src', srcset: 'img-src'},
  image: {href: 'img-src', 'xlink:href': 'img-src'},
  use: {href: 'img-src', 'xlink:href': 'img-src'},
  input: {src: 'img-src', formaction: 'form-action'},
  button: {formaction: 'form-action'},
  video: {src: 'media-src', poster: 'img-src'},
  audio: {src: 'media-src'},
  source: {src: 'media-src', srcset: 'img-src'},
  track: {src: 'media-src'},
  iframe: {src: 'frame-src', srcdoc: 'frame-src'},
  frame: {src: 'frame-src'},
  embed: {src: 'object-src'},
  object: {data: 'object-src'},
  form: {action: 'form-action'},
  base: {href: 'base-uri'},
};

/** What kinds of links load, by `rel`; the others only say where something is. */
const loadingLinks: Record<string, string> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
  preload: 'default-src',
  prefetch: 'default-src',
};

function linkDirective({rel = ''}: Record<string, string>): string | undefined {
  return rel
    .toLowerCase()
    .split(/\s+/)
    .map(word => loadingLinks[word])
    .find(directive => directive !== undefined);
}

/** The addresses of a `srcset`, or the one address of any other attribute. */
function addresses(attribute: string, value: string): string[] {
  return attribute === 'srcset'
    ? value.split(',').map(candidate => candidate.trim().split(/\s+/)[0]!)
    : [value];
}

function resourcesOf(element: string, attributes: Record<string, string>): Resource[] {
  const found: Resource[] = [];
  const linked = element === 'link' ? linkDirective(attributes) : undefined;
  if (linked && attributes.href) {
    found.push({directive: linked, element, url: attributes.href});
  }
  for (const [attribute, directive] of Object.entries(loading[element] ?? {})) {
    const value = attributes[attribute];
    if (value !== undefined) {
      found.push(...addresses(attribute, value).map(url => ({directive, element, url})));
    }
  }
  if (element === 'a' && /^\s*(javascript|data|vbscript):/i.test(attributes.href ?? '')) {
    found.push({directive: 'script-src', element, url: attributes.href!});
  }
  return found;
}

/**
 * Reads from a page's HTML what its content security policy is about.
 *
 * @param file what an error calls the page
 * @throws Error when the page has no `head` to put a policy in.
 */
export function readPage(html: string, file = 'The page'): PageFacts {
  const $ = load(html, {xml: {xmlMode: false, withStartIndices: true, withEndIndices: true}});
  const [charset] = $('meta[charset]');
  const policyAt = charset ? charset.endIndex! + 1 : $('head')[0]?.firstChild?.startIndex;
  if (typeof policyAt !== 'number') {
    throw new Error(
      `${file} has no <head>, so it cannot carry a content security policy. Give it one, or publish it as another type of file.`,
    );
  }
  const elements = $(':root, :root *').get();
  const scripts = $('script:not([src])').get();
  const isRun = ({attribs}: (typeof scripts)[number]): boolean =>
    scriptTypes.has((attribs.type ?? '').trim().toLowerCase());
  return {
    policyAt,
    policy: $('meta[http-equiv="content-security-policy" i]').attr('content'),
    inlineScripts: scripts.filter(isRun).map(script => ({
      code: $(script).text(),
      inContent: $(script).closest('#__docusaurus').length > 0,
      at: script.startIndex!,
    })),
    dataBlocks: scripts.filter(script => !isRun(script)).map(script => $(script).text()),
    styleElements: $('style')
      .get()
      .map(style => $(style).text()),
    styleAttributes: elements.flatMap(({attribs}) => attribs.style ?? []),
    handlers: elements.flatMap(({name, attribs}) =>
      Object.keys(attribs)
        .filter(attribute => attribute.startsWith('on'))
        .map(attribute => `${attribute} on <${name}>`),
    ),
    resources: elements.flatMap(({name, attribs}) => resourcesOf(name, attribs)),
  };
}

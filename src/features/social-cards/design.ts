import {readFileSync} from 'node:fs';

const colors = ['paper', 'line-strong', 'ink', 'ink-soft', 'accent'] as const;

/** The colors of a card, by the names of the site's tokens without `--site-`. */
export type Palette = Record<(typeof colors)[number], string>;

/** The texts of a card. `category` is the page's outermost category in the sidebar. */
export type CardText = {title: string; category: string; site: string};

/** An element in the format that satori accepts. */
export type CardElement = {
  type: string;
  key?: string;
  props: Record<string, unknown> & {children?: (CardElement | string)[]};
};

export type CardDesign = {
  palette: Palette;
  logo: string;
};

/**
 * Reads the site's dark colors from its style sheet, so that cards and pages share one design.
 *
 * @param file the style sheet with the tokens
 * @throws Error with the names of missing tokens
 */
export function readPalette(file: string): Palette {
  const [, dark = ''] = /\[data-theme='dark'\] \{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? [];
  const found = Object.fromEntries(
    [...dark.matchAll(/--site-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  );
  const missing = colors.filter(name => !/^#[\da-f]{3,8}$/i.test(found[name] ?? ''));
  if (missing.length > 0) {
    throw new Error(
      `${file} sets no hexadecimal color in dark mode for --site-${missing.join(', --site-')}, which the social cards use. Add it.`,
    );
  }
  return found as Palette;
}

/** Font sizes of a title in pixels, largest first. A card uses the first one that fits. */
export const titleSizes = [84, 72, 60, 50, 42, 36, 30, 25] as const;

/** Card size in pixels that social networks expect. */
export const cardSize = {width: 1200, height: 630} as const;

const padding = 72;
const width = cardSize.width - 2 * padding;

/** The space for the title in pixels, between the other rows. */
export const titleBox = {width, height: 268} as const;

/** The key of the title's element, by which `drawCard` measures it. */
export const titleKey = 'title';

function box(
  style: Record<string, unknown>,
  children: (CardElement | string)[],
  key?: string,
): CardElement {
  return {type: 'div', key, props: {style: {display: 'flex', ...style}, children}};
}

function image(svg: string, size: {width: number; height: number}): CardElement {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return {type: 'img', props: {src, ...size}};
}

/** Draws the line of a run, from a dashed ring past two hollow stops to a check. */
function runLine({paper, 'line-strong': line, accent}: Palette): CardElement {
  const size = {width, height: 72};
  const end = width - 36;
  return image(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d="M62 36H${end - 40}" stroke="${line}" stroke-width="5" stroke-dasharray="0 18"/>
      <circle cx="28" cy="36" r="22" stroke="${line}" stroke-width="5" stroke-dasharray="10 8"/>
      <circle cx="${width * 0.36}" cy="36" r="15" fill="${paper}" stroke="${line}" stroke-width="5"/>
      <circle cx="${width * 0.66}" cy="36" r="15" fill="${paper}" stroke="${line}" stroke-width="5"/>
      <circle cx="${end}" cy="36" r="34" fill="${accent}"/>
      <path d="m${end - 15} 37 11 12 19-24" stroke="${paper}" stroke-width="7"/>
    </svg>`,
    size,
  );
}

/**
 * Returns a card as a tree of elements: logo and site, category and title, the line of a run.
 *
 * @param size font size of the title in pixels
 */
export function card(
  {title, category, site}: CardText,
  size: number,
  {palette, logo}: CardDesign,
): CardElement {
  return box(
    {
      ...cardSize,
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      padding,
      background: palette.paper,
      fontFamily: 'latin',
      fontWeight: 500,
    },
    [
      box({alignItems: 'center', color: palette['ink-soft'], fontSize: 30}, [
        image(logo, {width: 56, height: 56}),
        box({marginLeft: 20}, [site]),
      ]),
      box({flexDirection: 'column', width}, [
        box({color: palette.accent, fontSize: 32, marginBottom: 12}, [category]),
        box(
          {
            display: 'block',
            width,
            color: palette.ink,
            fontSize: size,
            fontWeight: 700,
            lineHeight: 1.12,
            letterSpacing: '-0.02em',
            wordBreak: 'break-word',
            textWrap: 'balance',
          },
          [title],
          titleKey,
        ),
      ]),
      runLine(palette),
    ],
  );
}

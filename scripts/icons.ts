import {readFileSync, writeFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';

/**
 * Draws the site's mark as the bitmaps that phones ask for. Run it after a change of
 * `static/img/logo.svg`; a unit test compares what it draws with the files.
 */
export const icons = [
  {file: 'static/img/icon-192.png', size: 192, isMaskable: false},
  {file: 'static/img/icon-512.png', size: 512, isMaskable: false},
  {file: 'static/img/icon-maskable-512.png', size: 512, isMaskable: true},
  // iOS rounds the corners itself, and shows transparent ones black.
  {file: 'static/img/apple-touch-icon.png', size: 180, isMaskable: true},
] as const;

/**
 * @param size width and height in pixels
 * @param isMaskable fills the whole square, with the drawing in the middle four fifths that no mask
 *   cuts (https://www.w3.org/TR/appmanifest/#icon-masks)
 */
export function drawIcon({size, isMaskable}: {size: number; isMaskable: boolean}): Buffer {
  const svg = readFileSync('static/img/logo.svg', 'utf8');
  const drawn = isMaskable
    ? svg
        .replace('viewBox="0 0 32 32"', 'viewBox="-2 -2 36 36"')
        .replace(
          /<rect width="32" height="32" rx="8"/,
          '<rect x="-2" y="-2" width="36" height="36"',
        )
    : svg;
  return new Resvg(drawn, {fitTo: {mode: 'width', value: size}}).render().asPng();
}

if (require.main === module) {
  for (const icon of icons) {
    writeFileSync(icon.file, drawIcon(icon));
    console.log(`Wrote ${icon.file}.`);
  }
}

import {readFileSync} from 'node:fs';
import {site} from '../src/config/site';
import {launchChromium} from './chromium';

/** Draws `static/img/social-card.png`, the picture of link previews (1200 × 630 CSS pixels). */
const target = 'static/img/social-card.png';
const logo = readFileSync('static/img/logo.svg', 'utf8');
const page = `<!doctype html><style>
  body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 96px;
    display: flex; flex-direction: column; justify-content: center; gap: 40px;
    font-family: system-ui, sans-serif; color: #15211f;
    background: #fbfcfb;
    border-bottom: 16px solid #0a6b64; }
  svg { width: 112px; height: 112px; flex: none; align-self: flex-start; }
  h1 { margin: 0; font-size: 84px; line-height: 1.05; letter-spacing: -0.03em; }
  p { margin: 0; font-size: 36px; line-height: 1.4; color: #4a5b58; }
</style>${logo}<h1>${site.title}</h1><p>${site.tagline}</p>`;

async function main(): Promise<void> {
  const browser = await launchChromium();
  const tab = await browser.newPage({viewport: {width: 1200, height: 630}});
  await tab.setContent(page);
  await tab.screenshot({path: target});
  await browser.close();
  console.log(`Wrote ${target}.`);
}

void main();

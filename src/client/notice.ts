import {translate} from '@docusaurus/Translate';
import styles from './notice.module.css';
import {reloadIfServed} from './reload';

/**
 * Tells the reader of a page without its scripts what is missing, with a Retry. Written without
 * React, which does not run on such a page.
 */
export function showNotice(): void {
  const notice = document.createElement('div');
  notice.className = `site-popup ${styles.notice}`;
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = translate({
    id: 'recovery.notice',
    message:
      'Parts of this page could not be loaded. You can read it, but its controls do not work.',
    description: 'Loading failed: notice',
  });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'site-button';
  button.textContent = translate({
    id: 'loading.retry',
    message: 'Retry',
    description: 'Loading failed: button',
  });
  button.addEventListener('click', () => void reloadIfServed());
  notice.append(text, button);
  document.body.append(notice);
  // The boot script holds what the reader does for React, which does not come.
  window.dispatchEvent(new Event('bootfailed'));
}

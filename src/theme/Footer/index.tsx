import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import LineIcon from '@site/src/components/LineIcon';
import {socialLinks} from '@site/src/config/site';
import styles from './styles.module.css';

/** Shows four icon links and the copyright line (SPECIFICATION.md#shared-elements). */
function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer', styles.footer)}>
      <ul className={clsx('clean-list', styles.links)}>
        {socialLinks.map(({icon, name, href}) => (
          <li key={name}>
            <a className={styles.link} href={href} aria-label={name} title={name}>
              <LineIcon d={icon} />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.copyright}>{footer?.copyright}</p>
    </footer>
  );
}

export default memo(Footer);

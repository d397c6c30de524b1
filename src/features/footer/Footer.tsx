import Link from '@docusaurus/Link';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import LineIcon from '@site/src/components/LineIcon';
import type {IconLink} from '@site/src/config/site';
import styles from './styles.module.css';

/** Shows the links of `footer.links` as a row of icons, and the copyright line (SPECIFICATION.md#shared-elements). */
function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  const links = (footer?.links ?? []) as IconLink[];
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer', styles.footer)}>
      <ul className={clsx('clean-list', styles.links)}>
        {links.map(({icon, label, href}) => (
          <li key={label}>
            <Link className={styles.link} href={href} aria-label={label} title={label}>
              <LineIcon d={icon} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.copyright}>{footer?.copyright}</p>
    </footer>
  );
}

export default memo(Footer);

import Link from '@docusaurus/Link';
import type {Props} from '@theme/Blog/Components/Author/Socials';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Names of platforms that are not written like their key in `blog/authors.yml`. */
const names: Record<string, string> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  stackoverflow: 'Stack Overflow',
  x: 'X',
  youtube: 'YouTube',
};

const nameOf = (platform: string): string =>
  names[platform] ?? platform.charAt(0).toUpperCase() + platform.slice(1);

/** An author's addresses elsewhere as links with names. */
export default function AuthorSocials({author, className}: Props): ReactNode {
  const socials = Object.entries(author.socials ?? {});
  return (
    socials.length > 0 && (
      <ul className={clsx(styles.socials, className)}>
        {socials.map(([platform, href]) => (
          <li key={platform}>
            <Link href={href}>{nameOf(platform)}</Link>
          </li>
        ))}
      </ul>
    )
  );
}

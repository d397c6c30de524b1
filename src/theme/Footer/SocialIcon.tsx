import type {ReactNode} from 'react';
import type {SocialLink} from '@site/src/config/site';

/** Outlines drawn for this site on a 24 × 24 grid; none is a company's mark. */
const outlines: Record<SocialLink['icon'], string> = {
  social:
    'M6 9.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5M17.5 3a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5M17.5 15.5a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5M8.5 10.7l6.5-3.6M8.5 13.3l6.5 3.6',
  video:
    'M6.25 5h11.5a3.5 3.5 0 0 1 3.5 3.5v7a3.5 3.5 0 0 1-3.5 3.5H6.25a3.5 3.5 0 0 1-3.5-3.5v-7A3.5 3.5 0 0 1 6.25 5zM10 9.25v5.5l4.75-2.75z',
  chat: 'M4 4.75h16a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-8.5L7 20.5v-3.75H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 4.75zM7.5 9.25h9M7.5 12.5h5.5',
  mail: 'M4.75 5h14.5a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4.75a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3.5 6.5L12 13l8.5-6.5',
};

/** A decorative icon; the link around it carries the name. */
export default function SocialIcon({icon}: {icon: SocialLink['icon']}): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={outlines[icon]} />
    </svg>
  );
}

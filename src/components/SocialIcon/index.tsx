import type {ReactNode} from 'react';
import type {SocialLink} from '../../config/site';

/** Outlines drawn for this site on a 24 × 24 grid; none is a company's mark. */
const paths: Record<SocialLink['icon'], ReactNode> = {
  social: (
    <>
      <circle cx="6" cy="12" r="2.75" />
      <circle cx="17.5" cy="5.75" r="2.75" />
      <circle cx="17.5" cy="18.25" r="2.75" />
      <path d="M8.5 10.7l6.5-3.6M8.5 13.3l6.5 3.6" />
    </>
  ),
  video: (
    <>
      <rect x="2.75" y="5" width="18.5" height="14" rx="3.5" />
      <path d="M10 9.25v5.5l4.75-2.75z" fill="currentColor" />
    </>
  ),
  chat: (
    <path d="M4 4.75h16a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-8.5L7 20.5v-3.75H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 4.75zM7.5 9.25h9M7.5 12.5h5.5" />
  ),
  mail: (
    <>
      <rect x="2.75" y="5" width="18.5" height="14" rx="2" />
      <path d="M3.5 6.5L12 13l8.5-6.5" />
    </>
  ),
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
      {paths[icon]}
    </svg>
  );
}

import type {ReactNode} from 'react';

/** SVG paths on a 20 by 20 grid. */
const outlines = {
  magnifier: 'M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm4 9.5L17 17',
  cross: 'm5.5 5.5 9 9m0-9-9 9',
  clock: 'M10 3.25a6.75 6.75 0 1 1 0 13.5 6.75 6.75 0 0 1 0-13.5ZM10 6.5V10l2.5 1.75',
  star: 'm10 3.25 2.1 4.25 4.7.7-3.4 3.3.8 4.7L10 14l-4.2 2.2.8-4.7-3.4-3.3 4.7-.7L10 3.25Z',
  page: 'M5.25 3h6l3.5 3.5V17h-9.5V3Zm6 0v3.5h3.5M7.75 10h4.5m-4.5 3h4.5',
  heading: 'M8 3.5 6.5 16.5m7-13L12 16.5M3.75 7.5h13m-13.5 5h13',
  passage: 'M4 5.5h12M4 8.5h12M4 11.5h12M4 14.5h7',
  enter: 'M15.5 5v4a2.5 2.5 0 0 1-2.5 2.5H5m3-3-3 3 3 3',
  unreachable:
    'M3.5 8.5a9.5 9.5 0 0 1 13 0m-10.5 3a6 6 0 0 1 8 0m-5.25 3a2 2 0 0 1 2.5 0M4 3.5l12 13',
  nothing: 'M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm4 9.5L17 17M6.5 6.5l4 4m0-4-4 4',
} as const;

export type IconName = keyof typeof outlines;

/** Renders an icon that is hidden from screen readers, because the text next to it has the same meaning. */
export default function Icon({name, size = 20}: {name: IconName; size?: number}): ReactNode {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outlines[name]} />
    </svg>
  );
}

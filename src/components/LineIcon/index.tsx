import type {ReactNode} from 'react';

type Props = {
  /** The path, on a grid of 24 units. */
  d: string;
  size?: number;
  className?: string;
};

/** Draws a decorative icon of lines. The text next to it, or its control's name, must have the same meaning. */
export default function LineIcon({d, size = 22, className}: Props): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

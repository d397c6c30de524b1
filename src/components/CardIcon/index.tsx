import type {ReactNode} from 'react';
import LineIcon from '../LineIcon';

/** What a card names, the sidebar by `customProps: {icon: 'clock'}`. */
const outlines = {
  /** A task: one result that is right or wrong. */
  check: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M8 12.2l2.8 3 5.2-6.4',
  /** A group: tests that lie on one another. */
  stack: 'M12 3.5l8.5 4.25L12 12 3.5 7.75zM3.5 12L12 16.25 20.5 12M3.5 16.25L12 20.5l8.5-4.25',
  /** A schedule. */
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3.25 2.25',
  /** A workflow: stops on a way. */
  path: 'M5.5 16.25a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5M18.5 3.25a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5M7.75 18.5h7.5a3.25 3.25 0 0 0 0-6.5h-6.5a3.25 3.25 0 0 1 0-6.5h7.5',
  /** Any other doc. */
  page: 'M6 3.75h8.5L18.5 8v12.25h-12.5zM14 4v4.5h4.25M9 12.5h6.5M9 16h6.5',
  /** Any other category. */
  folder: 'M3.5 6.25h6l2 2.25h9v10.25h-17z',
};

/** Names of the icons. */
export type CardIconName = keyof typeof outlines;

/** Whether a value, such as one from the sidebar, names a icon. */
export function isCardIcon(name: unknown): name is CardIconName {
  return typeof name === 'string' && Object.hasOwn(outlines, name);
}

/** A small drawing that stands for a kind of page. */
export default function CardIcon({
  name,
  className,
}: {
  name: CardIconName;
  className?: string;
}): ReactNode {
  return <LineIcon d={outlines[name]} className={className} />;
}

import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Icon from '../Search/list/Icon';
import rows from './rows.module.css';
import screens from './screens.module.css';

export type DestinationsProps = {
  /** The name of the list. */
  label: string;
};

function Destination({label, path}: {label: string; path: string}): ReactNode {
  return (
    <li>
      <Link className={clsx(rows.link, rows.destination)} to={useBaseUrl(path)}>
        <span className={rows.icon}>
          <Icon name="page" />
        </span>
        {label}
      </Link>
    </li>
  );
}

/** Pages that the empty dialog offers. Going to one closes it. */
export default function Destinations({label}: DestinationsProps): ReactNode {
  const {destinations} = dialog;
  if (destinations.length === 0) {
    return null;
  }
  return (
    <ul className={screens.destinations} aria-label={label}>
      {destinations.map(destination => (
        <Destination key={destination.path} {...destination} />
      ))}
    </ul>
  );
}

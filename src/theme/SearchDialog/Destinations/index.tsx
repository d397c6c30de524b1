import type {DestinationsProps} from '@theme/SearchDialog/Destinations';
import FirstSteps from '@site/src/components/FirstSteps';
import type {ReactNode} from 'react';

/** Offers the first five steps in the empty search dialog, and after a search without a match. */
export default function Destinations({label}: DestinationsProps): ReactNode {
  return <FirstSteps label={label} />;
}

import Icon from '@theme/Search/list/Icon';
import type {ReactNode} from 'react';

/** Shows a decorative icon above the "no results" message. */
export default function NoMatch(): ReactNode {
  return <Icon name="nothing" size={40} />;
}

import {Icon} from 'docusaurus-theme-search-embedded/theme';
import type {ReactNode} from 'react';

export type NoMatchProps = {
  /** The query without results. */
  query: string;
};

/** Shows a decorative icon above the "no results" message. */
const NoMatch: (props: NoMatchProps) => ReactNode = () => <Icon name="nothing" size={40} />;

export default NoMatch;

// The components that a site may wrap or replace, by their `@theme` names.

declare module '@theme/Search/Hit' {
  export type HitProps = {
    item: import('../theme/Search/list/items').SearchItem;
    /** Overrides the icon of the item's type. */
    icon?: import('../theme/Search/list/Icon').IconName;
  };
  const Hit: typeof import('../theme/Search/Hit').default;
  export default Hit;
}

declare module '@theme/Search/NoMatch' {
  export type NoMatchProps = {
    /** The query without results. */
    query: string;
  };
  const NoMatch: (props: NoMatchProps) => import('react').ReactNode;
  export default NoMatch;
}

declare module '@theme/Search/ErrorScreen' {
  const ErrorScreen: typeof import('../theme/Search/ErrorScreen').default;
  export default ErrorScreen;
}

declare module '@theme/Search/NoResultsScreen' {
  const NoResultsScreen: typeof import('../theme/Search/NoResultsScreen').default;
  export default NoResultsScreen;
}

declare module '@theme/Search/Trail' {
  export const Trail: typeof import('../theme/Search/Trail').Trail;
}

declare module '@theme/Search/labels' {
  export const labels: typeof import('../theme/Search/labels').labels;
}

declare module '@theme/Search/list/Highlight' {
  const Highlight: typeof import('../theme/Search/list/Highlight').default;
  export default Highlight;
}

declare module '@theme/Search/list/Icon' {
  export type IconName = import('../theme/Search/list/Icon').IconName;
  const Icon: typeof import('../theme/Search/list/Icon').default;
  export default Icon;
}

declare module '@theme/SearchDialog' {
  export type SearchDialogProps = import('../theme/SearchDialog').SearchDialogProps;
  const SearchDialog: typeof import('../theme/SearchDialog').default;
  export default SearchDialog;
}

declare module '@theme/SearchDialog/DialogFooter' {
  export type DialogFooterProps = {tools: import('../theme/Search/backend/useSearch').SearchTools};
  const DialogFooter: typeof import('../theme/SearchDialog/DialogFooter').default;
  export default DialogFooter;
}

declare module '@theme/SearchDialog/Destinations' {
  export type DestinationsProps = {
    /** The name of the list. */
    label: string;
  };
  const Destinations: typeof import('../theme/SearchDialog/Destinations').default;
  export default Destinations;
}

declare module '@theme/SearchDialog/StartScreen' {
  const StartScreen: typeof import('../theme/SearchDialog/StartScreen').default;
  export default StartScreen;
}

declare module '@theme/SearchPage' {
  const SearchPage: typeof import('../theme/SearchPage').default;
  export default SearchPage;
}

declare module '@theme/SearchPage/Result' {
  const Result: typeof import('../theme/SearchPage/Result').default;
  export default Result;
}

// The site's settings of the dialog, which two of the components import.
declare module '@generated/docusaurus-theme-search-embedded/default/dialog.json' {
  const data: import('../plugin/data').DialogData;
  export default data;
}

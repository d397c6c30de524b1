/// <reference path="./generated.d.ts" />

// The components that a site can wrap or eject. The classic theme declares `@theme/SearchBar`.

declare module '@theme/SearchPage' {
  const SearchPage: typeof import('../theme/SearchPage/index.jsx').default;
  export default SearchPage;
}

declare module '@theme/SearchDialog' {
  export type SearchDialogProps = import('../theme/SearchDialog/index.jsx').SearchDialogProps;
  const SearchDialog: typeof import('../theme/SearchDialog/index.jsx').default;
  export default SearchDialog;
}

declare module '@theme/SearchDialog/StartScreen' {
  export type StartScreenProps = import('../theme/SearchDialog/StartScreen.jsx').StartScreenProps;
  const StartScreen: typeof import('../theme/SearchDialog/StartScreen.jsx').default;
  export default StartScreen;
}

declare module '@theme/SearchDialog/Destinations' {
  export type DestinationsProps =
    import('../theme/SearchDialog/Destinations.jsx').DestinationsProps;
  const Destinations: typeof import('../theme/SearchDialog/Destinations.jsx').default;
  export default Destinations;
}

declare module '@theme/SearchDialog/DialogFooter' {
  export type DialogFooterProps =
    import('../theme/SearchDialog/DialogFooter.jsx').DialogFooterProps;
  const DialogFooter: typeof import('../theme/SearchDialog/DialogFooter.jsx').default;
  export default DialogFooter;
}

declare module '@theme/SearchDialog/HitRow' {
  export type HitRowProps = import('../theme/SearchDialog/HitRow.jsx').HitRowProps;
  const HitRow: typeof import('../theme/SearchDialog/HitRow.jsx').default;
  export default HitRow;
}

declare module '@theme/SearchDialog/NoMatch' {
  export type NoMatchProps = import('../theme/SearchDialog/NoMatch.jsx').NoMatchProps;
  const NoMatch: typeof import('../theme/SearchDialog/NoMatch.jsx').default;
  export default NoMatch;
}

declare module '@theme/SearchDialog/NoResultsScreen' {
  export type NoResultsScreenProps =
    import('../theme/SearchDialog/NoResultsScreen.jsx').NoResultsScreenProps;
  const NoResultsScreen: typeof import('../theme/SearchDialog/NoResultsScreen.jsx').default;
  export default NoResultsScreen;
}

declare module '@theme/SearchDialog/ErrorScreen' {
  export type ErrorScreenProps = import('../theme/SearchDialog/ErrorScreen.jsx').ErrorScreenProps;
  const ErrorScreen: typeof import('../theme/SearchDialog/ErrorScreen.jsx').default;
  export default ErrorScreen;
}

/// <reference path="./generated.d.ts" />

// The components that a site can wrap or eject. The classic theme declares `@theme/SearchBar`.

declare module '@theme/SearchPage' {
  const SearchPage: typeof import('../theme/SearchPage/index').default;
  export default SearchPage;
}

declare module '@theme/SearchPage/Result' {
  export type ResultProps = import('../theme/SearchPage/Result').ResultProps;
  const Result: typeof import('../theme/SearchPage/Result').default;
  export default Result;
}

declare module '@theme/SearchDialog' {
  export type SearchDialogProps = import('../theme/SearchDialog/index').SearchDialogProps;
  const SearchDialog: typeof import('../theme/SearchDialog/index').default;
  export default SearchDialog;
}

declare module '@theme/SearchDialog/StartScreen' {
  export type StartScreenProps = import('../theme/SearchDialog/StartScreen').StartScreenProps;
  const StartScreen: typeof import('../theme/SearchDialog/StartScreen').default;
  export default StartScreen;
}

declare module '@theme/SearchDialog/Destinations' {
  export type DestinationsProps = import('../theme/SearchDialog/Destinations').DestinationsProps;
  const Destinations: typeof import('../theme/SearchDialog/Destinations').default;
  export default Destinations;
}

declare module '@theme/SearchDialog/DialogFooter' {
  export type DialogFooterProps = import('../theme/SearchDialog/DialogFooter').DialogFooterProps;
  const DialogFooter: typeof import('../theme/SearchDialog/DialogFooter').default;
  export default DialogFooter;
}

declare module '@theme/Search/HitRow' {
  export type HitRowProps = import('../theme/Search/HitRow').HitRowProps;
  const HitRow: typeof import('../theme/Search/HitRow').default;
  export default HitRow;
}

declare module '@theme/Search/NoMatch' {
  export type NoMatchProps = import('../theme/Search/NoMatch').NoMatchProps;
  const NoMatch: typeof import('../theme/Search/NoMatch').default;
  export default NoMatch;
}

declare module '@theme/Search/NoResultsScreen' {
  export type NoResultsScreenProps = import('../theme/Search/NoResultsScreen').NoResultsScreenProps;
  const NoResultsScreen: typeof import('../theme/Search/NoResultsScreen').default;
  export default NoResultsScreen;
}

declare module '@theme/Search/ErrorScreen' {
  export type ErrorScreenProps = import('../theme/Search/ErrorScreen').ErrorScreenProps;
  const ErrorScreen: typeof import('../theme/Search/ErrorScreen').default;
  export default ErrorScreen;
}

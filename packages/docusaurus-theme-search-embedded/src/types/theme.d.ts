// The parts that a site may wrap or replace, by the names that Docusaurus gives them.

declare module '@theme/Search/Hit' {
  const Hit: typeof import('../theme/Search/Hit').default;
  export default Hit;
}

declare module '@theme/Search/NoMatch' {
  export type NoMatchProps = import('../theme/Search/NoMatch').NoMatchProps;
  const NoMatch: (props: NoMatchProps) => import('react').ReactNode;
  export default NoMatch;
}

declare module '@theme/SearchDialog' {
  export type SearchDialogProps = import('../theme/SearchDialog').SearchDialogProps;
  const SearchDialog: typeof import('../theme/SearchDialog').default;
  export default SearchDialog;
}

declare module '@theme/SearchDialog/DialogFooter' {
  const DialogFooter: typeof import('../theme/SearchDialog/DialogFooter').default;
  export default DialogFooter;
}

declare module '@theme/SearchDialog/Destinations' {
  export type DestinationsProps = import('../theme/SearchDialog/Destinations').DestinationsProps;
  const Destinations: typeof import('../theme/SearchDialog/Destinations').default;
  export default Destinations;
}

declare module '@theme/SearchDialog/ErrorScreen' {
  const ErrorScreen: typeof import('../theme/SearchDialog/ErrorScreen').default;
  export default ErrorScreen;
}

declare module '@theme/SearchDialog/NoResultsScreen' {
  const NoResultsScreen: typeof import('../theme/SearchDialog/NoResultsScreen').default;
  export default NoResultsScreen;
}

declare module '@theme/SearchDialog/StartScreen' {
  const StartScreen: typeof import('../theme/SearchDialog/StartScreen').default;
  export default StartScreen;
}

declare module '@theme/ModalDialog/useModalDialog' {
  export const useModalDialog: typeof import('../theme/ModalDialog/useModalDialog').useModalDialog;
}

declare module '@theme/SearchPage/Result' {
  const Result: typeof import('../theme/SearchPage/Result').default;
  export default Result;
}

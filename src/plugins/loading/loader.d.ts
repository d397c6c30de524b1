/** What the inline script `loader.js` offers to the bundle. */
interface Window {
  siteRecovery: {
    /** Resolves to whether the page is about to be replaced. */
    reloadIfServed(): Promise<boolean>;
    showNotice(): void;
  };
}

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useMemo} from 'react';
import type {SiteAddress} from './address';

/** Where the site lives: as configured, and where it is being visited (a preview, an intranet copy). */
export function useSiteAddress(): SiteAddress {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  return useMemo(() => {
    const visited = isBrowser ? [window.location.origin] : [];
    return {origins: [...visited, new URL(url).origin], baseUrl};
  }, [url, baseUrl, isBrowser]);
}

import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import common from './common.module.css';

/** Explains that the page is older than the deployed site, and offers to reload it. */
export default function ReloadButton(): ReactNode {
  return (
    <>
      <Translate
        id="theme.SearchBar.outdated"
        description="The message when search needs files that the latest deployment removed"
      >
        This page is out of date.
      </Translate>{' '}
      <button type="button" className={common.button} onClick={() => window.location.reload()}>
        <Translate
          id="theme.SearchBar.reload"
          description="The label of the button that reloads a page that is out of date"
        >
          Reload the page
        </Translate>
      </button>
    </>
  );
}

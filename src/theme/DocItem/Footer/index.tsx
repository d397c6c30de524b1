import DocItemFooter from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';
import {Feedback} from '@site/src/components/Feedback';

/** The stock footer, after the question whether the page was of use. */
export default function DocItemFooterWrapper(): ReactNode {
  return (
    <>
      <Feedback />
      <DocItemFooter />
    </>
  );
}

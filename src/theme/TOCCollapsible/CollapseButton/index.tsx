import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import {useEffect, useRef, type ReactNode} from 'react';

/**
 * Wraps the button that opens the contents list of small screens: it tells screen readers its state, and closes
 * the list after a link in it was followed, because the list lies over the text.
 */
export default function CollapseButtonWrapper(props: Props): ReactNode {
  const {collapsed} = props;
  const button = useRef<HTMLButtonElement>(null);
  const {key} = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (!collapsed && openedAt.current !== key) {
      button.current?.click();
    }
    openedAt.current = key;
  }, [collapsed, key]);
  return <CollapseButton {...props} ref={button} aria-expanded={!collapsed} />;
}

import {type KeyboardEvent, type ReactNode} from 'react';
import DocSidebarItemCategory from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';

/** A category without a page of its own is a link in the role of a button; Space presses it too. */
const forLink = {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === ' ' && event.currentTarget.getAttribute('role') === 'button') {
      event.preventDefault();
      event.currentTarget.click();
    }
  },
};

/** The stock category, which hands props it does not know on to its link. */
export default function DocSidebarItemCategoryWrapper(props: Props): ReactNode {
  return <DocSidebarItemCategory {...props} {...forLink} />;
}

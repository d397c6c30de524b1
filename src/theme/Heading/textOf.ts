import {Children, isValidElement, type PropsWithChildren, type ReactNode} from 'react';

/** The text of a React tree, as a reader sees it; components count with their children. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map(child => {
      if (isValidElement<PropsWithChildren>(child)) {
        return textOf(child.props.children);
      }
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}

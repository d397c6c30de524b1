import {Children, isValidElement, type PropsWithChildren, type ReactNode} from 'react';

/** Returns the text of a React tree as a reader sees it, including the children of components. */
export function textFromNode(node: ReactNode): string {
  return Children.toArray(node)
    .map(child => {
      if (isValidElement<PropsWithChildren>(child)) {
        return textFromNode(child.props.children);
      }
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}

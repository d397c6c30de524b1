import type {AnchorHTMLAttributes, ReactNode} from 'react';
import type {SearchItem} from '../Search/list/items';
import type {DialogModel} from './useDialogModel';

/** An item and its index in the list. */
export type ItemProps = {model: DialogModel; item: SearchItem; index: number};

/** Renders a link to an item. The focus stays in the input, whose `aria-activedescendant` refers to the item. */
export default function ItemLink({
  model,
  item,
  index,
  children,
  ...rest
}: ItemProps & AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  const activate = (): void => {
    if (model.active?.item !== index) {
      model.activate({item: index, cell: 0});
    }
  };
  return (
    <a
      {...rest}
      href={item.link.href}
      tabIndex={-1}
      onMouseMove={activate}
      onMouseDown={event => event.preventDefault()}
      onClick={event => model.open(item, event)}
      // A middle click opens another tab, which also counts as a visit.
      onAuxClick={event => event.button === 1 && model.open(item, event)}
    >
      {children}
    </a>
  );
}

import type {AnchorHTMLAttributes, ReactNode} from 'react';
import type {SearchItem} from '../Search/list/items';
import type {DialogModel} from './useDialogModel';

/** An item and its place in the list. */
export type ItemProps = {model: DialogModel; item: SearchItem; place: number};

/** A link to an item's page. The focus stays in the input, which tells the active item. */
export default function ItemLink({
  model,
  item,
  place,
  children,
  ...rest
}: ItemProps & AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  const activate = (): void => {
    if (model.active?.item !== place) {
      model.activate({item: place, cell: 0});
    }
  };
  return (
    <a
      {...rest}
      href={item.address.href}
      tabIndex={-1}
      onMouseMove={activate}
      onMouseDown={event => event.preventDefault()}
      onClick={event => model.open(item, event)}
      // The middle button opens another tab by itself, and counts as a visit like any other click.
      onAuxClick={event => event.button === 1 && model.open(item, event)}
    >
      {children}
    </a>
  );
}

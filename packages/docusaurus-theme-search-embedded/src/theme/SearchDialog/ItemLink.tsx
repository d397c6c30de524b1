import type {AnchorHTMLAttributes, ReactNode} from 'react';
import type {SearchItem} from '../Search/list/items';
import type {DialogModel} from './useDialogModel';

/** An item and its index in the list. */
export type ItemProps = {model: DialogModel; item: SearchItem; index: number};

/** A link to an item's page. The focus stays in the input, whose `aria-activedescendant` names the item. */
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
      href={item.address.href}
      tabIndex={-1}
      onMouseMove={activate}
      onMouseDown={event => event.preventDefault()}
      onClick={event => model.open(item, event)}
      // The browser opens another tab for the middle button; it counts as a visit, too.
      onAuxClick={event => event.button === 1 && model.open(item, event)}
    >
      {children}
    </a>
  );
}

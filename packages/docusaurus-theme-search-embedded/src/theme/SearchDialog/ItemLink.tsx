import type {AnchorHTMLAttributes, MouseEvent, ReactNode} from 'react';
import type {SearchItem} from '../Search/list/items';
import {opensElsewhere, useNavigate, type DialogModel} from '../Search/state/useDialogStore';

/** The library normalizes sources; only normalized ones reach the screens. */
export type ShownSource = DialogModel['state']['collections'][number]['source'];

type ItemLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  model: DialogModel;
  item: SearchItem;
  source: ShownSource;
};

/** A link to an item's page. The focus stays in the input, which tells the active item. */
export default function ItemLink({
  model,
  item,
  source,
  children,
  ...rest
}: ItemLinkProps): ReactNode {
  const navigate = useNavigate();
  const {onClick: select, ...itemProps} = model.autocomplete.getItemProps({item, source});
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    select(event);
    if (!opensElsewhere(event)) {
      event.preventDefault();
      navigate(item.address);
    }
  };
  return (
    <a
      {...rest}
      href={item.address.href}
      tabIndex={-1}
      onMouseMove={itemProps.onMouseMove}
      onMouseDown={itemProps.onMouseDown}
      onClick={onClick}
      // The middle button opens another tab by itself, and counts as a visit like any other click.
      onAuxClick={event => event.button === 1 && select(event)}
    >
      {children}
    </a>
  );
}

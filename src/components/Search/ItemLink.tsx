import type {AutocompleteSource} from '@algolia/autocomplete-core';
import type {AnchorHTMLAttributes, MouseEvent, ReactNode} from 'react';
import type {SearchItem} from './items';
import {opensElsewhere, useNavigate, type DialogModel} from './useDialogStore';

/** The library normalizes sources; only normalized ones reach the screens. */
export type ShownSource = DialogModel['state']['collections'][number]['source'];

type ItemLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  model: DialogModel;
  item: SearchItem;
  source: ShownSource | AutocompleteSource<SearchItem>;
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
  const itemProps = model.autocomplete.getItemProps({item, source: source as ShownSource});
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    itemProps.onClick(event);
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
    >
      {children}
    </a>
  );
}

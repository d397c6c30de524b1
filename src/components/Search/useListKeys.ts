import {useState, type KeyboardEvent} from 'react';
import {cellId, cells, shownList} from './shownList';
import type {DialogModel} from './useDialogStore';

/** What the input tells of its list, and hands on to it. */
export type ListKeys = {
  /** Identifies the active option or cell. */
  activeDescendant: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
};

type ActiveItem = {id: string; cellCount: number};

function activeItem({autocomplete, state}: DialogModel): ActiveItem | undefined {
  for (const {source, items} of state.collections) {
    for (const item of items) {
      const {id, 'aria-selected': isActive} = autocomplete.getItemProps({item, source});
      if (isActive) {
        return {id, cellCount: cells[source.sourceId as keyof typeof cells] ?? 1};
      }
    }
  }
  return undefined;
}

/**
 * The keys of the list that the input controls: up and down move between items, left and right
 * between the cells of a stored search, Enter opens the item or presses the cell's button. Tab and
 * Escape belong to the dialog.
 */
export function useListKeys(model: DialogModel): ListKeys {
  const [position, setPosition] = useState({id: '', cell: 0});
  const list = shownList(model.state);
  const active = list && activeItem(model);
  const isGrid = list === 'grid';
  const cell = isGrid && position.id === active?.id ? position.cell : 0;
  const current = active && (isGrid ? cellId(active.id, cell) : active.id);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!active || event.nativeEvent.isComposing) {
      return;
    }
    const step = {ArrowLeft: -1, ArrowRight: 1}[event.key];
    if (isGrid && step) {
      event.preventDefault();
      const next = Math.min(Math.max(cell + step, 0), active.cellCount - 1);
      setPosition({id: active.id, cell: next});
    } else if (isGrid && event.key === 'Enter' && cell > 0 && current) {
      event.preventDefault();
      document.getElementById(current)?.querySelector('button')?.click();
    } else if (['ArrowUp', 'ArrowDown', 'Enter'].includes(event.key)) {
      model.autocomplete.getInputProps({inputElement: null}).onKeyDown(event);
    }
  };
  return {activeDescendant: current, onKeyDown};
}

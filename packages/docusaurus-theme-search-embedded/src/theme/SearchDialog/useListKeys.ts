import {useEvent} from '@docusaurus/theme-common';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
} from 'react';
import {isComposing} from '../ModalDialog/useModalDialog';
import {isAnswered} from '../Search/state/dialogStore';
import type {DialogModel} from '../Search/state/useDialogStore';
import {cellId, cells, shownList} from './shownList';

type Parts = {
  model: DialogModel;
  dialog: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLInputElement | null>;
  dropdown: RefObject<HTMLElement | null>;
  /** Enter was pressed before the dialog was there. */
  isEntered: boolean;
};

type ListItem = {id: string; isActive: boolean; cellCount: number};

function listItems({autocomplete, state}: DialogModel): ListItem[] {
  return state.collections.flatMap(({source, items}) =>
    items.map(item => {
      const {id, 'aria-selected': isActive} = autocomplete.getItemProps({item, source});
      return {id, isActive, cellCount: cells[source.sourceId as keyof typeof cells] ?? 1};
    }),
  );
}

/** Links and buttons below the input that are no part of its list. */
function controlsIn(dropdown: HTMLElement | null): HTMLElement[] {
  return [...(dropdown?.querySelectorAll<HTMLElement>('a, button') ?? [])].filter(
    control => control.tabIndex >= 0 && !control.closest('[role="grid"]'),
  );
}

/** Hands a key to the library, which takes the browser's events as well as React's. */
function pass(model: DialogModel, event: KeyboardEvent): void {
  const {onKeyDown} = model.autocomplete.getInputProps({inputElement: null});
  onKeyDown(event as unknown as ReactKeyboardEvent);
}

/** An Enter that came before the answer to the query opens that answer's first result, unless one types on. */
function useEnter(model: DialogModel, isEntered: boolean): (event: KeyboardEvent) => void {
  const {state} = model;
  const [early] = useState(() =>
    isEntered
      ? {query: state.query, event: new KeyboardEvent('keydown', {key: 'Enter'})}
      : undefined,
  );
  const waiting = useRef<{query: string; event: KeyboardEvent}>(early);
  const enter = useEvent((event: KeyboardEvent): void => {
    if (isAnswered(state)) {
      pass(model, event);
    } else {
      waiting.current = {query: state.query, event};
    }
  });
  useEffect(() => {
    const {query, event} = waiting.current ?? {};
    if (event && (query !== state.query || isAnswered(state))) {
      waiting.current = undefined;
      if (query === state.query) {
        enter(event);
      }
    }
  }, [state, enter]);
  return enter;
}

/**
 * The keys of what stands below the input. Up and down move between the items of the list, which
 * the input keeps the focus for, and the links and buttons after it, which take the focus; left and
 * right move between the cells of a stored search. Enter opens the item or presses the cell's
 * button. Tab and Escape belong to the dialog.
 *
 * @returns what identifies the active option or cell.
 */
export function useListKeys({
  model,
  dialog,
  input,
  dropdown,
  isEntered,
}: Parts): string | undefined {
  const [position, setPosition] = useState({id: '', cell: 0});
  const enter = useEnter(model, isEntered);
  const list = shownList(model.state);
  const items = list ? listItems(model) : [];
  const place = items.findIndex(({isActive}) => isActive);
  const active = items[place];
  const isGrid = list === 'grid';
  const cell = isGrid && position.id === active?.id ? position.cell : 0;
  const current = active && (isGrid ? cellId(active.id, cell) : active.id);

  const focusItem = (index: number): void => {
    input.current?.focus();
    model.autocomplete.setActiveItemId(index);
    document.getElementById(items[index]?.id ?? '')?.scrollIntoView({block: 'nearest'});
  };

  const move = (event: KeyboardEvent, step: 1 | -1): void => {
    const controls = controlsIn(dropdown.current);
    const from = controls.indexOf(event.target as HTMLElement);
    const isAtEnd = place === (step > 0 ? items.length - 1 : 0);
    const next = from < 0 ? controls.at(step > 0 ? 0 : -1) : controls[from + step];
    if (next && (from >= 0 || !active || isAtEnd)) {
      event.preventDefault();
      model.autocomplete.setActiveItemId(null);
      next.focus();
    } else if (from >= 0) {
      event.preventDefault();
      focusItem(step > 0 ? 0 : items.length - 1);
    } else {
      pass(model, event);
    }
  };

  const moveInRow = (event: KeyboardEvent, step: 1 | -1): void => {
    if (isGrid && active) {
      event.preventDefault();
      const next = Math.min(Math.max(cell + step, 0), active.cellCount - 1);
      setPosition({id: active.id, cell: next});
    }
  };

  const press = (event: KeyboardEvent): void => {
    if (isGrid && cell > 0 && current) {
      event.preventDefault();
      document.getElementById(current)?.querySelector('button')?.click();
    } else {
      enter(event);
    }
  };

  const onKeyDown = useEvent((event: KeyboardEvent): void => {
    const {key, target} = event;
    const isInInput = target === input.current;
    const isBelow = dropdown.current?.contains(target as Node) ?? false;
    if (isComposing(event) || !(isInInput || isBelow)) {
      return;
    }
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      move(event, key === 'ArrowUp' ? -1 : 1);
    } else if (isInInput && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      moveInRow(event, key === 'ArrowLeft' ? -1 : 1);
    } else if (isInInput && key === 'Enter') {
      press(event);
    } else if (isBelow && /^([^ ]|Backspace)$/u.test(key) && !event.ctrlKey && !event.metaKey) {
      // Whoever types on means the query; the key itself arrives in the input.
      focusItem(0);
    }
  });

  useEffect(() => {
    const element = dialog.current;
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [dialog, onKeyDown]);
  return current;
}

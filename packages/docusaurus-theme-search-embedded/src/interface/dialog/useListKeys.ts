import {useEffect, useRef, type KeyboardEvent, type RefObject} from 'react';
import {cellId, rowId, type Active} from '../list/List.jsx';
import type {DialogModel} from './useDialogModel.js';
import {opensInNewTab, type OpenEvent} from '../newTab.js';
import {isComposing} from '../composition.js';

type Parts = {
  input: RefObject<HTMLInputElement | null>;
  dropdown: RefObject<HTMLElement | null>;
  /** Whether Enter was pressed before the dialog opened. */
  isEntered: boolean;
};

/** Returns the links and buttons below the input that are not part of its list. */
function controlsIn(dropdown: HTMLElement | null): HTMLElement[] {
  return Array.from(dropdown?.querySelectorAll<HTMLElement>('a, button') ?? []).filter(
    control => control.tabIndex >= 0 && !control.closest('[role="grid"]'),
  );
}

const isRightToLeft = (): boolean => getComputedStyle(document.body).direction === 'rtl';

/** Opens the active row on Enter. If the query has no answer yet, waits for it unless the query changes. */
function useEnter(model: DialogModel, isEntered: boolean): (event: OpenEvent) => void {
  const {query, results, list, active, open, unfold} = model;
  const isAnswered =
    list?.role === 'grid' || results.found?.query === query || results.status === 'error';
  const early = isEntered ? {query, event: new KeyboardEvent('keydown')} : undefined;
  const waiting = useRef<{query: string; event: OpenEvent}>(early);

  const enter = (event: OpenEvent): void => {
    const row = active && list?.rows[active.row];
    if (!isAnswered) {
      waiting.current = {query, event};
    } else if (row?.kind === 'fold') {
      unfold(row.item);
    } else if (row) {
      open(row.item, event);
      if (opensInNewTab(event)) {
        window.open(row.item.link.href, '_blank', 'noopener');
      }
    }
  };
  useEffect(() => {
    const awaited = waiting.current;
    if (awaited && (isAnswered || awaited.query !== query)) {
      waiting.current = undefined;
      if (awaited.query === query) {
        enter(awaited.event);
      }
    }
  });
  return enter;
}

/**
 * Handles the keys for the list and the controls below it. Up and down move through the rows, while the
 * focus stays in the input, and then through the links and buttons, which receive the focus. Page Up and Page Down move by a page. Left and
 * right move between the cells of a stored search. Enter opens the row or presses the cell's button.
 * The dialog handles Tab and Escape.
 *
 * @returns the keydown handler.
 */
export function useListKeys(
  model: DialogModel,
  {input, dropdown, isEntered}: Parts,
): (event: KeyboardEvent) => void {
  const {list, active, activate} = model;
  const enter = useEnter(model, isEntered);
  const count = list?.rows.length ?? 0;

  const goTo = (row: number): void => {
    input.current?.focus();
    activate({row, cell: 0});
    document.getElementById(rowId(row))?.scrollIntoView({block: 'nearest'});
  };

  const move = (target: EventTarget, step: 1 | -1): void => {
    const controls = controlsIn(dropdown.current);
    const from = controls.indexOf(target as HTMLElement);
    const isAtEnd = !list || active?.row === (step > 0 ? count - 1 : 0);
    const next = from < 0 ? controls.at(step > 0 ? 0 : -1) : controls[from + step];
    if (next && (from >= 0 || isAtEnd)) {
      activate(undefined);
      next.focus();
    } else if (from >= 0) {
      goTo(step > 0 ? 0 : count - 1);
    } else if (active && count > 0) {
      goTo((active.row + step + count) % count);
    }
  };

  /** Moves by as many rows as fit into the list, but not past its ends. */
  const movePage = (step: 1 | -1): void => {
    const boxOf = (row: number) => document.getElementById(rowId(row))!.getBoundingClientRect();
    const from = active?.row ?? 0;
    const height = dropdown.current?.clientHeight ?? 0;
    let row = from;
    for (let next = from + step; next >= 0 && next < count; next += step) {
      if (Math.abs(boxOf(next).top - boxOf(from).top) > height && row !== from) {
        break;
      }
      row = next;
    }
    goTo(row);
  };

  const moveInRow = ({row, cell}: Active, step: 1 | -1): void => {
    if (document.getElementById(cellId(row, cell + step))) {
      activate({row, cell: cell + step});
    }
  };

  return event => {
    const {key, target} = event;
    const isInInput = target === input.current;
    const isBelow = dropdown.current?.contains(target as Node) ?? false;
    const isBackward = key === (isRightToLeft() ? 'ArrowRight' : 'ArrowLeft');
    const step = key === 'ArrowUp' || isBackward ? -1 : 1;
    if (isComposing(event.nativeEvent) || !(isInInput || isBelow)) {
      return;
    }
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      move(target, step);
    } else if (isInInput && count > 0 && (key === 'PageUp' || key === 'PageDown')) {
      event.preventDefault();
      movePage(key === 'PageUp' ? -1 : 1);
    } else if (isInInput && active && list?.role === 'grid' && /^Arrow(Left|Right)$/.test(key)) {
      event.preventDefault();
      moveInRow(active, step);
    } else if (isInInput && key === 'Enter' && active && active.cell > 0) {
      event.preventDefault();
      document.getElementById(cellId(active.row, active.cell))?.querySelector('button')?.click();
    } else if (isInInput && key === 'Enter') {
      enter(event);
    } else if (isBelow && /^([^ ]|Backspace)$/u.test(key) && !event.ctrlKey && !event.metaKey) {
      // Typing continues the query: the focused input receives this key.
      goTo(0);
    }
  };
}

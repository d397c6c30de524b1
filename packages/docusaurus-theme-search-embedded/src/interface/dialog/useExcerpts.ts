import {useEvent} from '@docusaurus/theme-common';
import {useEffect, useRef, type RefObject} from 'react';
import {reportFailure} from '../../client/report.js';
import type {SearchItem} from '../list/items.js';
import {itemsIn} from '../list/rows.js';
import {prefersReducedData} from '../connection.js';
import {rowId, type RowList} from '../list/List.jsx';
import type {DialogModel} from './useDialogModel.js';

/** Milliseconds without a key before the first excerpts are read. */
const typingPause = 200;

/** The maximum number of files that are read then. */
const maxFirstFiles = 2;

/** Milliseconds after the first excerpts before the others on screen are read. */
const idleDelay = 1000;

/** Milliseconds after scrolling, or moving to another row, before its excerpts are read. */
const moveDelay = 100;

/** Returns the items on screen without their excerpt. */
function itemsToRead({rows}: RowList, dropdown: Element): SearchItem[] {
  const {top, bottom} = dropdown.getBoundingClientRect();
  const onScreen = rows.filter((_, index) => {
    const box = document.getElementById(rowId(index))?.getBoundingClientRect();
    return box !== undefined && box.bottom > top && box.top < bottom;
  });
  return itemsIn(onScreen).filter(({excerpt}) => excerpt === '');
}

/**
 * Reads the excerpts of the rows on screen. When typing pauses, reads those of text results, from a few
 * files. Reads all others when the dialog is idle, or as soon as the visitor scrolls or moves to another
 * row. A row whose excerpt cannot be read only shows its headings; a reconnect repeats the search.
 *
 * @returns the list's scroll handler.
 */
export function useExcerpts(
  {query, list, active, results}: DialogModel,
  dropdown: RefObject<HTMLElement | null>,
): () => void {
  const {found, addExcerpts} = results;
  const readExcerpts = found?.query === query ? found.readExcerpts : undefined;
  const reading = useRef<AbortController>(undefined);

  const read = useEvent(async (isFirst = false): Promise<void> => {
    const signal = reading.current?.signal;
    const items = list && dropdown.current ? itemsToRead(list, dropdown.current) : [];
    const ids = items.filter(({kind}) => kind === 'text' || !isFirst).map(({id}) => id);
    if (!readExcerpts || !signal || ids.length === 0) {
      return;
    }
    const maxFiles = isFirst ? maxFirstFiles : undefined;
    const excerpts = await readExcerpts(ids, {maxFiles, signal}).catch((error: unknown) => {
      if (!signal.aborted) {
        reportFailure(error);
      }
      return undefined;
    });
    if (!signal.aborted) {
      addExcerpts(excerpts);
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    reading.current = controller;
    const timers = [
      setTimeout(async () => {
        await read(true);
        if (!controller.signal.aborted && !prefersReducedData()) {
          timers.push(setTimeout(read, idleDelay));
        }
      }, typingPause),
    ];
    return () => {
      timers.forEach(timer => clearTimeout(timer));
      controller.abort();
    };
  }, [readExcerpts, read]);

  const moveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readSoon = useEvent((): void => {
    clearTimeout(moveTimer.current);
    moveTimer.current = setTimeout(read, moveDelay);
  });
  const row = active?.row ?? 0;
  useEffect(() => {
    if (row > 0) {
      readSoon();
    }
  }, [row, readSoon]);
  return readSoon;
}

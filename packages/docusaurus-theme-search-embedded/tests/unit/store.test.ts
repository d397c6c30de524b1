// Protects stored texts when the storage is full or forbidden.
import {afterEach, expect, it, vi} from 'vitest';
import {store} from '../../src/interface/store';

afterEach(() => vi.unstubAllGlobals());

it('stores a text that fits, and leaves nothing else behind', () => {
  const items = new Map<string, string>();
  const localStorage = {
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  };
  vi.stubGlobal('window', {localStorage});
  const slot = {set: vi.fn()};
  store(slot, 'text');
  expect(slot.set).toHaveBeenCalledExactlyOnceWith('text');
  expect(items.size).toBe(0);
});

it.each([
  ['full', {setItem: () => expect.fail('QuotaExceededError')}],
  ['forbidden', null],
])('stores nothing if the storage is %s, and does not throw', (_, localStorage) => {
  vi.stubGlobal('window', {localStorage});
  const slot = {set: vi.fn()};
  store(slot, 'text');
  expect(slot.set).not.toHaveBeenCalled();
});

// Protects the shortcuts that open search.
import {describe, expect, test} from 'vitest';
import {ariaShortcuts, hasModifier, isPressed} from '../../src/interface/bar/shortcuts';

describe('shortcuts', () => {
  const pressed = (shortcut: string, changes: Partial<KeyboardEvent>) =>
    isPressed(shortcut, {
      key: '',
      code: '',
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      ...changes,
    });

  test.each([
    ['Ctrl/Cmd+K', {key: 'k', ctrlKey: true}],
    ['Ctrl/Cmd+K', {key: 'k', metaKey: true}],
    ['Ctrl/Cmd+K', {key: 'л', code: 'KeyK', ctrlKey: true}],
    ['Ctrl+Shift+F', {key: 'F', ctrlKey: true, shiftKey: true}],
    ['Alt+S', {key: 'ß', code: 'KeyS', altKey: true}],
    ['/', {key: '/', code: 'Digit7', shiftKey: true}],
    ['s', {key: 's'}],
    ['Ctrl++', {key: '+', ctrlKey: true}],
  ])('%s is pressed by %j', (shortcut, event) => {
    expect(pressed(shortcut, event)).toBe(true);
  });

  test.each([
    ['Ctrl/Cmd+K', {key: 'k'}],
    ['Ctrl/Cmd+K', {key: 'k', ctrlKey: true, shiftKey: true}],
    ['Ctrl/Cmd+K', {key: 't', code: 'KeyK', ctrlKey: true}],
    ['Ctrl+F', {key: 'f', metaKey: true}],
    ['/', {key: '/', ctrlKey: true}],
    ['s', {key: 'S', shiftKey: true}],
  ])('%s is not pressed by %j', (shortcut, event) => {
    expect(pressed(shortcut, event)).toBe(false);
  });

  test('only those with a modifier work in fields', () => {
    expect(['Ctrl/Cmd+K', 'Alt+S', '/', 'Shift+S', '+'].filter(hasModifier)).toEqual([
      'Ctrl/Cmd+K',
      'Alt+S',
    ]);
  });

  test('have the names of aria-keyshortcuts', () => {
    expect(ariaShortcuts(['Ctrl/Cmd+K', '/'])).toBe('Control+K Meta+K /');
    expect(ariaShortcuts([])).toBeUndefined();
  });
});

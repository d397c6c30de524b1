/** A key of our own, which holds a text for a moment. */
const trialKey = 'docusaurus-search-trial';

/**
 * Stores a text, or nothing if the storage is full or forbidden. Docusaurus prints an error about a value
 * that a full storage rejects, so this tries the text first.
 */
export function store(slot: {set: (text: string) => void}, text: string): void {
  try {
    window.localStorage.setItem(trialKey, text);
    window.localStorage.removeItem(trialKey);
  } catch {
    return;
  }
  slot.set(text);
}

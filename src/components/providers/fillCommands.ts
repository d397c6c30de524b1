/** Placeholder for a model's id in commands. */
export const placeholder = 'MODEL_ID';

const commands = '.theme-code-block:is(.language-bash, .language-powershell) code';

/** The original texts of nodes with the placeholder. */
const served = new WeakMap<Node, string>();

/**
 * Inserts a model's id into all commands of the page, so that copies contain it.
 *
 * @param model the id, or the placeholder to restore the original commands
 */
export function fillCommands(model: string): void {
  for (const command of document.querySelectorAll(commands)) {
    const texts = document.createTreeWalker(command, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const original = served.get(text) ?? text.data;
      if (original.includes(placeholder)) {
        served.set(text, original);
        text.data = original.replaceAll(placeholder, model);
      }
    }
  }
}

import type {Syntax} from 'refractor/core';

/** The rest of a part: the line of its name and the indented lines below it. */
const part = (name: string) => new RegExp(`^${name}:.*(?:\\n[ \\t].*)*`, 'm');

/**
 * Grammar of the fence language `instruction`, the site's form of a test instruction that can be
 * checked. The two endings are colored whole, as everywhere on the site: done teal, give up amber.
 */
const instruction: Syntax = Prism => {
  Prism.languages.instruction = {
    done: part('Done when'),
    'give-up': part('Give up when'),
    term: /^[A-Z][\w ]*:/m,
  };
};
instruction.displayName = 'instruction';
instruction.aliases = [];

export default instruction;

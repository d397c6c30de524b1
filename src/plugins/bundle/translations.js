/** A string literal; a template only if it is nothing but text. */
const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\`(?:[^\`\\$]|\\.)*\`)`;
const call = new RegExp(String.raw`\btranslate\(\s*\{(?:[^'"\`{}]|${text})*\}`, 'g');
const property = new RegExp(String.raw`\bdescription:\s*${text}(?:\s*\+\s*${text})*\s*,?`);
const element = /<Translate\b[^>]*>/g;
const attribute = new RegExp(String.raw`\s+description=(?:"[^"]*"|\{\s*${text}\s*\})`);

/**
 * Bundler loader that leaves out what a text is described as for its translators, in
 * `translate({id, message, description})` and `<Translate description="…">`. `docusaurus
 * write-translations` reads it in the sources; the browser has no use for it. What is not written in
 * one of these forms stays as it is.
 *
 * @param {string} source a module in JavaScript or TypeScript, JSX included
 * @returns {string} the same module without descriptions
 */
module.exports = function translationsLoader(source) {
  return source
    .replace(call, whole => whole.replace(property, ''))
    .replace(element, whole => whole.replace(attribute, ''));
};

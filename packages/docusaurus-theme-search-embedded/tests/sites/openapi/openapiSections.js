const {inflateSync} = require('node:zlib');

/** Keywords whose keys are names: of properties, headers, media types, status codes, and callbacks. */
const named = ['properties', 'headers', 'content', 'responses', 'callbacks'];

/** Lists what readers see of a part of an operation: a line for each name, with its texts and values. */
function linesOf(part, key = '') {
  if (typeof part !== 'object' || part === null) {
    return [];
  }
  const {name = key, title, description, enum: values = [], example, examples, ...rest} = part;
  const line = [name, title, description, part.default, ...values, example, examples]
    .filter(text => text !== undefined)
    .map(text => (typeof text === 'object' ? JSON.stringify(text) : text))
    .join(' ');
  const further = Object.entries(rest).flatMap(([keyword, value]) =>
    named.includes(keyword)
      ? Object.entries(value ?? {}).flatMap(([childKey, child]) => linesOf(child, childKey))
      : linesOf(value),
  );
  return [line.trim(), ...further].filter(Boolean);
}

/** Returns the sections of an operation's page. */
function openapiSections({frontMatter: {api}}) {
  if (!api) {
    return [];
  }
  // The plugin's option `disableCompression` leaves an object.
  const {parameters, requestBody, responses, callbacks} =
    typeof api === 'string' ? JSON.parse(inflateSync(Buffer.from(api, 'base64'))) : api;
  return [
    {heading: 'Request', text: linesOf({parameters, requestBody}), anchor: 'request'},
    {heading: 'Responses', text: linesOf({responses}), anchor: 'responses'},
    {heading: 'Callbacks', text: linesOf({callbacks}), anchor: 'callbacks'},
  ].filter(({text}) => text.length > 0);
}

module.exports = {openapiSections};

const {inflateSync} = require('node:zlib');

/** Keywords whose keys are names: of properties, headers, media types, status codes, and callbacks. */
const named = ['properties', 'headers', 'content', 'responses', 'callbacks'];

/** Removes the links, emphasis, and code marks of Markdown. */
const withoutMarkdown = text => text.replace(/\[([^\]]+)\]\([^)]+\)|[*`]/g, '$1');

/** Lists what readers see of a part of an operation: a line for each name, with its texts and values. */
function linesOf(part, key = '') {
  if (typeof part !== 'object' || part === null) {
    return [];
  }
  const {name = key, title, description, enum: values = [], example, examples, ...rest} = part;
  // Whole bodies as examples repeat the names, and nobody types them.
  const line = [name, title, description, part.default, ...values, example]
    .filter(text => typeof text !== 'object' && text !== undefined)
    .join(' ');
  const further = Object.entries(rest).flatMap(([keyword, value]) =>
    named.includes(keyword)
      ? Object.entries(value ?? {}).flatMap(([childKey, child]) => linesOf(child, childKey))
      : linesOf(value),
  );
  return Array.from(new Set([withoutMarkdown(line).trim(), ...further])).filter(Boolean);
}

/** Returns the sections of an operation's page. */
function openapiSections({frontMatter: {api}}) {
  if (!api) {
    return [];
  }
  // The plugin's option `disableCompression` leaves an object.
  const {parameters, requestBody, responses, callbacks} =
    typeof api === 'string' ? JSON.parse(inflateSync(Buffer.from(api, 'base64'))) : api;
  const request = linesOf({parameters, requestBody});
  return [
    {heading: 'Request', text: request, anchor: 'request'},
    {
      heading: 'Responses',
      text: linesOf({responses}).filter(line => !request.includes(line)),
      anchor: 'responses',
    },
    {heading: 'Callbacks', text: linesOf({callbacks}), anchor: 'callbacks'},
  ].filter(({text}) => text.length > 0);
}

module.exports = {openapiSections};

// @ts-check
/**
 * Returns the line and column of a message. The MDX parser's errors contain them only in the text.
 *
 * @param {import('vfile').VFile['messages'][number]} message
 */
function pointOf({line, column, reason}) {
  const [, fromText = 1, columnFromText = 1] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  return {line: line ?? Number(fromText), column: column ?? Number(columnFromText)};
}

/**
 * @param {unknown} cause
 * @returns {cause is import('vfile').VFile['messages'][number]}
 */
const isMessage = cause => cause instanceof Error && 'reason' in cause;

/**
 * Reporter for remark: prints one line per problem, `file:line:column message (rule)`, which
 * terminals of editors turn into a link.
 *
 * @param {readonly import('vfile').VFile[]} files
 */
export default function reporter(files) {
  const problems = files.flatMap(file =>
    file.messages
      // A parser error is the cause of a generic message.
      .map(message => (isMessage(message.cause) ? message.cause : message))
      .map(message => ({...pointOf(message), reason: message.reason, ruleId: message.ruleId}))
      .sort((a, b) => a.line - b.line || a.column - b.column)
      .map(({line, column, reason, ruleId}) => {
        const rule = ruleId ? ` (${ruleId})` : '';
        return `${file.path}:${line}:${column} ${reason}${rule}`;
      }),
  );
  return [...problems, `${files.length} files read, ${problems.length} problems`].join('\n');
}

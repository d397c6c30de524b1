// @ts-check
/**
 * The line and column of a message. What stops the parser of MDX names them in its text alone.
 *
 * @param {import('vfile').VFile['messages'][number]} message
 */
function placeOf({line, column, reason}) {
  const [, fromText = 1, columnFromText = 1] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  return {line: line ?? Number(fromText), column: column ?? Number(columnFromText)};
}

/**
 * @param {unknown} cause
 * @returns {cause is import('vfile').VFile['messages'][number]}
 */
const isMessage = cause => cause instanceof Error && 'reason' in cause;

/**
 * Reporter for remark: one line for each problem, `file:line:column message (rule)`, so that an
 * editor's terminal makes a link of it.
 *
 * @param {readonly import('vfile').VFile[]} files
 */
export default function reporter(files) {
  const problems = files.flatMap(file =>
    file.messages
      // What stops the parser is the cause of a message that only says so.
      .map(message => (isMessage(message.cause) ? message.cause : message))
      .map(message => ({...placeOf(message), reason: message.reason, ruleId: message.ruleId}))
      .sort((a, b) => a.line - b.line || a.column - b.column)
      .map(({line, column, reason, ruleId}) => {
        const rule = ruleId ? ` (${ruleId})` : '';
        return `${file.path}:${line}:${column} ${reason}${rule}`;
      }),
  );
  return [...problems, `${files.length} files read, ${problems.length} problems`].join('\n');
}

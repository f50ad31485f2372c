/** Discord's limit for the text of a message. */
export const CONTENT_LIMIT = 2000;

/**
 * Lines as the text of one message. When they are too many, lines are left out before the last `tail` ones, with a sign
 * that something is missing; a line is never cut in the middle of a mention.
 */
export function messageText(lines: readonly string[], tail = 1): string {
  const all = lines.join('\n');
  if ([...all].length <= CONTENT_LIMIT) return all;
  const end = tail > 0 ? lines.slice(-tail) : [];
  const kept: string[] = [];
  let room = CONTENT_LIMIT - [...end.join('\n')].length - 2;
  for (const line of lines.slice(0, lines.length - end.length)) {
    room -= [...line].length + 1;
    if (room < 0) break;
    kept.push(line);
  }
  return [...kept, '…', ...end].join('\n');
}

/** A text cut to a number of characters, with a sign that something is missing. */
export function fitted(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`;
}

/** Characters in a line of a message on a phone of usual width, less what a list is indented. */
const PHONE_LINE = 36;

/** About how many lines of a phone the lines of a message take. */
export function phoneLines(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.replaceAll('**', '').length / PHONE_LINE)), 0);
}

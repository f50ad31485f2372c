import { CONTENT_LIMIT, safeEnd } from './message-text.ts';

/**
 * A long text as pages of at most `limit` UTF-16 units, split between lines but not below a heading; a line that is too
 * long is split between words, and a word only as a last resort.
 */
export function textPages(text: string, limit = CONTENT_LIMIT): string[] {
  const pages: string[] = [];
  let page: string[] = [];
  let room = limit;
  for (const line of text.split('\n').flatMap((one) => partsOf(one, limit))) {
    if (line.length > room) {
      const kept = page.length - headingsBelow(page);
      const headings = page.slice(kept);
      const taken = headings.reduce((sum, { length }) => sum + length + 1, 0);
      const moves = kept > 0 && taken + line.length <= limit;
      pages.push((moves ? page.slice(0, kept) : page).join('\n'));
      page = moves ? headings : [];
      room = limit - (moves ? taken : 0);
    }
    page.push(line);
    room -= line.length + 1;
  }
  return [...pages, page.join('\n')];
}

/** Number of lines at the end of a page that belong to the next one: they end with a colon, or begin a section. */
function headingsBelow(page: readonly string[]): number {
  let count = 0;
  for (let at = page.length - 1; at >= 0 && page[at] !== ''; at--) {
    if (!page[at]!.endsWith(':') && page[at - 1] !== '') break;
    count++;
  }
  return count;
}

function partsOf(line: string, limit: number): string[] {
  if (line.length <= limit) return [line];
  const blank = line.lastIndexOf(' ', limit);
  const end = blank > 0 ? blank : safeEnd(line, limit) || limit;
  return [line.slice(0, end), ...partsOf(line.slice(end).trimStart(), limit)];
}

import { phoneLines } from './buttons.ts';
import { CONTENT_LIMIT, safeEnd } from './message-text.ts';

/**
 * Splits a long text into pages of at most `limit` UTF-16 code units and about `maxLines` lines on a phone. Pages end between
 * lines, but not below a heading. A line that is too long is split between words, and a word only if it is too long by itself.
 */
export function textPages(text: string, limit = CONTENT_LIMIT, maxLines = Number.POSITIVE_INFINITY): string[] {
  const fits = (lines: readonly string[]) => lines.join('\n').length <= limit && phoneLines(lines) <= maxLines;
  const pages: string[] = [];
  let page: string[] = [];
  for (const line of text.split('\n').flatMap((one) => partsOf(one, limit))) {
    if (page.length > 0 && !fits([...page, line])) {
      const kept = page.length - headingsBelow(page);
      const headings = page.slice(kept);
      const moves = kept > 0 && fits([...headings, line]);
      pages.push((moves ? page.slice(0, kept) : page).join('\n'));
      page = moves ? headings : [];
    }
    page.push(line);
  }
  return [...pages, page.join('\n')];
}

/** Number of lines at the end of a page that belong to the next one: they end with a colon, or begin a section. */
function headingsBelow(page: readonly string[]): number {
  let count = 0;
  for (let index = page.length - 1; index >= 0 && page[index] !== ''; index--) {
    if (!page[index]!.endsWith(':') && page[index - 1] !== '') break;
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

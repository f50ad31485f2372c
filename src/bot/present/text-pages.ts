import { CONTENT_LIMIT } from './message.ts';

/**
 * A long text as pages of at most `limit` UTF-16 units, parted between lines; a line that is too long itself is parted
 * between words, and a word only where nothing else helps.
 */
export function textPages(text: string, limit = CONTENT_LIMIT): string[] {
  const pages: string[] = [];
  let page: string[] = [];
  let room = limit;
  for (const line of text.split('\n').flatMap((one) => partsOf(one, limit))) {
    if (line.length > room) {
      pages.push(page.join('\n'));
      page = [];
      room = limit;
    }
    page.push(line);
    room -= line.length + 1;
  }
  return [...pages, page.join('\n')];
}

function partsOf(line: string, limit: number): string[] {
  if (line.length <= limit) return [line];
  const blank = line.lastIndexOf(' ', limit);
  const end = blank > 0 ? blank : limit;
  return [line.slice(0, end), ...partsOf(line.slice(end).trimStart(), limit)];
}

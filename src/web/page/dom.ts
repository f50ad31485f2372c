/** The element with an id, of a kind; throws where the page has none. */
export function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${kind.name} "${id}"`);
  return found;
}

/** Shows the points in time within an element as the reader's clock has them. */
export function showTimes(within: ParentNode): void {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
  for (const time of within.querySelectorAll('time')) time.textContent = format.format(new Date(time.dateTime));
}

/** The theme of pictures: the chosen one, else what the device asks for. */
export function shownTheme(): 'day' | 'night' | 'contrast' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'day' || theme === 'night' || theme === 'contrast') return theme;
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
}

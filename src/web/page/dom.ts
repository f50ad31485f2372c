/** Returns the element with an id; throws if the page has no such element of this class. */
export function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const candidate = document.getElementById(id);
  if (!(candidate instanceof kind)) throw new Error(`the page has no ${kind.name} "${id}"`);
  return candidate;
}

/** Reloads the page when the reader chooses a theme or language in the footer. */
export function applyFooterChoices(): void {
  for (const id of ['theme', 'language']) {
    const select = element(id, HTMLSelectElement);
    select.addEventListener('change', () => select.form!.requestSubmit());
  }
}

/** Sets the escaped HTML of an element if it has changed; a screen reader would read unchanged HTML again. */
export function putMarkup(target: HTMLElement, markup: string): void {
  if (shownMarkup.get(target) === markup) return;
  shownMarkup.set(target, markup);
  target.innerHTML = markup;
  showTimes(target);
}

const shownMarkup = new WeakMap<HTMLElement, string>();

/** Rewrites the `time` elements within an element in the reader's time zone. */
export function showTimes(within: ParentNode): void {
  const format = timeFormat();
  const { lang } = document.documentElement;
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' });
  const clock = new Intl.DateTimeFormat(lang, { timeStyle: 'short' });
  for (const time of within.querySelectorAll('time')) time.textContent = format.format(new Date(time.dateTime));
  showRelativeTimes(within);
  // The log tells each day once, with the first of its turns.
  let lastDay = '';
  for (const time of within.querySelectorAll<HTMLTimeElement>('.log h3 time')) {
    const date = new Date(time.dateTime);
    const today = day.format(date);
    if (today === lastDay) time.textContent = clock.format(date);
    lastDay = today;
  }
}

/** Rewrites the `time` elements that are told relative to now, such as `in 3 days`, with the time itself as their title. */
export function showRelativeTimes(within: ParentNode): void {
  const format = timeFormat();
  for (const time of within.querySelectorAll<HTMLTimeElement>('time[data-relative]')) {
    const at = Date.parse(time.dateTime);
    const [count, unit] = inLargestUnit(at - Date.now());
    time.textContent = new Intl.RelativeTimeFormat(document.documentElement.lang).format(count, unit);
    time.title = format.format(at);
  }
}

/** The format of dates with times, in the reader's language and time zone. */
export function timeFormat(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
}

/** How long ago something was, in its largest unit, such as `5 min. ago`; empty below one minute. */
export function agoText(milliseconds: number): string {
  const [count, unit] = inLargestUnit(milliseconds);
  if (count < 1) return '';
  return new Intl.RelativeTimeFormat(document.documentElement.lang, { style: 'short' }).format(-count, unit);
}

/** A span in milliseconds, which may be negative, in whole minutes, hours or days. */
function inLargestUnit(milliseconds: number): [count: number, unit: 'minute' | 'hour' | 'day'] {
  const minutes = Math.trunc(milliseconds / 60_000);
  const size = Math.abs(minutes);
  if (size < 60) return [minutes, 'minute'];
  return size < 1440 ? [Math.trunc(minutes / 60), 'hour'] : [Math.trunc(minutes / 1440), 'day'];
}

/** The theme of pictures: the chosen one, else the device's preference. */
export function currentTheme(): 'day' | 'night' | 'contrast' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'day' || theme === 'night' || theme === 'contrast') return theme;
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
}

/** Makes an element with properties and what is in it. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly HTMLElement[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Makes a button with a key, by which it is found again when its surroundings are rebuilt. */
export function makeButton(
  key: string,
  textContent: string,
  act: () => void,
  properties: Partial<HTMLButtonElement> = {},
): HTMLButtonElement {
  const button = make('button', { type: 'button', textContent, onclick: act, ...properties });
  button.dataset.key = key;
  return button;
}

/** Resolves once the next frame is drawn, or soon in a hidden tab, which draws no frames. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200);
  });
}

import type { TileType } from '../../core/tile.ts';
import { element, obeyFooter, putMarkup, shownTheme, showTimes } from './dom.ts';
import type { PageMoment } from './moment.ts';
import { loadArt } from './tile-pictures.ts';
import { TimeLine } from './time-line.ts';

/** Pause before a lost stream is opened again, in milliseconds. */
const RECONNECTED_AFTER = 20_000;

/** What the server tells of a change. */
interface Change {
  readonly revision: number;
  /** Milliseconds over which all readers spread their requests. */
  readonly spread: number;
}

/** The sections of a page in HTML whose texts are escaped. */
type Sections = Readonly<Record<'log' | 'points' | 'tiles', string>>;

const main = document.querySelector('main')!;
const { path = '', art = '', tiles = '', language = 'en' } = main.dataset;
const view = element('view', HTMLSelectElement);
const live = element('live', HTMLElement);
const liveWord = live.textContent;
let revision = Number(main.dataset.revision);
let stream: EventSource | undefined;

obeyFooter();
showTimes(document);
begin().catch(showLost);

async function begin(): Promise<void> {
  const types = get<readonly TileType[]>(`tiles/${tiles}`);
  const line = new TimeLine(await loadArt(art, await types), (at) => moment(at));
  view.addEventListener('change', () => void line.show(line.isNow ? 'now' : shownAt()));
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', () => void line.show(line.isNow ? 'now' : shownAt()));
  }
  await line.show('now');
  follow(line);
  // A page that nobody sees needs no stream; seen again, it is told where the game stands.
  document.addEventListener('visibilitychange', () => (document.hidden ? unfollow() : follow(line)));
}

function shownAt(): number {
  return Number(element('time', HTMLInputElement).value);
}

async function moment(at: number | 'now'): Promise<PageMoment> {
  return get(`moments/${at}?view=${view.value}&theme=${shownTheme()}`);
}

/** Gets something of the game as JSON. */
async function get<Value>(what: string): Promise<Value> {
  const address = new URL(`${path}/${what}`, location.origin);
  address.searchParams.set('lang', language);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${what.split('/')[0]}: ${answer.status}`);
  return answer.json();
}

function showLost(): void {
  live.textContent = live.dataset.lost ?? '';
  live.classList.add('lost');
}

function showFound(): void {
  live.textContent = liveWord;
  live.classList.remove('lost');
}

/** Follows the game while it is played. */
function follow(line: TimeLine): void {
  stream?.close();
  stream = new EventSource(`${path}/live`);
  stream.addEventListener('open', showFound);
  stream.addEventListener('error', () => {
    showLost();
    // A browser tries again by itself, but not after an answer that is no stream.
    if (stream?.readyState === EventSource.CLOSED) followLater(line);
  });
  stream.addEventListener('closed', () => location.reload());
  stream.addEventListener('changed', ({ data }: MessageEvent<string>) => {
    const change = JSON.parse(data) as Change;
    if (change.revision === revision) return;
    revision = change.revision;
    setTimeout(() => void update(line, change.revision), Math.random() * change.spread);
  });
}

function followLater(line: TimeLine): void {
  setTimeout(() => document.hidden || follow(line), RECONNECTED_AFTER);
}

function unfollow(): void {
  stream?.close();
  stream = undefined;
}

/** Shows what has changed; who looks at the past stays there. */
async function update(line: TimeLine, wanted: number): Promise<void> {
  if (wanted !== revision) return;
  try {
    const [now, sections] = await Promise.all([moment('now'), get<Sections>('sections')]);
    putSections(sections);
    const graph = element('graph', HTMLImageElement);
    graph.src = `${path}/graph.png?revision=${wanted}`;
    line.renew(now);
    document.title = now.title;
  } catch {
    // Told again where the game stands, it tries again.
    revision = -1;
    showLost();
    followLater(line);
  }
}

/** Puts what is told beside the board; whoever is at a button of the log stays there. */
function putSections(sections: Sections): void {
  const turn = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.turn : undefined;
  for (const id of ['log', 'points', 'tiles'] as const) putMarkup(element(id, HTMLElement), sections[id]);
  if (turn !== undefined)
    document.querySelector<HTMLElement>(`#log [data-turn="${turn}"]`)?.focus({ preventScroll: true });
}

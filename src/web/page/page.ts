import type { TileType } from '../../core/tile.ts';
import { applyFooterChoices, currentTheme, element, putMarkup, showTimes, timeFormat } from './dom.ts';
import { GameStream, retryDelay, type ServiceState } from './game-stream.ts';
import { PAGE_FORMAT, type PageMoment } from './moment.ts';
import { type GameArts, loadArt } from './tile-pictures.ts';
import { TimeLine } from './time-line.ts';

/** The sections of a page in HTML whose texts are escaped. */
type Sections = Readonly<Record<'log' | 'points' | 'tiles', string>>;

/** Age of a document, in milliseconds, from which it is reloaded if another version of the program answers. */
const RELOAD_AGE = 60_000;

const main = document.querySelector('main')!;
const { path = '', art = '', tiles = '', language = 'en' } = main.dataset;
const view = element('view', HTMLSelectElement);
const live = element('live', HTMLElement);
let revision = Number(main.dataset.revision);

/** Shows the game of this page, and follows it. */
export async function show(arts: GameArts): Promise<void> {
  applyFooterChoices();
  showTimes(document);
  const types = await retryUntilDone(() => get<readonly TileType[]>(`tiles/${tiles}`));
  const line = new TimeLine(await loadArt(arts[art]!, types), (at) => moment(at));
  const showAnew = () => void line.show(line.isNow ? 'now' : Number(element('time', HTMLInputElement).value));
  view.addEventListener('change', showAnew);
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', showAnew);
  }
  line.renew(await retryUntilDone(() => moment('now', `&told=${revision}`)));
  const following = new GameStream(`${path}/live`, {
    stateChanged: tellState,
    service: tellService,
    closed: () => location.reload(),
    lost: () => void update(line).catch(() => undefined),
    changed(change) {
      if (change.revision === revision) return;
      revision = change.revision;
      // The first event of the new stream triggers the next attempt.
      const again = () => {
        revision = -1;
        following.openLater();
      };
      setTimeout(() => change.revision === revision && update(line).catch(again), Math.random() * change.spread);
    },
  });
}

/** Retries something until it succeeds, and returns its result. */
async function retryUntilDone<Value>(make: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await make();
    } catch {
      tellState('lost');
      await new Promise((resolve) => setTimeout(resolve, retryDelay()));
    }
  }
}

async function moment(at: number | 'now', more = ''): Promise<PageMoment> {
  const got = await get<PageMoment>(`moments/${at}?view=${view.value}&theme=${currentTheme()}${more}`);
  if (got.format === PAGE_FORMAT && Number(main.dataset.format) === PAGE_FORMAT) return got;
  // Two versions of the program may answer in turn for a while.
  if (performance.now() > RELOAD_AGE) location.reload();
  throw new Error('this answer is of another version');
}

/** Gets something of the game as JSON. */
async function get<Value>(what: string): Promise<Value> {
  const address = new URL(`${path}/${what}`, location.origin);
  address.searchParams.set('lang', language);
  const answer = await fetch(address);
  // The page was closed; the server says so when it is reloaded.
  if (answer.status === 404) location.reload();
  if (!answer.ok) throw new Error(`${what.split('/')[0]}: ${answer.status}`);
  return answer.json();
}

/** Shows whether the stream is live or lost; nothing if that is unknown. */
function tellState(state: 'live' | 'lost' | undefined): void {
  const words = state === undefined ? '' : live.dataset[state]!;
  if (live.textContent !== words) live.textContent = words;
  live.classList.toggle('lost', state === 'lost');
}

/** Shows below the page since when the bot runs, or is late; unchanged if neither is known. */
function tellService({ upSince, lateSince }: ServiceState): void {
  const since = lateSince ?? upSince;
  if (since === undefined) return;
  const place = element('service', HTMLElement);
  const words = place.dataset[lateSince === undefined ? 'up' : 'late']!;
  place.textContent = words.replace('{when}', timeFormat().format(since));
}

/** Updates the page to the present moment; a reader who looks at an earlier one stays there. */
async function update(line: TimeLine): Promise<void> {
  const [now, sections] = await Promise.all([moment('now'), get<Sections>('sections')]);
  putSections(sections);
  element('graph', HTMLImageElement).src = `${path}/graph.png?revision=${now.revision}`;
  line.renew(now);
  document.title = now.title;
}

/** Updates the sections beside the board, and keeps the focus on a line of the log. */
function putSections(sections: Sections): void {
  const turn = document.activeElement?.closest<HTMLElement>('[data-turn]')?.dataset.turn;
  for (const id of ['log', 'points', 'tiles'] as const) putMarkup(element(id, HTMLElement), sections[id]);
  element('tiles-part', HTMLElement).hidden = sections.tiles === '';
  if (turn !== undefined)
    document.querySelector<HTMLElement>(`#log [data-turn="${turn}"] button`)?.focus({ preventScroll: true });
}

import type { TileType } from '../../core/tile.ts';
import { element, obeyFooter, putMarkup, shownTheme, showTimes, timeFormat } from './dom.ts';
import { againAfter, Following, type ServiceState } from './following.ts';
import { PAGE_FORMAT, type PageMoment } from './moment.ts';
import { type GameArts, loadArt } from './tile-pictures.ts';
import { TimeLine } from './time-line.ts';

/** The sections of a page in HTML whose texts are escaped. */
type Sections = Readonly<Record<'log' | 'points' | 'tiles', string>>;

/** How old a document is, in milliseconds, before it is loaded anew because another version of the program answers. */
const OLD_ENOUGH = 60_000;

const main = document.querySelector('main')!;
const { path = '', art = '', tiles = '', language = 'en' } = main.dataset;
const view = element('view', HTMLSelectElement);
const live = element('live', HTMLElement);
let revision = Number(main.dataset.revision);

/** Shows the game of this page, and follows it. */
export async function show(arts: GameArts): Promise<void> {
  obeyFooter();
  showTimes(document);
  const types = await untilGot(() => get<readonly TileType[]>(`tiles/${tiles}`));
  const line = new TimeLine(await loadArt(arts[art]!, types), (at) => moment(at));
  const showAnew = () => void line.show(line.isNow ? 'now' : Number(element('time', HTMLInputElement).value));
  view.addEventListener('change', showAnew);
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', showAnew);
  }
  line.renew(await untilGot(() => moment('now', `&told=${revision}`)));
  const following = new Following(`${path}/live`, {
    told: tellState,
    service: tellService,
    closed: () => location.reload(),
    lost: () => void update(line).catch(() => undefined),
    changed(change) {
      if (change.revision === revision) return;
      revision = change.revision;
      // Told again where the game stands, it tries again.
      const again = () => {
        revision = -1;
        following.openLater();
      };
      setTimeout(() => change.revision === revision && update(line).catch(again), Math.random() * change.spread);
    },
  });
}

/** What comes of something that is tried until it succeeds. */
async function untilGot<Value>(make: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await make();
    } catch {
      tellState('lost');
      await new Promise((resolve) => setTimeout(resolve, againAfter()));
    }
  }
}

async function moment(at: number | 'now', more = ''): Promise<PageMoment> {
  const got = await get<PageMoment>(`moments/${at}?view=${view.value}&theme=${shownTheme()}${more}`);
  if (got.format === PAGE_FORMAT && Number(main.dataset.format) === PAGE_FORMAT) return got;
  // Two versions of the program may answer in turn for a while.
  if (performance.now() > OLD_ENOUGH) location.reload();
  throw new Error('this answer is of another version');
}

/** Gets something of the game as JSON. */
async function get<Value>(what: string): Promise<Value> {
  const address = new URL(`${path}/${what}`, location.origin);
  address.searchParams.set('lang', language);
  const answer = await fetch(address);
  // The page was closed, which is told where it is loaded.
  if (answer.status === 404) location.reload();
  if (!answer.ok) throw new Error(`${what.split('/')[0]}: ${answer.status}`);
  return answer.json();
}

/** Tells whether the game is followed; nothing where it is not known. */
function tellState(state: 'live' | 'lost' | undefined): void {
  const words = state === undefined ? '' : live.dataset[state]!;
  if (live.textContent !== words) live.textContent = words;
  live.classList.toggle('lost', state === 'lost');
}

/** Tells below the page since when the bot runs, or is late; what is not known leaves what stands there. */
function tellService({ upSince, lateSince }: ServiceState): void {
  const since = lateSince ?? upSince;
  if (since === undefined) return;
  const place = element('service', HTMLElement);
  const words = place.dataset[lateSince === undefined ? 'up' : 'late']!;
  place.textContent = words.replace('{when}', timeFormat().format(since));
}

/** Shows how the game is now; who looks at the past stays there. */
async function update(line: TimeLine): Promise<void> {
  const [now, sections] = await Promise.all([moment('now'), get<Sections>('sections')]);
  putSections(sections);
  element('graph', HTMLImageElement).src = `${path}/graph.png?revision=${now.revision}`;
  line.renew(now);
  document.title = now.title;
}

/** Puts what is told beside the board; whoever is at a line of the log stays there. */
function putSections(sections: Sections): void {
  const turn = document.activeElement?.closest<HTMLElement>('[data-turn]')?.dataset.turn;
  for (const id of ['log', 'points', 'tiles'] as const) putMarkup(element(id, HTMLElement), sections[id]);
  element('tiles-part', HTMLElement).hidden = sections.tiles === '';
  if (turn !== undefined)
    document.querySelector<HTMLElement>(`#log [data-turn="${turn}"] button`)?.focus({ preventScroll: true });
}

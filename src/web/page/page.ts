import type { TileType } from '../../core/tile.ts';
import { isInsideDiscord, streamAddress } from './access.ts';
import { applyFooterChoices, currentTheme, element, putMarkup, showTimes, timeFormat } from './dom.ts';
import { draftDrawing as drawing } from './draft-drawing.ts';
import { fetchWithTimeout } from './fetching.ts';
import { GameStream, type PageState, retryDelay, type ServiceState } from './game-stream.ts';
import { PAGE_FORMAT, type PageMoment } from './moment.ts';
import { waitingGame } from './own-games.ts';
import { Pins } from './pins.ts';
import type { SeatPlay } from './play.ts';
import type { SeatAnswer } from './seat.ts';
import { offerSeat, type PressedTicket, showSeat, takeTicket } from './sign-in.ts';
import { SquareCard } from './square-card.ts';
import { type GameArts, loadArt } from './tile-pictures.ts';
import { TimeLine } from './time-line.ts';

/** Parts of the page that are fetched while one of them is open. */
const SECTIONS = ['log', 'points', 'tiles'] as const;

/** The sections of a page in HTML whose texts are escaped. */
type Sections = Readonly<Record<(typeof SECTIONS)[number], string>>;

/** Age of a document, in milliseconds, from which it is reloaded if another version of the program answers. */
const RELOAD_AGE = 60_000;

const main = document.querySelector('main')!;
const { path = '', art = '', tiles = '', language = 'en' } = main.dataset;
const view = element('view', HTMLSelectElement);
const live = element('live', HTMLElement);
/** The state of the game that the page shows or asks for, as a text; empty if it has to ask again. */
let shown = main.dataset.state ?? '';
/** State of the game that the fetched sections tell of; undefined before they are fetched. */
let sectionsState: string | undefined;

/** Shows the game of this page, and updates it when it changes. */
export async function startPage(arts: GameArts): Promise<void> {
  const ticket = takeTicket();
  applyFooterChoices();
  showTimes(document);
  let played: SeatPlay | undefined;
  const types = await retryUntilDone(() => get<readonly TileType[]>(`tiles/${tiles}`));
  const line = new TimeLine(await loadArt(arts[art]!, types), (at) => moment(at), {
    tapped: (square) => card.toggle(square),
    shown: () => {
      card.renew();
      played?.boardShown();
    },
  });
  const card = new SquareCard(line.view, new Pins(path), ({ x, y }) =>
    get(`moments/${line.shownIndex}/squares/${x}/${y}`),
  );
  const showAnew = () => void line.show(line.isNow ? 'now' : Number(element('time', HTMLInputElement).value));
  view.addEventListener('change', showAnew);
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', showAnew);
  }
  for (const id of SECTIONS) partOf(id).addEventListener('toggle', () => void retryUntilDone(() => updateSections()));
  partOf('words').addEventListener('toggle', () => partOf('words').open && showAnew());
  element('how', HTMLElement).addEventListener('click', () => {
    element('rules-part', HTMLDetailsElement).open = true;
  });
  line.renew(await retryUntilDone(() => moment('now', `&told=${shown}`)));
  // The first event of the new stream triggers the next attempt.
  const retry = () => {
    shown = '';
    stream.openLater();
  };
  const stream = new GameStream(streamAddress(`${path}/live`), {
    stateChanged: showStreamState,
    service: showServiceState,
    closed: () => location.reload(),
    state: () => get<PageState>('revision'),
    isToMove: () => played?.isToMove ?? false,
    lost: () => void update(line).catch(() => undefined),
    changed(change) {
      const state = `${change.revision}-${change.digest}`;
      played?.changed(change.revision, state !== shown);
      if (state === shown) return;
      shown = state;
      setTimeout(() => state === shown && update(line).catch(retry), Math.random() * change.spread);
    },
  });
  played = await playSeat(ticket, line, (to) => {
    shown = `${to}-${shown.split('-')[1]}`;
    update(line).catch(retry);
  });
}

/**
 * Lets the reader take turns if this browser plays a seat or takes one by a ticket. For everybody else its script is not
 * loaded.
 *
 * @param moved called with the revision of the game after a move
 */
async function playSeat(
  ticket: PressedTicket | undefined,
  line: TimeLine,
  moved: (revision: number) => void,
): Promise<SeatPlay | undefined> {
  const tray = element('tray', HTMLElement);
  const address = addressOf('seat');
  const taken = ticket === undefined ? undefined : await retryUntilDone(() => offerSeat(tray, address, ticket));
  const you = taken || (await retryUntilDone(() => get<SeatAnswer>('seat'))).you;
  if (!you) {
    // Inside Discord, a player needs no link to play.
    element('looking', HTMLElement).hidden = isInsideDiscord();
    return undefined;
  }
  const script = new URL('play.js', import.meta.url).href;
  const { SeatPlay, offerPush } = (await import(script)) as typeof import('./seated.ts');
  // The button that took the seat is gone.
  const hasFocus = taken !== undefined;
  const play = new SeatPlay(
    tray,
    {
      ...{ path, address: addressOf, view: line.view, drawing, isNow: () => line.isNow, moved },
      nextGame: () => waitingGame(path, language),
    },
    hasFocus,
  );
  const keys = element('keys', HTMLElement);
  keys.append(keys.dataset.turn!);
  // The tray tells its player the same, and more.
  element('told', HTMLElement).ariaLive = 'off';
  // Inside Discord, Discord identifies and notifies the player.
  if (!isInsideDiscord()) {
    void offerPush(showSeat(document.querySelector('footer')!, address, you), addressOf('push'));
  }
  return play;
}

/** Retries something until it succeeds, and returns its result. */
async function retryUntilDone<Value>(make: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await make();
    } catch {
      showStreamState('lost');
      await new Promise((resolve) => setTimeout(resolve, retryDelay()));
    }
  }
}

async function moment(index: number | 'now', more = ''): Promise<PageMoment> {
  const words = partOf('words').open ? '&words' : '';
  const answer = await get<PageMoment>(`moments/${index}?view=${view.value}&theme=${currentTheme()}${words}${more}`);
  if (answer.format === PAGE_FORMAT && Number(main.dataset.format) === PAGE_FORMAT) return answer;
  // While one version of the program replaces another, both may answer. A young page waits; an old one is reloaded.
  if (performance.now() > RELOAD_AGE) location.reload();
  throw new Error('this answer is of another version');
}

/** An address below that of the page, for words in its language. */
function addressOf(what: string): URL {
  const address = new URL(`${path}/${what}`, location.origin);
  address.searchParams.set('lang', language);
  return address;
}

/** Fetches JSON from an address below that of the page. */
async function get<Value>(what: string): Promise<Value> {
  const answer = await fetchWithTimeout(addressOf(what));
  // The page was closed; the server says so when it is reloaded.
  if (answer.status === 404) location.reload();
  if (!answer.ok) throw new Error(`${what.split('/')[0]}: ${answer.status}`);
  return answer.json();
}

/** The part of the page below the board with a name, which opens and closes. */
function partOf(name: (typeof SECTIONS)[number] | 'words'): HTMLDetailsElement {
  return element(`${name}-part`, HTMLDetailsElement);
}

/** Shows whether the stream is live or lost; an empty text if that is unknown. */
function showStreamState(state: 'live' | 'lost' | undefined): void {
  const words = state === undefined ? '' : live.dataset[state]!;
  if (live.textContent !== words) live.textContent = words;
  live.classList.toggle('lost', state === 'lost');
}

/** Shows below the page since when the bot runs, or since when its messages are late; changes nothing if neither is known. */
function showServiceState({ upSince, lateSince }: ServiceState): void {
  const since = lateSince ?? upSince;
  if (since === undefined) return;
  const place = element('service', HTMLElement);
  const words = place.dataset[lateSince === undefined ? 'up' : 'late']!;
  place.textContent = words.replace('{when}', timeFormat().format(since));
}

/** Updates the page to the present moment, its board first; if the reader looks at an earlier moment, that stays. */
async function update(line: TimeLine): Promise<void> {
  // The text about a move is updated before board and drawn tile.
  main.classList.toggle('older', line.isNow);
  const now = await moment('now');
  line.renew(now);
  main.classList.remove('older');
  document.title = now.title;
  element('graph', HTMLImageElement).src = `${path}/graph.png?revision=${now.revision}`;
  // The pile has no part any more when the game is over.
  await updateSections(!now.isLive);
}

/**
 * Fetches the sections below the board if one of them is open and tells of an earlier state; keeps the focus on a line of the log.
 *
 * @param isNeeded true also if none is open
 */
async function updateSections(isNeeded = false): Promise<void> {
  const state = shown;
  if (state === sectionsState || !(isNeeded || SECTIONS.some((id) => partOf(id).open))) return;
  const sections = await get<Sections>('sections');
  // Another change has come, which fetches them again.
  if (state !== shown) return;
  sectionsState = state;
  const turn = document.activeElement?.closest<HTMLElement>('[data-turn]')?.dataset.turn;
  for (const id of SECTIONS) putMarkup(element(id, HTMLElement), sections[id]);
  partOf('tiles').hidden = sections.tiles === '';
  if (turn !== undefined)
    document.querySelector<HTMLElement>(`#log [data-turn="${turn}"] button`)?.focus({ preventScroll: true });
}

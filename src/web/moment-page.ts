import { createHash } from 'node:crypto';
import { isPaused } from '../app/acts.ts';
import type { TurnClock } from '../app/clock.ts';
import { lastTurnOfSeat } from '../app/finished-turns.ts';
import { type Moment, type Moments, momentsOf } from '../app/moments.ts';
import { isOver, type Table } from '../app/table.ts';
import { appearanceKey } from '../core/rules.ts';
import type { Square } from '../core/tile.ts';
import type { Theme } from '../drawing/theme.ts';
import type { SquareArea } from '../games/contract/scene.ts';
import type { Translator } from '../i18n/translate.ts';
import { type BoardPictureRequest, boardScene } from '../render/index.ts';
import { sceneAltText } from '../telling/board/board-alt.ts';
import { boardRequest } from '../telling/board/board-request.ts';
import { boardSections, statusLine } from '../telling/board/board-text.ts';
import { sceneNames } from '../telling/board/scene-names.ts';
import { tilesLeft } from '../telling/board/tiles-left.ts';
import { bankText } from '../telling/late.ts';
import { type LoggedTurn, loggedTurns } from '../telling/log.ts';
import { isolatedName, type Names, type PlayerNames } from '../telling/people.ts';
import { rankSign } from '../telling/rank-sign.ts';
import { seatsByScore } from '../telling/score.ts';
import { categoryText, scoreSources, sourceSums } from '../telling/score-sources.ts';
import type { Section } from '../telling/section.ts';
import { type Html, joinedMarkup, markup, seatSign } from './markup.ts';
import { clockTexts, turnText } from './turn-log.ts';

/** What a board highlights: the last turn, the owners of features, or everything since the last turn of a seat. */
export type BoardView = 'last' | 'owners' | { readonly since: number };

/** A game with its players' names, for readers of one language. */
export interface ShownGame {
  readonly t: Translator;
  readonly table: Table;
  readonly people: PlayerNames;
  /** The start of the game, the end of each turn, and the present. */
  readonly moments: Moments;
  /** The squares shown at every moment, so that the board does not move while a reader goes through time. */
  readonly area: SquareArea;
  /** The log, turn by turn; read when it is asked for first. */
  turns(): readonly LoggedTurn[];
}

/** Prepares a game for readers of one language. */
export function shownGame(t: Translator, table: Table, people: PlayerNames): ShownGame {
  const { area } = boardScene({ ...boardRequest(t, table, { names: people.plain }), panel: false });
  let turns: readonly LoggedTurn[] | undefined;
  return { t, table, people, moments: momentsOf(table), area, turns: () => (turns ??= loggedTurns(table)) };
}

/** Words of the page at one moment of a game. */
export interface MomentWords {
  /** Index of the moment, and of the last moment. */
  readonly at: number;
  readonly last: number;
  /** Title of the page. */
  readonly title: string;
  /** Name of the moment. */
  readonly label: string;
  /** Label of the button that leads to the last moment. */
  readonly toLast: string;
  /** True if it is the present moment of a game that goes on. */
  readonly isLive: boolean;
  /** Whose turn it is, or who has won and by how much. */
  readonly status: string;
  /** The points of all seats, who moves and how many tiles are left, in one line. */
  readonly scores: Html;
  /** The drawn tile that is not placed yet: its id, and its words. */
  readonly drawn: { readonly tile: string; readonly words: string } | undefined;
  /** When the last log entry was written, in milliseconds since 1970; undefined unless the moment is live. */
  readonly since: number | undefined;
  /** Number of the turn that ends with the moment or is under way; 0 at the start. */
  readonly turn: number;
  /** The squares of the tiles that were placed in that turn. */
  readonly changed: readonly Square[];
  /** Alt text of the board. */
  readonly alt: string;
  /** The seats with their scores, and the clock of the turn; at the end the result. */
  readonly seats: Html;
  /** Heading and log lines of the turn; empty at the start of a game. */
  readonly told: Html;
}

/** Returns the moment with an index, at most the last one. */
export function momentAt(
  { table, moments }: ShownGame,
  wanted: number,
): Moment & { readonly at: number; readonly last: number } {
  const { last } = moments;
  const index = Math.min(wanted, last);
  const { table: tableThen, entry } = moments.at(index);
  // A stopped game was running at its earlier moments.
  const isPast = index < last && table.record.status === 'closed';
  return {
    table: isPast ? { ...tableThen, record: { ...tableThen.record, status: 'running' } } : tableThen,
    entry,
    at: index,
    last,
  };
}

/**
 * Makes the words of the page at a moment.
 *
 * @param clock of the turn under way, which is told at the present moment; undefined for none
 */
export function momentWords(shown: ShownGame, wanted: number, clock?: TurnClock): MomentWords {
  const { t, people } = shown;
  const moment = momentAt(shown, wanted);
  const { at, last } = moment;
  const players = people.atEntry(moment.entry);
  const scene = boardScene({ ...boardRequest(t, moment.table, { names: players.plain }) });
  const names = sceneNames(moment.table, people);
  const { game, content, fold, progress } = moment.table;
  const { drawn, tiles } = game.viewOf(fold.state);
  const hasEnded = isOver(shown.table);
  const isAtEnd = game.isOver(fold.state);
  const isLive = at === last && !hasEnded;
  const liveClock = isLive ? clock : undefined;
  const gameName = game.words.name(t);
  const status = statusText(t, moment.table, players);
  const turn = isStarting(moment.table) && !isAtEnd ? progress.turn - 1 : progress.turn;
  return {
    at,
    last,
    title: isAtEnd
      ? t('web.title.over', { game: gameName, result: status })
      : t('web.title', { game: gameName, turn: progress.turn }),
    label: momentLabel(t, { at, last, hasEnded }),
    toLast: t(hasEnded ? 'web.time.to-end' : 'web.time.to-now'),
    isLive,
    status,
    scores: scoresLine(t, moment.table, players.bare),
    drawn:
      drawn === undefined
        ? undefined
        : { tile: drawn, words: t('alt.drawn', { tile: game.words.tile(t, content, { id: drawn }) }) },
    since: isLive ? shown.table.log.at(-1)?.at : undefined,
    turn,
    changed: tiles.flatMap((tile) => (turn > 0 && tile.turn === turn ? tile.squares : [])),
    alt: sceneAltText(t, scene, { position: moment.table, people: names }),
    seats: markup`${seatTable(t, moment.table, { names: players.bare, banks: liveClock?.banks })}${clockMarkup(shown, liveClock)}`,
    told: turnMarkup(shown, turn),
  };
}

/** Heading and log lines of a turn; empty for a turn that the log does not have. */
function turnMarkup({ t, table, people, turns }: ShownGame, turn: number): Html {
  const logged = turns().find((one) => one.turn === turn);
  if (!logged) return markup``;
  const { player, time, lines } = turnText(t, { table, people, logged });
  return markup`<h2>${player} ${time}</h2>${lines}`;
}

/** The whole board in words at a moment. */
export function boardText(shown: ShownGame, at: number): Html {
  return sectionsMarkup(boardSections(shown.t, momentAt(shown, at).table, { people: shown.people }));
}

/** Name of a moment, such as its turn. */
function momentLabel(t: Translator, { at, last, hasEnded }: { at: number; last: number; hasEnded: boolean }): string {
  if (at === last) return t(hasEnded ? 'web.time.end' : 'web.now');
  return at === 0 ? t('web.time.start') : t('web.time.turn', { turn: at, turns: last });
}

/** The picture request for the board at a moment. */
export function momentRequest(
  shown: ShownGame,
  { at, view, theme }: { readonly at: number; readonly view: BoardView; readonly theme: Theme },
): BoardPictureRequest {
  const { t, people } = shown;
  const moment = momentAt(shown, at);
  const seenTurn = typeof view === 'object' ? lastTurnOfSeat(moment.table, view.since) : undefined;
  return {
    ...boardRequest(t, moment.table, {
      names: people.atEntry(moment.entry).plain,
      theme,
      owners: view === 'owners',
      ...(seenTurn !== undefined && { seenTurn }),
    }),
    // The last moment may need more squares, as a turn is under way; its own scene finds them.
    ...(moment.at < moment.last && { area: shown.area }),
    panel: false,
  };
}

/** Hash of a game's tile set, used in the URL of its tile data. */
export function tileSetHash({ content }: Pick<Table, 'content'>): string {
  return createHash('sha256').update(appearanceKey(content)).digest('base64url').slice(0, 22);
}

/** True if the turn under way has not begun with a draw yet. */
function isStarting({ game, fold }: Table): boolean {
  return game.openingAction(fold.state) !== undefined;
}

/** Whose turn it is; at the end, who has won and by how much. */
export function statusText(t: Translator, table: Table, names: Names): string {
  const { game, fold, record } = table;
  const scores = game.scoresOf(fold.state);
  if (record.status === 'closed' || !game.isOver(fold.state) || scores.length === 1) return statusLine(t, table, names);
  const order = seatsByScore(table);
  const best = order
    .filter((seat) => scores[seat] === scores[order[0]!])
    .map((seat) => isolatedName(names.plain[seat]!));
  const points = order.map((seat) => scores[seat]!).join(' : ');
  return t('web.won', { names: t.list(best), count: best.length, points });
}

/** The points of the seats in their order, who moves and how many tiles are left: one line of the same height at every moment. */
function scoresLine(t: Translator, table: Table, names: readonly string[]): Html {
  const { game, fold, progress } = table;
  const { seats } = game.viewOf(fold.state);
  const items = seats.map(({ colour, score }, seat) => {
    const isMoving = !isOver(table) && progress.seat === seat;
    const words = markup`<span class="unseen"><bdi>${names[seat]!}</bdi>${isMoving ? ` (${t('picture.to-move')})` : ''}: </span>`;
    return markup`<li${isMoving ? markup` class="moving"` : ''}>${seatSign(colour)}${words} ${score}</li>`;
  });
  if (game.isOver(fold.state)) return markup`<ul class="scores">${joinedMarkup(items)}</ul>`;
  const count = tilesLeft(table);
  // If there is no room for the words, a picture of a tile replaces them.
  const left = markup`<li class="left"><span class="number" aria-hidden="true">${count}</span><span class="words">${t('web.tiles.count', { count })}</span></li>`;
  return markup`<ul class="scores">${joinedMarkup(items)}${left}</ul>`;
}

/** The lines about the clock of the turn under way, as the message of the turn tells them; nothing in a pause. */
function clockMarkup({ t, table, people }: ShownGame, clock: TurnClock | undefined): Html {
  if (!clock || isPaused(table.record)) return markup``;
  return joinedMarkup(clockTexts(t, clock, people).map((line) => markup`<p>${line}</p>`));
}

/** What a seat has left in its bank of time, in milliseconds; empty without banks. */
function bankLeft(t: Translator, bank: number | undefined): string[] {
  return bank === undefined ? [] : [t('web.seat.bank', { left: bankText(t, bank) })];
}

/**
 * The seats, the highest score first; at the end with their ranks and the sources of their points.
 *
 * @param seats.banks what each has left in its bank of time, in milliseconds by seat; undefined without banks
 */
function seatTable(
  t: Translator,
  table: Table,
  { names, banks }: { readonly names: readonly string[]; readonly banks: TurnClock['banks'] },
): Html {
  const { game, fold, progress } = table;
  const over = isOver(table);
  const isResult = game.isOver(fold.state);
  const { seats } = game.viewOf(fold.state);
  const sources = isResult ? scoreSources(table) : [];
  const rows = seatsByScore(table).map((seat) => {
    const { colour, score } = seats[seat]!;
    const isMoving = !over && progress.seat === seat;
    const sums = sourceSums(game, { sources, seat }).map(({ category, points }) =>
      t('score.sum', { category: categoryText(t, game, category), points }),
    );
    const pieces = game.words.seat?.(t, table, seat).board ?? [];
    const details = isResult ? sums.join(' · ') : [pieces, bankLeft(t, banks?.[seat])].flat().join('; ');
    const rank = 1 + seats.filter((other) => other.score > score).length;
    return markup`<tr${isMoving ? markup` class="moving"` : ''}>
<th scope="row">${isResult && seats.length > 1 ? `${rankSign(rank)} ` : ''}${seatSign(colour)}
<bdi>${names[seat]!}</bdi> <span class="unseen">(${t(`colour.${colour}`)})</span>
${isMoving ? markup`<em>${t('picture.to-move')}</em>` : ''}</th>
<td class="number">${score}</td><td>${details}</td></tr>`;
  });
  const heading = t(isResult ? 'web.result' : 'web.seats');
  return markup`<h2>${heading}</h2><table class="seats"><caption class="unseen">${heading}</caption>
<thead><tr><th scope="col">${t('web.seat.name')}</th><th scope="col" class="number">${t('web.seat.points')}</th>
<th scope="col">${t(isResult ? 'web.points.source' : 'web.seat.has')}</th></tr></thead><tbody>${joinedMarkup(rows)}</tbody></table>`;
}

/** Converts sections of plain text to HTML. */
function sectionsMarkup(sections: readonly Section[]): Html {
  return joinedMarkup(
    sections.map(({ title, items }) => {
      if (items.length === 0) return markup`<p>${title}</p>`;
      return markup`<h3>${title}</h3><ul>${joinedMarkup(items.map((item) => markup`<li>${item}</li>`))}</ul>`;
    }),
  );
}

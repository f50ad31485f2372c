import { createHash } from 'node:crypto';
import { lastTurnOfSeat } from '../app/finished-turns.ts';
import { type Moment, type Moments, momentsOf } from '../app/moments.ts';
import { isOver, type Table } from '../app/table.ts';
import { appearanceKey } from '../core/rules.ts';
import type { Square } from '../core/tile.ts';
import type { Theme } from '../drawing/theme.ts';
import type { SquareArea } from '../games/contract/scene.ts';
import type { Translator } from '../i18n/translate.ts';
import { type BoardPictureRequest, boardScene } from '../render/index.ts';
import { sceneAltText, sceneNames } from '../telling/board/board-alt.ts';
import { boardRequest } from '../telling/board/board-request.ts';
import { boardSections, statusLine } from '../telling/board/board-text.ts';
import { tilesLeft } from '../telling/board/tiles-left.ts';
import { isolatedName, type Names, type People } from '../telling/people.ts';
import { rankSign } from '../telling/rank-sign.ts';
import { seatsByScore } from '../telling/score.ts';
import { categoryText, scoreSources, sourceSums } from '../telling/score-sources.ts';
import type { Section } from '../telling/section.ts';
import { type Html, joinedMarkup, markup, seatSign } from './markup.ts';

/** What a board highlights: the last turn, the owners of features, or everything since the last turn of a seat. */
export type BoardView = 'last' | 'owners' | { readonly since: number };

/** A game with its players' names, for readers of one language. */
export interface ShownGame {
  readonly t: Translator;
  readonly table: Table;
  readonly people: People;
  /** Its start, the end of each turn, and how it is now. */
  readonly moments: Moments;
  /** The squares that all its moments show, so that the board stays where it is when one goes through time. */
  readonly area: SquareArea;
}

/** Prepares a game for readers of one language. */
export function shownGame(t: Translator, table: Table, people: People): ShownGame {
  const { area } = boardScene({ ...boardRequest(t, table, { names: people.plain }), panel: false });
  return { t, table, people, moments: momentsOf(table), area };
}

/** Words of the page at one moment of a game. */
export interface MomentWords {
  /** Index among the moments, and that of the last one. */
  readonly at: number;
  readonly last: number;
  /** Title of the page that shows it. */
  readonly title: string;
  /** Which moment it is. */
  readonly label: string;
  /** What leads from it to the last moment. */
  readonly toLast: string;
  /** Whether it is the present moment of a game that goes on. */
  readonly isLive: boolean;
  /** Whose turn it is, or who has won and by how much. */
  readonly status: string;
  /** The points of all seats, who moves and how many tiles are left, in one line. */
  readonly scores: Html;
  /** The tile that waits to be placed, by its id, and in words. */
  readonly drawn: { readonly tile: string; readonly words: string } | undefined;
  /** When something was done last, in milliseconds since 1970; undefined where nothing is waited for. */
  readonly since: number | undefined;
  /** The turn that the moment is the end of, or that is under way; 0 at the start. */
  readonly turn: number;
  /** The squares of the tiles that were placed in that turn. */
  readonly changed: readonly Square[];
  /** The board in a few sentences, for those who do not see it. */
  readonly alt: string;
  /** The seats with their scores; at the end the result. */
  readonly seats: Html;
  /** The whole board in words. */
  readonly text: Html;
}

/** Returns the moment with an index, at most the last one. */
function momentAt(
  { table, moments }: ShownGame,
  wanted: number,
): Moment & { readonly at: number; readonly last: number } {
  const { last } = moments;
  const at = Math.min(wanted, last);
  const { table: then, entry } = moments.at(at);
  // A game that was stopped was going on before.
  const isPast = at < last && table.record.status === 'closed';
  return { table: isPast ? { ...then, record: { ...then.record, status: 'running' } } : then, entry, at, last };
}

/** Makes the words of the page at a moment. */
export function momentWords(shown: ShownGame, wanted: number): MomentWords {
  const { t, people } = shown;
  const moment = momentAt(shown, wanted);
  const { at, last } = moment;
  const then = people.atEntry(moment.entry);
  const scene = boardScene({ ...boardRequest(t, moment.table, { names: then.plain }) });
  const names = sceneNames(moment.table, people);
  const { game, content, fold, progress } = moment.table;
  const { drawn, tiles } = game.viewOf(fold.state);
  const hasEnded = isOver(shown.table);
  const isAtEnd = game.isOver(fold.state);
  const isLive = at === last && !hasEnded;
  const gameName = game.words.name(t);
  const status = statusText(t, moment.table, then);
  const turn = isStarting(moment.table) && !isAtEnd ? progress.turn - 1 : progress.turn;
  return {
    at,
    last,
    title: isAtEnd
      ? t('web.title.over', { game: gameName, result: status })
      : t('web.title', { game: gameName, turn: progress.turn }),
    label: labelOf(t, { at, last, hasEnded }),
    toLast: t(hasEnded ? 'web.time.to-end' : 'web.time.to-now'),
    isLive,
    status,
    scores: scoresLine(t, moment.table, then.bare),
    drawn:
      drawn === undefined
        ? undefined
        : { tile: drawn, words: t('alt.drawn', { tile: game.words.tile(t, content, { id: drawn }) }) },
    since: isLive ? shown.table.log.at(-1)?.at : undefined,
    turn,
    changed: tiles.flatMap((tile) => (turn > 0 && tile.turn === turn ? tile.squares : [])),
    alt: sceneAltText(t, scene, { position: moment.table, people: names }),
    seats: seatTable(t, moment.table, then.bare),
    text: sectionsMarkup(boardSections(t, moment.table, { people })),
  };
}

/** Which moment it is, in words. */
function labelOf(t: Translator, { at, last, hasEnded }: { at: number; last: number; hasEnded: boolean }): string {
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
    // The last one has more of the turn under way beside the same squares.
    ...(moment.at < moment.last && { area: shown.area }),
    panel: false,
  };
}

/** Hash of the tiles of a game, which names them in their address. */
export function tilesName({ content }: Pick<Table, 'content'>): string {
  return createHash('sha256').update(appearanceKey(content)).digest('base64url').slice(0, 22);
}

/** Whether the turn under way has not begun with a draw yet. */
function isStarting({ game, fold }: Table): boolean {
  return game.openingAction(fold.state) !== undefined;
}

/** Whose turn it is; at the end, who has won and by how much. */
function statusText(t: Translator, table: Table, names: Names): string {
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

/** The points of the seats in their order, who moves and how many tiles are left: as wide and high at every moment. */
function scoresLine(t: Translator, table: Table, names: readonly string[]): Html {
  const { game, fold, progress } = table;
  const { seats } = game.viewOf(fold.state);
  const items = seats.map(({ colour, score }, seat) => {
    const isMoving = !isOver(table) && progress.seat === seat;
    const words = markup`<span class="unseen"><bdi>${names[seat]!}</bdi>${isMoving ? ` (${t('picture.to-move')})` : ''}: </span>`;
    return markup`<li${isMoving ? markup` class="moving"` : ''}>${seatSign(colour)}${words} ${score}</li>`;
  });
  const left = game.isOver(fold.state) ? t('picture.over') : t('web.tiles.count', { count: tilesLeft(table) });
  return markup`<ul class="scores">${joinedMarkup(items)}<li class="left">${left}</li></ul>`;
}

/** The seats, the highest score first; at the end with their places and where their points came from. */
function seatTable(t: Translator, table: Table, names: readonly string[]): Html {
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
    const more = isResult ? sums.join(' · ') : (game.words.seat?.(t, table, seat).board ?? '');
    const place = 1 + seats.filter((other) => other.score > score).length;
    return markup`<tr${isMoving ? markup` class="moving"` : ''}>
<th scope="row">${isResult && seats.length > 1 ? `${rankSign(place)} ` : ''}${seatSign(colour)}
<bdi>${names[seat]!}</bdi> <span class="unseen">(${t(`colour.${colour}`)})</span>
${isMoving ? markup`<em>${t('picture.to-move')}</em>` : ''}</th>
<td class="number">${score}</td><td>${more}</td></tr>`;
  });
  const heading = t(isResult ? 'web.result' : 'web.seats');
  return markup`<h2>${heading}</h2><table class="seats"><caption class="unseen">${heading}</caption>
<thead><tr><th scope="col">${t('web.seat.name')}</th><th scope="col" class="number">${t('web.seat.points')}</th>
<th scope="col">${t(isResult ? 'web.points.source' : 'web.seat.has')}</th></tr></thead><tbody>${joinedMarkup(rows)}</tbody></table>`;
}

/** Sections of plain text. */
function sectionsMarkup(sections: readonly Section[]): Html {
  return joinedMarkup(
    sections.map(({ title, items }) => {
      if (items.length === 0) return markup`<p>${title}</p>`;
      return markup`<h3>${title}</h3><ul>${joinedMarkup(items.map((item) => markup`<li>${item}</li>`))}</ul>`;
    }),
  );
}

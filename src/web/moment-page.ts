import { createHash } from 'node:crypto';
import { lastTurnOfSeat } from '../app/finished-turns.ts';
import { type Moment, type Moments, momentsOf } from '../app/moments.ts';
import { isOver, type Table } from '../app/table.ts';
import { sceneNames } from '../bot/present/board/board.ts';
import { sceneAltText } from '../bot/present/board/board-alt.ts';
import { boardRequest } from '../bot/present/board/board-request.ts';
import { boardText, statusLine } from '../bot/present/board/board-text.ts';
import { pileText } from '../bot/present/board/tiles-left.ts';
import type { Names, People } from '../bot/present/people.ts';
import { seatsByScore } from '../bot/present/score.ts';
import { lookOf } from '../core/rules.ts';
import type { Square } from '../core/tile.ts';
import type { Theme } from '../drawing/theme.ts';
import type { SquareArea } from '../games/contract/scene.ts';
import type { Translator } from '../i18n/translate.ts';
import { type BoardPictureRequest, boardScene } from '../render/index.ts';
import { type Html, joinedMarkup, markup, seatSign } from './markup.ts';

/** What of a board is told: its last turn, whose features are, or what has happened since the last turn of a seat. */
export type BoardView = 'last' | 'owners' | { readonly since: number };

/** A game with the people at it, for readers of one language. */
export interface ShownGame {
  readonly t: Translator;
  readonly table: Table;
  readonly people: People;
  /** Its start, the end of each turn, and how it is now. */
  readonly moments: Moments;
  /** The squares that all its moments show, so that the board stays where it is when one goes through time. */
  readonly area: SquareArea;
}

/** A game to be shown to readers of one language. */
export function gameToShow(t: Translator, table: Table, people: People): ShownGame {
  const { area } = boardScene({ ...boardRequest(t, table, { names: people.plain }), panel: false });
  return { t, table, people, moments: momentsOf(table), area };
}

/** The words about a moment of a game. */
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
  /** Whether more is still to come after it. */
  readonly isLive: boolean;
  /** Whose turn it is or who has won. */
  readonly status: string;
  /** The turn that the moment is the end of, or that is under way; 0 at the start. */
  readonly turn: number;
  /** The squares of the tiles that were placed in that turn. */
  readonly changed: readonly Square[];
  /** The board in a few sentences, for those who do not see it. */
  readonly alt: string;
  /** The seats with their scores. */
  readonly seats: Html;
  /** The whole board in words. */
  readonly text: Html;
}

/** The moment with an index, or the last one where there are not so many. */
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

/** Everything that is told of a moment in words. */
export function momentWords(shown: ShownGame, wanted: number): MomentWords {
  const { t, people } = shown;
  const moment = momentAt(shown, wanted);
  const { at, last } = moment;
  const scene = boardScene({ ...boardRequest(t, moment.table, { names: people.at(moment.entry).plain }) });
  const names = sceneNames(moment.table, people);
  const { game, fold, progress } = moment.table;
  const hasEnded = isOver(shown.table);
  const isAtEnd = game.isOver(fold.state);
  const gameName = game.words.name(t);
  const turn = isStarting(moment.table) && !isAtEnd ? progress.turn - 1 : progress.turn;
  return {
    at,
    last,
    title: isAtEnd ? t('web.title.over', { game: gameName }) : t('web.title', { game: gameName, turn: progress.turn }),
    label: labelOf(t, { at, last, hasEnded }),
    toLast: t(hasEnded ? 'web.time.to-end' : 'web.time.to-now'),
    isLive: at === last && !hasEnded,
    status: statusText(t, moment.table, people.at(moment.entry)),
    turn,
    changed: game.viewOf(fold.state).tiles.flatMap((tile) => (turn > 0 && tile.turn === turn ? tile.squares : [])),
    alt: sceneAltText(t, scene, { position: moment.table, people: names }),
    seats: seatTable(t, moment.table, people.at(moment.entry).bare),
    text: linesOf(boardText(t, moment.table, { people })),
  };
}

/** Which moment it is, in words. */
function labelOf(t: Translator, { at, last, hasEnded }: { at: number; last: number; hasEnded: boolean }): string {
  if (at === last) return t(hasEnded ? 'web.time.end' : 'web.now');
  return at === 0 ? t('web.time.start') : t('web.time.turn', { turn: at, turns: last });
}

/** How the board at a moment is drawn. */
export function momentRequest(
  shown: ShownGame,
  { at, view, theme }: { readonly at: number; readonly view: BoardView; readonly theme: Theme },
): BoardPictureRequest {
  const { t, people } = shown;
  const moment = momentAt(shown, at);
  const seenTurn = typeof view === 'object' ? lastTurnOfSeat(moment.table, view.since) : undefined;
  return {
    ...boardRequest(t, moment.table, {
      names: people.at(moment.entry).plain,
      theme,
      owners: view === 'owners',
      ...(seenTurn !== undefined && { seenTurn }),
    }),
    // The last one has more of the turn under way beside the same squares.
    ...(moment.at < moment.last && { area: shown.area }),
    panel: false,
  };
}

/** Name of the tiles that a game is played with, as their address has it. */
export function tilesName({ content }: Pick<Table, 'content'>): string {
  return createHash('sha256').update(lookOf(content)).digest('base64url').slice(0, 22);
}

/** Whether the turn under way has not begun with a draw yet. */
function isStarting({ game, fold }: Table): boolean {
  return game.openingAction(fold.state) !== undefined;
}

/** Whose turn it is and how many tiles are left; at the end, who has won. */
function statusText(t: Translator, table: Table, names: Names): string {
  const status = statusLine(t, table, names);
  return isOver(table) ? status : `${status} ${pileText(t, table)}`;
}

/** The seats, the highest score first. */
function seatTable(t: Translator, table: Table, names: readonly string[]): Html {
  const { game, fold, progress } = table;
  const over = isOver(table);
  const { seats } = game.viewOf(fold.state);
  const best = Math.max(...seats.map(({ score }) => score));
  const rows = seatsByScore(table).map((seat) => {
    const { colour, score } = seats[seat]!;
    const has = game.words.seat?.(t, table, seat).board;
    const isMoving = !over && progress.seat === seat;
    const note = isMoving
      ? t('picture.to-move')
      : game.isOver(fold.state) && score === best
        ? t('web.seat.won')
        : undefined;
    return markup`<tr${isMoving ? markup` class="moving"` : ''}>
<th scope="row">${seatSign(colour)}
<bdi>${names[seat]!}</bdi> <span class="unseen">(${t(`colour.${colour}`)})</span>
${note ? markup`<em>${note}</em>` : ''}</th>
<td class="number">${score}</td><td>${has ?? ''}</td></tr>`;
  });
  return markup`<table class="seats"><caption class="unseen">${t('web.seats')}</caption>
<thead><tr><th scope="col">${t('web.seat.name')}</th><th scope="col" class="number">${t('web.seat.points')}</th>
<th scope="col">${t('web.seat.has')}</th></tr></thead><tbody>${joinedMarkup(rows)}</tbody></table>`;
}

/** A text whose sections are parted by empty lines. */
function linesOf(text: string): Html {
  const sections = text.split('\n\n').map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    if (lines.length === 0) return markup`<p>${heading}</p>`;
    const items = lines.map((line) => markup`<li>${line.replace(/^- /, '')}</li>`);
    return markup`<h3>${heading}</h3><ul>${joinedMarkup(items)}</ul>`;
  });
  return joinedMarkup(sections);
}

import type { Table } from '../src/app/table.ts';
import { SQUARES_A_PAGE } from '../src/bot/panel/squares-panel.ts';
import type { Level } from '../src/computer/levels.ts';
import type { GameTypes } from '../src/core/rules.ts';
import type { PieceGhost } from '../src/games/contract/scene.ts';
import { translatorFor } from '../src/i18n/translate.ts';
import type { BoardPictureRequest } from '../src/render/index.ts';
import { boardRequest, legalSquares, segmentsWith, squaresOnPage } from '../src/telling/board/board-request.ts';
import { squareChoices } from '../src/telling/board/square-words.ts';
import { letteredPlaces } from '../src/telling/turn/lettered-places.ts';
import { playedTable } from '../test/render/support/played-tables.ts';

const NAMES = ['Ana Beltrán', 'Bartholomäus von Hohenstein-Oldenburg', 'Дмитрий', 'Dora', 'Ἑλένη 🐊', 'Finn'];

/** Which of the moments of a game are shown, by name; of every one the first is. */
const WANTED: Readonly<Record<string, (table: Table, events: readonly GameTypes['event'][]) => boolean>> = {
  start: () => true,
  early: ({ progress }) => progress.turn >= 8 && progress.phase === 'draw',
  scored: ({ progress, game }, events) =>
    progress.turn >= 20 &&
    events.some((event) => game.scoring(event)?.feature && game.scoring(event)!.lines.length > 0),
  place: (table) => table.progress.turn >= 24 && table.progress.phase === 'place' && legalSquares(table).length > 6,
  crowded: (table) => table.progress.phase === 'place' && legalSquares(table).length > SQUARES_A_PAGE + 10,
  pieces: (table) => table.progress.turn >= 12 && pieceGhosts(table).length > 3,
  'few-pieces': (table) => table.progress.turn >= 16 && [1, 2].includes(pieceGhosts(table).length),
  upgraded: (_, events) => events.some(({ type }) => type === 'upgraded'),
  goods: (_, events) => events.some(({ type }) => type === 'goods-taken'),
  retrieved: (_, events) => events.some(({ type }) => type === 'retrieved'),
  'second-tile': (_, events) => events.some((event) => 'by' in event && event.by !== undefined),
  middle: ({ progress }) => progress.turn >= 45 && progress.phase === 'draw',
  late: ({ progress }) => progress.turn >= 66 && progress.phase === 'draw',
  leading: ({ game, fold, progress }) => progress.phase === 'draw' && Math.max(...game.scoresOf(fold.state)) >= 80,
  'leading-place': (table) => {
    const { game, fold, progress } = table;
    const isFar = Math.max(...game.scoresOf(fold.state)) >= 30;
    return isFar && progress.phase === 'place' && legalSquares(table).length > 6;
  },
  end: ({ game, fold }) => game.isOver(fold.state),
};

/** Requests for the pictures that a channel gets at typical moments of a game, by the names of the moments. */
export function tableRequests(name: string, seats: number, level?: Level): Map<string, BoardPictureRequest> {
  const t = translatorFor('en');
  const requests = new Map<string, BoardPictureRequest>();
  for (const { table, before, now } of playedTable(name, seats, level)) {
    const { game, fold, progress } = table;
    for (const [moment, isWanted] of Object.entries(WANTED)) {
      if (requests.has(moment) || !isWanted(table, now.length > 0 ? [] : before)) continue;
      const squares = progress.phase === 'place' ? squareChoices(table).map(({ square }) => square) : [];
      const page = squares.slice(0, SQUARES_A_PAGE).map(({ label }) => label);
      const legal = progress.phase === 'place' && { legal: squaresOnPage(squares, page) };
      const ghosts = progress.phase === 'piece' ? pieceGhosts(table) : [];
      const { tile, x, y, rotation } = game.viewOf(fold.state).tiles.at(-1)!;
      const pieces = ghosts.length > 0 && { ghosts, drafted: [{ tile, x, y, rotation }] };
      requests.set(moment, { ...boardRequest(t, table, { names: NAMES, ...legal, ...pieces }) });
    }
  }
  return requests;
}

/** The places where pieces can be placed, with their letters. */
function pieceGhosts(table: Table): PieceGhost[] {
  const { state } = table.fold;
  const features = table.game.features?.(state) ?? [];
  return letteredPlaces(table, table.game.choices(state)).map(({ letter, ways }) => {
    const standing = ways[0]!.standing!;
    return { ...standing, label: letter, segments: segmentsWith(features, standing), chosen: false };
  });
}

import type { Table } from '../src/app/table.ts';
import { SQUARES_A_PAGE } from '../src/bot/panel/squares-panel.ts';
import { boardRequest, legalSquares, segmentsWith, squaresOnPage } from '../src/bot/present/board/board-request.ts';
import { squareChoices } from '../src/bot/present/board/square-choices.ts';
import { letteredPlaces } from '../src/bot/present/turn/lettered-places.ts';
import { readTileSet } from '../src/content/tile-sets.ts';
import type { ChosenOptions } from '../src/core/options.ts';
import type { FoldedAction, GameTypes } from '../src/core/rules.ts';
import { amazonas } from '../src/games/amazonas/index.ts';
import { carcassonne } from '../src/games/carcassonne/index.ts';
import { PRESETS } from '../src/games/carcassonne/presets.ts';
import type { AnyGame } from '../src/games/contract/game.ts';
import type { PieceGhost } from '../src/games/contract/scene.ts';
import { translatorFor } from '../src/i18n/translate.ts';
import type { BoardPictureRequest } from '../src/render/index.ts';
import { type Choose, chooserFor, seedFor } from '../src/simulation/chooser.ts';
import { playing } from '../src/simulation/playing.ts';

/** Games of the gallery by name, with the options that they are played with. */
export const TABLES: Readonly<Record<string, ChosenOptions>> = {
  amazonas: {},
  carcassonne: {},
  river: { river: true },
  box: PRESETS.box!,
  'big-box': PRESETS['big-box']!,
  'inns-and-traders': { map: 'germany', inns: true, traders: true },
  germany: { map: 'germany', chips: true },
  france: { map: 'france', chips: true },
  benelux: { map: 'benelux', chips: true },
  'great-britain': { map: 'great-britain', chips: true },
  iberica: { map: 'iberica', chips: true },
};

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
  end: ({ game, fold }) => game.isOver(fold.state),
};

/** A table as it is after an action, with the events of the turn before and of the one under way. */
export interface PlayedTable {
  readonly table: Table;
  readonly before: readonly GameTypes['event'][];
  readonly now: readonly GameTypes['event'][];
}

/** A game from its start to its end, action by action; its players like points. */
export function* playedTable(name: string, seats: number): Iterable<PlayedTable> {
  const game = (name === 'amazonas' ? amazonas : carcassonne) as AnyGame;
  const { set: content } = readTileSet(game);
  const setup = game.createSetup({
    content,
    colours: game.colours.slice(0, seats),
    seed: seedFor(`gallery ${name} ${seats}`),
    order: 'given',
    options: TABLES[name]!,
  });
  const state = game.startState(content, setup);
  const choose = chooserFor(`gallery ${name}`);
  const actions: FoldedAction<GameTypes>[] = [];
  const turns: GameTypes['event'][][] = [[], []];
  const record = { status: 'running', acts: [], options: { hints: true } };
  const look = (): PlayedTable => {
    const [before, now] = turns.slice(-2) as [GameTypes['event'][], GameTypes['event'][]];
    const fold = { state, actions };
    const table = { game, content, setup, fold, progress: game.progressOf(state), log: [], record };
    return { table: table as unknown as Table, before, now };
  };
  yield look();
  for (const { seat, action, events } of playing(game, state, (now) => liked(game, now, choose))) {
    actions.push({ entry: actions.length, seat, action, events });
    turns.at(-1)!.push(...events);
    if (events.some(({ type }) => type === 'turn-started')) turns.push([]);
    yield look();
  }
}

/** Requests for the pictures that a channel gets at typical moments of a game, by the names of the moments. */
export function tableRequests(name: string, seats: number): Map<string, BoardPictureRequest> {
  const t = translatorFor('en');
  const requests = new Map<string, BoardPictureRequest>();
  for (const { table, before, now } of playedTable(name, seats)) {
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

/** The action of the highest value, with some chance; some upgrades are made for the picture. */
function liked(game: AnyGame, state: unknown, choose: Choose): GameTypes['action'] {
  const choices = game.choices(state).map(({ action }) => action);
  const all = choices.length > 0 ? choices : [game.openingAction(state) ?? game.standInAction(state)];
  const worth = (action: GameTypes['action']) =>
    (game.gainOf?.(state, action) ?? 0) +
    choose(20) / 10 +
    (action.type === 'pass' ? -0.5 : 0) +
    (action.type === 'upgrade' ? 9 : 0);
  return all.map((action) => ({ action, worth: worth(action) })).reduce((a, b) => (b.worth > a.worth ? b : a)).action;
}

import * as z from 'zod';
import { canonicalJson, sha256 } from '../../src/core/digest.ts';
import { failure, success } from '../../src/core/result.ts';
import type { Content } from '../../src/core/rules.ts';
import type { CommonSetup } from '../../src/core/setup.ts';
import { drawIndex, generatorOf, shuffled } from '../../src/core/shuffle.ts';
import type { Square } from '../../src/core/tile.ts';
import { rectangle } from '../../src/drawing/draw.ts';
import type { Game } from '../../src/games/contract/game.ts';
import type { CommonEvent, CommonRejection } from '../../src/games/contract/game-words.ts';
import type { PlacedTile } from '../../src/games/contract/view.ts';

/** A toy: patches of three colours are sewn beside each other, with a point for every neighbour of the same colour. */
interface Quilt {
  content: Content & { readonly pile: readonly string[] };
  setup: CommonSetup;
  state: State;
  action: z.infer<typeof actionSchema>;
  event: CommonEvent | { type: 'sewn'; seat: number; points: number; tile: number };
  rejection: CommonRejection | { code: 'wrong-phase' | 'taken' | 'apart' };
}

interface State {
  readonly setup: CommonSetup;
  readonly tiles: readonly PlacedTile[];
  readonly scores: readonly number[];
  readonly phase: 'draw' | 'place' | 'over';
  readonly seat: number;
  readonly turn: number;
  readonly drawn: number;
}

const INKS: Readonly<Record<string, string>> = { red: '#c8473c', gold: '#dba52e', blue: '#3f74c4' };
const fileSchema = z.strictObject({ id: z.string(), patches: z.record(z.enum(['red', 'gold', 'blue']), z.int()) });
const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('place'), x: z.int(), y: z.int() }),
]);

const isAt = (a: Square) => (b: Square) => a.x === b.x && a.y === b.y;
const touches = (a: Square, b: Square) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
const patch = (tile: string, { x, y }: Square, turn: number) =>
  ({ tile, x, y, rotation: 0, squares: [{ x, y }], turn }) as const;

function openSquares({ tiles }: State): Square[] {
  const around = tiles.flatMap(({ x, y }) => [0, 1, 2, 3].map((side) => beside(x, y, side)));
  return around.filter((square, at) => !tiles.some(isAt(square)) && around.findIndex(isAt(square)) === at);
}

function beside(x: number, y: number, side: number): Square {
  return { x: x + [1, 0, -1, 0][side]!, y: y + [0, 1, 0, -1][side]! };
}

export const quilt: Game<Quilt> = {
  ruleSet: 'quilt',
  version: 1,
  colours: ['yellow', 'red', 'green'],
  seats: { min: 2, max: 3 },
  options: {},
  contentFiles: [new URL('./quilt.json', import.meta.url)],
  loadContent(json) {
    const read = fileSchema.safeParse(json);
    if (!read.success) return failure([{ message: read.error.message }]);
    const { id, patches } = read.data;
    const ids = Object.keys(patches);
    const ports = Array.from({ length: 12 }, (_, port) => port);
    const tiles = ids.map((one) => ({
      id: one,
      squares: [{ x: 0, y: 0 }],
      segments: [{ kind: 'patch', ports, marks: {} }],
    }));
    const pile = Object.entries(patches).flatMap(([one, count]) => Array<string>(count).fill(one));
    return success({
      id,
      name: id,
      hash: sha256(canonicalJson(patches)),
      tiles,
      indexOf: new Map(ids.map((one, at) => [one, at])),
      pile,
    });
  },
  setupSchema: z.custom<CommonSetup>((value) => (value as CommonSetup).ruleSet === 'quilt'),
  actionSchema,
  createSetup({ content: { hash, pile }, colours, seed, order }) {
    const random = generatorOf(seed);
    const first = order === 'given' ? 0 : drawIndex(random, colours.length);
    return { ruleSet: 'quilt', version: 1, tileSet: hash, colours, first, seed, pile: shuffled(pile, random) };
  },
  strangeTileIndex: ({ indexOf }, pile) => pile.findIndex((id) => !indexOf.has(id)),
  hasAllTiles: (content, { pile }) => [...pile].sort().join() === [...content.pile].sort().join(),
  startState(_, setup) {
    const scores = setup.colours.map(() => 0);
    return {
      setup,
      tiles: [patch('gold', { x: 0, y: 0 }, 0)],
      scores,
      phase: 'draw',
      seat: setup.first,
      turn: 1,
      drawn: 0,
    };
  },
  progressOf: ({ phase, seat, turn }) => ({ phase, seat, turn }),
  openingAction: ({ phase }) => (phase === 'draw' ? { type: 'draw' } : undefined),
  standInAction: (state) => (state.phase === 'draw' ? { type: 'draw' } : { type: 'place', ...openSquares(state)[0]! }),
  copyState: (state) => ({ ...state }),
  isOver: ({ phase }) => phase === 'over',
  rejectionOf(state, seat, action) {
    if (state.phase === 'over') return { code: 'game-over' };
    if (seat !== state.seat) return { code: 'not-your-turn', seat: state.seat };
    if (action.type !== state.phase) return { code: 'wrong-phase' };
    if (action.type === 'draw' || openSquares(state).some(isAt(action))) return undefined;
    return { code: state.tiles.some(isAt(action)) ? 'taken' : 'apart' };
  },
  perform(state, action, events) {
    const { seat, setup, tiles, turn, drawn } = state;
    if (action.type === 'draw') {
      events.push({ type: 'drawn', seat, tile: setup.pile[drawn]! });
      Object.assign(state, { phase: 'place', drawn: drawn + 1 });
      return;
    }
    const tile = { ...patch(setup.pile[drawn - 1]!, action, turn), seat };
    const points = tiles.filter((other) => other.tile === tile.tile && touches(other, tile)).length;
    const scores = state.scores.map((score, at) => score + (at === seat ? points : 0));
    const isLast = drawn === setup.pile.length;
    events.push({ type: 'placed', ...tile }, { type: 'sewn', seat, points, tile: tiles.length });
    events.push({ type: isLast ? 'ended' : 'turn-started' });
    Object.assign(state, { tiles: [...tiles, tile], scores, phase: isLast ? 'over' : 'draw' });
    if (!isLast) Object.assign(state, { seat: (seat + 1) % scores.length, turn: turn + 1 });
  },
  reveals: (events) => events.some(({ type }) => type === 'drawn'),
  drawnTileCount: ({ drawn }) => drawn,
  scoresOf: ({ scores }) => scores,
  makeAction: (action) => (action.type === 'draw' ? 'draw' : `place ${action.x},${action.y}`),
  parseAction(text) {
    const [, x, y] = /^place (0|-?[1-9]\d{0,8}),(0|-?[1-9]\d{0,8})$/.exec(text) ?? [];
    return text === 'draw' ? { type: 'draw' } : x ? { type: 'place', x: Number(x), y: Number(y) } : undefined;
  },
  viewOf({ setup: { colours, pile }, tiles, scores, phase, seat, turn, drawn }) {
    const left: Record<string, number> = {};
    for (const tile of pile.slice(drawn).sort()) left[tile] = (left[tile] ?? 0) + 1;
    const seats = colours.map((colour, at) => ({ colour, score: scores[at]! }));
    const inHand = phase === 'place' ? { drawn: pile[drawn - 1]! } : {};
    return { phase, seat, turn, seats, tiles, pieces: [], pile: { tiles: left }, ...inHand };
  },
  statedPosition: (state) => quilt.viewOf(state),
  choices(state) {
    if (state.phase !== 'place') return [];
    return openSquares(state).map(({ x, y }) => {
      return { step: 'square', verb: 'place', options: { x, y, rotation: 0 }, action: { type: 'place', x, y } };
    });
  },
  exampleAction(verb) {
    return verb === 'draw' ? { type: 'draw' } : verb === 'place' ? { type: 'place', x: 0, y: 0 } : undefined;
  },
  scoreCategories: ['patch'],
  scoring(event) {
    if (event.type !== 'sewn') return undefined;
    const feature = { at: { tile: event.tile, segment: 0 }, points: event.points };
    return { category: 'patch', final: false, feature, lines: [event] };
  },
  words: {
    name: () => 'Quilt',
    tile: (_t, _content, { id }) => `${id} patch`,
    kind: () => 'patch',
    piece: (_t, piece) => piece,
    event: ({ names }, event) => (event.type === 'sewn' ? `${names[event.seat]} sews for ${event.points}` : undefined),
    rejection(_say, { code }) {
      if (code === 'wrong-phase') return 'Not at this step of your turn.';
      return code === 'taken' ? 'A patch lies there already.' : 'Sew it beside another patch.';
    },
    choice: (_t, _position, { options }) => `x ${options.x}, y ${options.y}`,
  },
  picture: {
    facts: () => ({}),
    tileArt: ({ id }) => [rectangle({ x: 0.02, y: 0.02, width: 0.96, height: 0.96 }, { radius: 0.1, fill: INKS[id]! })],
  },
};

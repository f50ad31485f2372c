import { asciiBoard } from '../../lab/positions/carcassonne/ascii-board.ts';
import { ADDED_PIECES } from '../../lab/positions/carcassonne/position-notation.ts';
import { COLOUR_LETTERS, HASH_DIGITS } from '../../lab/positions/position-line.ts';
import type { Colour } from '../../src/core/colour.ts';
import type { Degrees } from '../../src/core/ports.ts';
import { tileOf } from '../../src/core/tile.ts';
import { parseAction } from '../../src/games/carcassonne/game/action.ts';
import { boxExpansionsOf, piecesOf, startTileOf } from '../../src/games/carcassonne/game/compile-rules.ts';
import { pileTiles } from '../../src/games/carcassonne/game/create-setup.ts';
import { type Carcassonne, RULES } from '../../src/games/carcassonne/game/game-rules.ts';
import { scoreLines } from '../../src/games/carcassonne/game/scoring.ts';
import { carcassonne } from '../../src/games/carcassonne/index.ts';
import type { GameEvent } from '../../src/games/carcassonne/rules/event.ts';
import { legalActions } from '../../src/games/carcassonne/rules/legal.ts';
import { optionsSchema } from '../../src/games/carcassonne/rules/options.ts';
import { pileInLayers } from '../../src/games/carcassonne/rules/pile-layers.ts';
import type { State } from '../../src/games/carcassonne/rules/state.ts';
import type { TileSet } from '../../src/games/carcassonne/rules/tile-set.ts';
import { SEGMENT_KINDS } from '../../src/games/carcassonne/rules/tile-set-file.ts';
import type { View } from '../../src/games/carcassonne/rules/view.ts';
import { viewOf } from '../../src/games/carcassonne/rules/view-of.ts';
import { readContentFiles } from '../../src/games/contract/content-files.ts';
import type { AnyGame } from '../../src/games/contract/game.ts';
import { parseLaid } from './scenario-action.ts';
import type { Scenario } from './scenario-file.ts';
import type { ScenarioGame, Statement } from './scenario-game.ts';
import { boardField, onBoard, pileField, pileOf, stateOf } from './scenario-position.ts';
import { COLOUR, COMMON_CONSEQUENCES, commonConditions, counted, endWords, someSeats } from './scenario-words.ts';

const KIND = `(?:${SEGMENT_KINDS.join('|')})`;
const SQUARE = '-?\\d+ -?\\d+';
const AT_END = '(?: at the end)?';
/** On a board with which a scenario begins there are ordinary meeples only. */
const ON_BOARD = { kinds: SEGMENT_KINDS, pieces: ['meeple'] };
const PIECE = `(?:${['meeple', ...ADDED_PIECES].join('|')})`;

/** What scenarios know of Carcassonne on the open table. */
export const CARCASSONNE_SCENARIOS: ScenarioGame<Carcassonne> = {
  kinds: SEGMENT_KINDS,
  pieces: ['meeple', ...ADDED_PIECES],
  rules: RULES,
  ruling: { pattern: /^(B([1-9]|[12]\d)|[FG][1-9]\d?)$/, written: 'B1 to B29, F1 to F73, or G1 to G49' },
  begin,
  view: viewOf,
  board: (state) => asciiBoard(viewOf(state), state.set),
  action: parseAction,
  placeAction: ({ x, y, rotation }) => ({ type: 'place', x, y, rotation: rotation as Degrees }),
  pieceAction: (piece, on) => ({ type: 'meeple', on, ...(piece !== 'meeple' && { as: piece }) }),
  tell: (event, colours) => tell(event, colours),
  consequences: [
    ...COMMON_CONSEQUENCES,
    new RegExp(`^(?:${COLOUR}|nobody) scores ${KIND} \\d+${AT_END}(?: \\([^()]+\\))?$`),
    new RegExp(`^${COLOUR} is beaten in ${KIND}${AT_END}$`),
    new RegExp(`^${COLOUR} takes the (?:king|robber) with \\d+ tiles$`),
    new RegExp(`^${COLOUR} gets \\d+ for the (?:king|robber)$`),
    new RegExp(`^${COLOUR} draws up [a-z0-9-]+$`),
    new RegExp(`^the dragon comes to ${SQUARE}$`),
    new RegExp(`^${COLOUR} (?:sends the dragon|brings the fairy) to ${SQUARE}$`),
    new RegExp(`^${COLOUR} brings the (?:mage|witch) to ${KIND} ${SQUARE}$`),
    /^the (?:mage|witch) leaves$/,
    new RegExp(`^${COLOUR} answers by order: [a-z-]+$`),
    new RegExp(`^${COLOUR} has everybody (?:add|remove) on ${KIND}$`),
    new RegExp(`^${COLOUR} throws [1-3] to ${SQUARE}$`),
    new RegExp(`^${COLOUR} sends the robber to \\d+$`),
    new RegExp(`^the robber of ${COLOUR} goes along to \\d+$`),
    new RegExp(`^${COLOUR} robs \\d+ of ${COLOUR}$`),
    new RegExp(`^the (?:meeple|courier) of ${COLOUR} moves to \\d+$`),
    new RegExp(`^${COLOUR} draws the message [a-z]+$`),
    new RegExp(`^${COLOUR} gets \\d+ (?:for|instead of) the message [a-z]+$`),
    new RegExp(`^${COLOUR} puts the ferry at ${SQUARE} to [NESW]{2}$`),
    new RegExp(`^${COLOUR} lays an ingot at ${SQUARE}$`),
    new RegExp(`^${COLOUR} takes \\d+ ingots?$`),
    new RegExp(`^${COLOUR} gets \\d+ for the (?:fairy|pig|herd|barn|gold)$`),
    new RegExp(`^${COLOUR} takes the ${PIECE} home from ${KIND}$`),
    new RegExp(`^${COLOUR} takes the ${PIECE} back from ${KIND} for \\d+$`),
  ],
  conditions: [
    ...commonConditions<Carcassonne>({ view: viewOf, legalActions }),
    someSeats(
      'meeples',
      (state: State) => viewOf(state).seats,
      (seat: View['seats'][number]) => seat.meeples,
    ),
    [/^open squares: \d+$/, (state) => `open squares: ${carcassonne.openSquares!(state).length}`],
    [
      new RegExp(`^${COLOUR} holds (?:nothing|[a-z0-9-]+(?:, [a-z0-9-]+)*)$`),
      (state: State, text: string) => heldText(state, text),
    ],
    [/^tiles left: \d+$/, (state) => `tiles left: ${state.pile.length - state.drawn}`],
  ],
  scoreLines,
};

/** What the seat in a phrase such as `red holds base-a, base-b` holds, as such a phrase. */
function heldText(state: State, said: string): string {
  const [colour] = said.split(' ');
  const held = viewOf(state).seats.find((seat) => seat.colour === colour)?.parts.hand ?? [];
  return `${colour} holds ${held.join(', ') || 'nothing'}`;
}

function begin(scenario: Scenario): { content: TileSet; start: () => State } {
  const { chance, seats, first, draws, then, scores = {}, options: chosen = {} } = scenario;
  const content = scenario.tiles ? tilesWith(scenario.tiles) : SHIPPED;
  const options = optionsSchema.parse(chosen);
  const start = content.tiles[startTileOf(content, options)]!.id;
  const [meeple, ...others] = piecesOf(options);
  const supply = others.map(({ id, count }) => `x${id}${count}`).join('');
  const laid = (scenario.board ?? [`${start} 0 0 0`]).map((text) => parseLaid(text, ON_BOARD));
  const copies = new Map<string, number>();
  for (const id of [start, ...pileTiles(content, undefined, options)]) copies.set(id, (copies.get(id) ?? 0) + 1);
  const all = pileOf({ copies, gone: laid.map(({ tile }) => tile), draws, thenRest: then === 'rest' });
  const pile = pileInLayers(boxExpansionsOf(options), all, (id) => tileOf(content, id));
  const line = [
    'carcassonne',
    content.hash.slice(0, HASH_DIGITS),
    Object.entries(chosen)
      .map(([name, value]) => `${name}=${value}`)
      .join(';') || '-',
    `1${COLOUR_LETTERS[first]}/draw`,
    seats
      .map((colour) => {
        const meeples = meeple.count - onBoard(laid, colour, 'meeple');
        const own = `${options.traders ? 'g0,0,0' : ''}${options.hand ? 'h' : ''}`;
        return `${COLOUR_LETTERS[colour]}${scores[colour] ?? 0}m${meeples}${supply}${own}`;
      })
      .join(';'),
    boardField(laid, content),
    pileField(pile, content),
    ...Array<string>(6).fill('-'),
  ].join(' ');
  return { content, start: () => stateOf(carcassonne as AnyGame, { content, line, pile, chance }) as State };
}

/** The shipped content with `extra` tile definitions; throws with every problem of a broken one. */
function tilesWith(extra: readonly unknown[]): TileSet {
  const shipped = readContentFiles(carcassonne as AnyGame) as { readonly tiles: readonly unknown[] };
  const loaded = carcassonne.loadContent({ ...shipped, tiles: [...shipped.tiles, ...extra] });
  if (loaded.ok) return loaded.value;
  throw new Error(loaded.failure.map(({ tile, message }) => `${tile ?? 'the set'}: ${message}`).join('\n'));
}

const SHIPPED = tilesWith([]);

function tell(event: GameEvent, colours: readonly Colour[]): Statement[] {
  const name = (seat: number) => colours[seat]!;
  switch (event.type) {
    case 'drawn':
      return [{ words: [`${name(event.seat)} draws ${event.tile}`], loud: false }];
    case 'discarded':
      return [{ words: [`${event.tile} is discarded`], loud: true }];
    case 'hands-filled':
      return event.drawn.map(({ seat, tile }) => ({ words: [`${name(seat)} draws up ${tile}`], loud: false }));
    case 'hand-chosen':
    case 'placed':
    case 'piece-placed':
    case 'turn-started':
      return [];
    case 'feature-scored':
      return featureStatements(event, name);
    case 'card-taken':
      return [{ words: [`${name(event.seat)} takes the ${event.card} with ${event.tiles} tiles`], loud: true }];
    case 'card-scored':
      return [{ words: [`${name(event.seat)} gets ${event.points} for the ${event.card}`], loud: true }];
    case 'dragon-came':
      return [{ words: [`the dragon comes to ${event.x} ${event.y}`], loud: false }];
    case 'dragon-flew':
      return [{ words: [`${name(event.seat)} sends the dragon to ${event.x} ${event.y}`], loud: false }];
    case 'magician-moved': {
      const { figure, kind, seat, x, y } = event;
      return [{ words: [`${name(seat)} brings the ${figure} to ${kind} ${x} ${y}`], loud: false }];
    }
    case 'thrown':
      return [{ words: [`${name(event.seat)} throws ${event.thrown} to ${event.x} ${event.y}`], loud: true }];
    case 'robber-moved': {
      const { along, seat, space } = event;
      if (along) return [{ words: [`the robber of ${name(seat)} goes along to ${space}`], loud: true }];
      return [{ words: [`${name(seat)} sends the robber to ${space}`], loud: false }];
    }
    case 'robbed':
      return [{ words: [`${name(event.seat)} robs ${event.points} of ${name(event.from)}`], loud: true }];
    case 'figure-moved':
      return [{ words: [`the ${event.figure} of ${name(event.seat)} moves to ${event.space}`], loud: false }];
    case 'message-drawn':
      return [{ words: [`${name(event.seat)} draws the message ${event.message}`], loud: true }];
    case 'message-answered': {
      const { isInstead, message, points, seat } = event;
      const why = isInstead ? 'instead of' : 'for';
      return [{ words: [`${name(seat)} gets ${points} ${why} the message ${message}`], loud: true }];
    }
    case 'ferry-put': {
      const { ends, seat, x, y } = event;
      return [{ words: [`${name(seat)} puts the ferry at ${x} ${y} to ${ends}`], loud: false }];
    }
    case 'ingot-laid':
      return [{ words: [`${name(event.seat)} lays an ingot at ${event.x} ${event.y}`], loud: false }];
    case 'gold-taken':
      return [{ words: [`${name(event.seat)} takes ${counted(event.ingots, 'ingot', 'ingots')}`], loud: true }];
    case 'answered-by-order':
      return [{ words: [`${name(event.seat)} answers by order: ${event.order}`], loud: false }];
    case 'circle-chosen':
      return [{ words: [`${name(event.seat)} has everybody ${event.choice} on ${event.kind}`], loud: false }];
    case 'magician-left':
      return [{ words: [`the ${event.figure} leaves`], loud: true }];
    case 'fairy-moved':
      return [{ words: [`${name(event.seat)} brings the fairy to ${event.x} ${event.y}`], loud: false }];
    case 'fairy-scored':
    case 'pig-scored':
    case 'herd-scored':
    case 'barn-scored':
    case 'gold-scored':
      return [{ words: [`${name(event.seat)} gets ${event.points} for the ${event.type.split('-')[0]}`], loud: true }];
    case 'taken-off':
      return [{ words: [`${name(event.seat)} takes the ${event.piece} home from ${event.kind}`], loud: true }];
    case 'retrieved': {
      const { seat, piece, kind, points } = event;
      return [{ words: [`${name(seat)} takes the ${piece} back from ${kind} for ${points}`], loud: true }];
    }
    case 'ended':
      return [{ words: [endWords(event.winners.map(name))], loud: true }];
    default:
      throw new Error(`scenarios have no words for ${event.type}`);
  }
}

function featureStatements(
  event: Extract<GameEvent, { type: 'feature-scored' }>,
  name: (seat: number) => Colour,
): Statement[] {
  const { kind, points, seats, beaten } = event;
  const when = event.final ? ' at the end' : '';
  const scores = (who: string, loud: boolean): Statement => {
    const words = `${who} scores ${kind} ${points}${when}`;
    return { words: [words, `${words} (${detailOf(event)})`], loud };
  };
  if (seats.length === 0) return [scores('nobody', false)];
  return [
    ...seats.map((seat) => scores(name(seat), true)),
    ...beaten.map((seat) => ({ words: [`${name(seat)} is beaten in ${kind}${when}`], loud: true })),
  ];
}

function detailOf({ kind, tiles, coatsOfArms, cities }: Extract<GameEvent, { type: 'feature-scored' }>): string {
  if (kind === 'field') return counted(cities, 'city', 'cities');
  const coats = coatsOfArms > 0 ? `, ${counted(coatsOfArms, 'coat of arms', 'coats of arms')}` : '';
  return `${counted(tiles, 'tile')}${coats}`;
}

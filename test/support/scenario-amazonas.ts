import { asciiBoard } from '../../lab/positions/amazonas/ascii-board.ts';
import { COLOUR_LETTERS, HASH_DIGITS } from '../../lab/positions/position-line.ts';
import type { Colour } from '../../src/core/colour.ts';
import type { Degrees } from '../../src/core/ports.ts';
import { amazonas } from '../../src/games/amazonas/index.ts';
import type { Action } from '../../src/games/amazonas/rules/action.ts';
import { type GameEvent, type SailCause, scoreLines } from '../../src/games/amazonas/rules/event.ts';
import { type Amazonas, RULES } from '../../src/games/amazonas/rules/game-rules.ts';
import { legalActions, legalPlacements } from '../../src/games/amazonas/rules/legal.ts';
import { CAMPS, MEEPLES, RULES_VERSION } from '../../src/games/amazonas/rules/setup.ts';
import { type State, startState } from '../../src/games/amazonas/rules/state.ts';
import type { TileSet } from '../../src/games/amazonas/rules/tile-set.ts';
import { SEGMENT_KINDS } from '../../src/games/amazonas/rules/tile-set-file.ts';
import { type View, viewOf } from '../../src/games/amazonas/rules/view.ts';
import type { AnyGame } from '../../src/games/contract/game.ts';
import { parseLaid } from './scenario-action.ts';
import type { Scenario } from './scenario-file.ts';
import type { ScenarioGame, Statement } from './scenario-game.ts';
import { boardField, onBoard, pileField, pileOf, stateOf } from './scenario-position.ts';
import { tileSetWith } from './scenario-set.ts';
import {
  COLOUR,
  COMMON_CONSEQUENCES,
  commonConditions,
  counted,
  endWords,
  everySeat,
  someSeats,
} from './scenario-words.ts';

const CAUSES = {
  icons: 'for icons',
  'no-piece': 'without a piece',
  'no-points': 'without points',
} as const satisfies Record<SailCause, string>;

const FEATURE = '(?:tributary|village|jungle)';
const AT_END = '(?: at the end)?';
const WORDS = { kinds: SEGMENT_KINDS, pieces: ['meeple', 'camp'] };
const seatsOf = (state: State) => viewOf(state).seats;

/** What scenarios know of Amazonas. */
export const AMAZONAS_SCENARIOS: ScenarioGame<Amazonas> = {
  ...WORDS,
  rules: RULES,
  ruling: { pattern: /^A([1-9]|[12]\d|30)$/, written: 'A1 to A30' },
  begin,
  view: viewOf,
  board: (state) => asciiBoard(viewOf(state), state.set),
  action: parseAction,
  placeAction: ({ x, y, rotation }) => ({ type: 'place', x, y, rotation: rotation as Degrees }),
  pieceAction: (piece, on) => ({ type: piece as 'meeple' | 'camp', on }),
  tell: (event, colours, deed) => tell(event, colours, deed.type === 'other'),
  consequences: [
    ...COMMON_CONSEQUENCES,
    ...[
      `${COLOUR} boat \\+\\d+(?: (?:${Object.values(CAUSES).join('|')}))?`,
      `${COLOUR} loses \\d+ steps?`,
      `(?:${COLOUR}|nobody) scores ${FEATURE} \\d+${AT_END}(?: \\([^()]+\\))?`,
      `${COLOUR} is beaten in ${FEATURE}${AT_END}`,
      'the amazon shows \\d+ caimans?, \\d+ piranhas?',
      `${COLOUR} scores (?:amazon|mouth) \\d+(?: as number \\d)?`,
    ].map((pattern) => new RegExp(`^${pattern}$`)),
  ],
  conditions: [
    ...commonConditions<Amazonas>({ view: viewOf, legalActions }),
    everySeat('boats', seatsOf, (seat: View['seats'][number]) => seat.space),
    someSeats('meeples', seatsOf, (seat: View['seats'][number]) => seat.meeples),
    someSeats('camps', seatsOf, (seat: View['seats'][number]) => seat.camps),
    [
      new RegExp(`^${COLOUR} boat to \\d+$`),
      (state, said) => {
        const colour = said.split(' ')[0]!;
        return `${colour} boat to ${seatsOf(state).find((seat) => seat.colour === colour)?.space}`;
      },
    ],
    [/^river: \d+ spaces, next -?\d+ -?\d+$/, riverWords],
    [/^open squares: \d+$/, (state) => `open squares: ${openSquares(state)}`],
    [/^doubles left: .+$/, (state) => `doubles left: ${doublesLeft(state)}`],
  ],
  scoreLines,
};

function begin(scenario: Scenario): { content: TileSet; start: () => State } {
  const { seats, first, draws, then, board = [] } = scenario;
  const content = tileSetWith(scenario.tiles);
  const copies = new Map(
    content.tiles.flatMap(({ id, role, count }) =>
      role === 'land' || role === 'amazon' ? [[id, count] as const] : [],
    ),
  );
  const laid = board.map((text) => parseLaid(text, WORDS));
  const pile = pileOf({ copies, gone: laid.map(({ tile }) => tile), draws, thenRest: then === 'rest' });
  if (board.length > 0) {
    const line = positionLine(scenario, content, { laid, pile });
    return { content, start: () => stateOf(amazonas as AnyGame, { content, line, pile }) as State };
  }
  const setup = {
    ruleSet: 'amazonas' as const,
    version: RULES_VERSION as typeof RULES_VERSION,
    tileSet: content.hash,
    colours: [...seats],
    first: seats.indexOf(first),
    pile,
  };
  return { content, start: () => startState(content, setup) };
}

function positionLine(
  { seats, first, scores = {}, boats = {} }: Scenario,
  content: TileSet,
  { laid, pile }: { laid: ReturnType<typeof parseLaid>[]; pile: readonly string[] },
): string {
  const doubles = content.doubles.map((tile) => content.tiles[tile]!.id);
  for (const { tile } of laid) if (doubles.includes(tile)) doubles.splice(doubles.indexOf(tile), 1);
  return [
    'amazonas',
    content.hash.slice(0, HASH_DIGITS),
    `1${COLOUR_LETTERS[first]}/draw`,
    seats
      .map((colour) => {
        const meeples = MEEPLES - onBoard(laid, colour, 'meeple');
        const camps = CAMPS - onBoard(laid, colour, 'camp');
        return `${COLOUR_LETTERS[colour]}${scores[colour] ?? 0}m${meeples}c${camps}s${boats[colour] ?? 1}`;
      })
      .join(';'),
    boardField(laid, content),
    pileField(pile, content),
    '-',
    '-',
    doubles.join(';') || '-',
  ].join(' ');
}

function parseAction(text: string): Action | undefined {
  if (text === 'boat') return { type: 'boat' };
  const double = /^double ([a-z0-9-]+) (0|90|180|270)$/.exec(text);
  return double ? { type: 'double', tile: double[1]!, rotation: Number(double[2]) as Degrees } : undefined;
}

/** What an event says, in words; `asked` = the player chose to move the boat, which needs no mention. */
function tell(event: GameEvent, colours: readonly Colour[], asked: boolean): Statement[] {
  const name = (seat: number) => colours[seat]!;
  const loud = (...words: string[]): Statement => ({ words, loud: true });
  const quiet = (...words: string[]): Statement => ({ words, loud: false });
  switch (event.type) {
    case 'drawn':
      return [quiet(`${name(event.seat)} draws ${event.tile}`)];
    case 'discarded':
      return [loud(`${event.tile} is discarded`)];
    case 'placed':
    case 'piece-placed':
    case 'turn-started':
      return [];
    case 'sailed': {
      const colour = name(event.seat);
      const words = [`${colour} boat +${event.steps} ${CAUSES[event.cause]}`];
      const lost = event.steps - (event.to - event.from);
      return [
        { words, loud: !(asked && event.cause === 'no-piece'), sail: { colour, steps: event.steps } },
        ...(lost === 0 ? [] : [loud(`${colour} loses ${counted(lost, 'step')}`)]),
      ];
    }
    case 'feature-scored':
      return featureStatements(event, name);
    case 'amazon-scored':
      return [
        quiet(`the amazon shows ${counted(event.caimans, 'caiman')}, ${counted(event.piranhas, 'piranha')}`),
        ...awardStatements(event.awards, 'amazon', name),
      ];
    case 'mouth-scored':
      return awardStatements(event.awards, 'mouth', name);
    case 'ended':
      return [loud(endWords(event.winners.map(name)))];
  }
}

function awardStatements(
  awards: Extract<GameEvent, { type: 'mouth-scored' }>['awards'],
  where: string,
  name: (seat: number) => Colour,
): Statement[] {
  return awards.map(({ seat, rank, points }) => {
    const words = `${name(seat)} scores ${where} ${points}`;
    return { words: [words, `${words} as number ${rank}`], loud: true };
  });
}

function featureStatements(
  event: Extract<GameEvent, { type: 'feature-scored' }>,
  name: (seat: number) => Colour,
): Statement[] {
  const { kind, points } = event;
  const when = event.final ? ' at the end' : '';
  const detail =
    kind === 'jungle' ? counted(event.animals, 'animal') : `${counted(event.tiles, 'tile')}, ${event.fruit} fruit`;
  const scores = (who: string, loud: boolean): Statement => {
    const words = `${who} scores ${kind} ${points}${when}`;
    return { words: [words, `${words} (${detail})`], loud };
  };
  if (event.seats.length === 0) return [scores('nobody', false)];
  return [
    ...event.seats.map((seat) => scores(name(seat), true)),
    ...event.beaten.map((seat) => ({ words: [`${name(seat)} is beaten in ${kind}${when}`], loud: true })),
  ];
}

function riverWords(state: State): string {
  const { spaces, next } = viewOf(state).river;
  return `river: ${spaces} spaces, next ${next.x} ${next.y}`;
}

function doublesLeft(state: State): string {
  const left = viewOf(state).doubles.filter((double) => double.left);
  return left.map((double) => double.tile).join(', ') || 'none';
}

/** Squares on which some land tile of the set could be laid now. */
function openSquares(state: State): number {
  const squares = new Set<string>();
  state.set.tiles.forEach((type, tile) => {
    if (type.role !== 'land') return;
    for (const { x, y } of legalPlacements({ ...state, tile })) squares.add(`${x} ${y}`);
  });
  return squares.size;
}

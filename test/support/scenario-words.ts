import { COLOURS, type Colour } from '../../src/core/colour.ts';
import type { GameEvent, SailCause } from '../../src/games/amazonas/rules/event.ts';
import { legalActions, legalPlacements } from '../../src/games/amazonas/rules/legal.ts';
import type { State } from '../../src/games/amazonas/rules/state.ts';
import { viewOf } from '../../src/games/amazonas/rules/view.ts';

/**
 * Something that followed from a step. `words` are all accepted wordings, the first the shortest. A loud one must be
 * expected by the step; a quiet one may be.
 */
export interface Statement {
  readonly words: readonly string[];
  readonly loud: boolean;
  /** Set on a boat's movement, so that `red boat +3` can stand for all of a step together. */
  readonly sail?: { readonly colour: Colour; readonly steps: number };
}

const CAUSES = {
  icons: 'for icons',
  'no-piece': 'without a piece',
  'no-points': 'without points',
} as const satisfies Record<SailCause, string>;

const COLOUR = `(?:${COLOURS.join('|')})`;
const SEATS = `${COLOUR} \\d+(?:, ${COLOUR} \\d+)*`;
const FEATURE = '(?:tributary|village|jungle)';
const AT_END = '(?: at the end)?';

/** Every consequence that can be put in words; words outside it are a mistake of the scenario. */
const CONSEQUENCES = [
  `${COLOUR} draws [a-z0-9-]+`,
  '[a-z0-9-]+ is discarded',
  `${COLOUR} boat \\+\\d+(?: (?:${Object.values(CAUSES).join('|')}))?`,
  `${COLOUR} loses \\d+ steps?`,
  `(?:${COLOUR}|nobody) scores ${FEATURE} \\d+${AT_END}(?: \\([^()]+\\))?`,
  `${COLOUR} is beaten in ${FEATURE}${AT_END}`,
  'the amazon shows \\d+ caimans?, \\d+ piranhas?',
  `${COLOUR} scores (?:amazon|mouth) \\d+(?: as number \\d)?`,
  `game over: ${COLOUR}(?:, ${COLOUR})* wins?`,
].map((pattern) => new RegExp(`^${pattern}$`));

const BOAT_TOTAL = new RegExp(`^(${COLOUR}) boat \\+(\\d+)$`);

/** Things that are so after a step, each said again as the state has it. */
const CONDITIONS: readonly (readonly [RegExp, (state: State, said: string) => string])[] = [
  [
    new RegExp(`^next: ${COLOUR}$`),
    (state) => `next: ${state.phase === 'draw' ? colourOf(state, state.seat) : state.phase}`,
  ],
  [/^phase: [a-z]+$/, (state) => `phase: ${state.phase}`],
  [/^drawn: [a-z0-9-]+$/, (state) => `drawn: ${viewOf(state).drawn ?? 'nothing'}`],
  [new RegExp(`^scores: ${SEATS}$`), (state) => `scores: ${everySeat(state, (seat) => seat.score)}`],
  [new RegExp(`^boats: ${SEATS}$`), (state) => `boats: ${everySeat(state, (seat) => seat.space)}`],
  [new RegExp(`^meeples: ${SEATS}$`), (state, said) => `meeples: ${saidSeats(state, said, (seat) => seat.meeples)}`],
  [new RegExp(`^camps: ${SEATS}$`), (state, said) => `camps: ${saidSeats(state, said, (seat) => seat.camps)}`],
  [
    new RegExp(`^${COLOUR} boat to \\d+$`),
    (state, said) => {
      const colour = said.split(' ')[0]!;
      return `${colour} boat to ${viewOf(state).seats.find((seat) => seat.colour === colour)?.space}`;
    },
  ],
  [/^river: \d+ spaces, next -?\d+ -?\d+$/, riverWords],
  [/^open squares: \d+$/, (state) => `open squares: ${openSquares(state)}`],
  [/^choices: \d+$/, (state) => `choices: ${legalActions(state).length}`],
  [/^doubles left: .+$/, (state) => `doubles left: ${doublesLeft(state)}`],
];

/** What an event says, in words; `asked` = the player chose to move the boat, which needs no mention. */
export function tell(event: GameEvent, colours: readonly Colour[], asked: boolean): Statement[] {
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
      return [loud(`game over: ${event.winners.map(name).join(', ')} ${event.winners.length > 1 ? 'win' : 'wins'}`)];
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

/**
 * Compares what a step said must follow with what followed and with the state after it.
 *
 * @returns every disagreement in words; empty when all is as said
 */
export function disagreements(said: readonly string[], statements: readonly Statement[], state: State): string[] {
  const found: string[] = [];
  const left = [...statements];
  for (const words of said) {
    const condition = CONDITIONS.find(([pattern]) => pattern.test(words));
    if (condition) {
      const actual = condition[1](state, words);
      if (actual !== words) found.push(`said "${words}", but it is "${actual}"`);
    } else if (!CONSEQUENCES.some((pattern) => pattern.test(words))) {
      found.push(`"${words}" is no expectation that scenarios know`);
    } else if (!takeTotal(left, words)) {
      const at = left.findIndex((statement) => statement.words.includes(words));
      if (at < 0) found.push(`said "${words}", which did not happen`);
      else left.splice(at, 1);
    }
  }
  for (const { words, loud } of left) if (loud) found.push(`not said: "${words[0]}"`);
  return found;
}

/** Takes all movements of a boat at once when they add up to the said total. */
function takeTotal(left: Statement[], words: string): boolean {
  const [, colour, steps] = BOAT_TOTAL.exec(words) ?? [];
  const moves = left.filter(({ sail }) => sail?.colour === colour);
  if (colour === undefined || moves.reduce((sum, { sail }) => sum + sail!.steps, 0) !== Number(steps)) return false;
  for (const move of moves) left.splice(left.indexOf(move), 1);
  return moves.length > 0;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function colourOf(state: State, seat: number): Colour {
  return state.setup.colours[seat]!;
}

type SeatNumber = (seat: ReturnType<typeof viewOf>['seats'][number]) => number;

function everySeat(state: State, value: SeatNumber): string {
  return viewOf(state)
    .seats.map((seat) => `${seat.colour} ${value(seat)}`)
    .join(', ');
}

function saidSeats(state: State, said: string, value: SeatNumber): string {
  const { seats } = viewOf(state);
  const colours = said.replace(/^\w+: /, '').split(', ');
  return colours
    .map((words) => seats.find(({ colour }) => words.startsWith(`${colour} `)))
    .map((seat) => (seat ? `${seat.colour} ${value(seat)}` : 'nobody'))
    .join(', ');
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

import { COLOURS } from '../../src/core/colour.ts';
import type { GameTypes } from '../../src/core/rules.ts';
import type { CommonView } from '../../src/games/contract/view.ts';
import type { Condition, ScenarioGame, Statement } from './scenario-game.ts';

/** Patterns of a colour and of a number for each of several colours. */
export const COLOUR = `(?:${COLOURS.join('|')})`;
export const SEATS = `${COLOUR} \\d+(?:, ${COLOUR} \\d+)*`;

const BOAT_TOTAL = new RegExp(`^(${COLOUR}) boat \\+(\\d+)$`);

/** A number and its noun. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** Words for a game's end. */
export function endWords(winners: readonly string[]): string {
  return `game over: ${winners.join(', ')} ${winners.length > 1 ? 'win' : 'wins'}`;
}

/** Consequences that every game has. */
export const COMMON_CONSEQUENCES: readonly RegExp[] = [
  new RegExp(`^${COLOUR} draws [a-z0-9-]+$`),
  /^[a-z0-9-]+ is discarded$/,
  new RegExp(`^game over: ${COLOUR}(?:, ${COLOUR})* wins?$`),
];

/** A condition that says a number of every seat. */
export function everySeat<G extends GameTypes, Seat>(
  name: string,
  seats: (state: G['state']) => readonly (Seat & { readonly colour: string })[],
  value: (seat: Seat) => number,
): Condition<G> {
  const words = (seat: Seat & { readonly colour: string }) => `${seat.colour} ${value(seat)}`;
  return [new RegExp(`^${name}: ${SEATS}$`), (state) => `${name}: ${seats(state).map(words).join(', ')}`];
}

/** A condition that says a number of some seats. */
export function someSeats<G extends GameTypes, Seat>(
  name: string,
  seats: (state: G['state']) => readonly (Seat & { readonly colour: string })[],
  value: (seat: Seat) => number,
): Condition<G> {
  return [
    new RegExp(`^${name}: ${SEATS}$`),
    (state, said) => {
      const parts = said.slice(name.length + 2).split(', ');
      const meant = parts.map((part) => seats(state).find(({ colour }) => part.startsWith(`${colour} `)));
      return `${name}: ${meant.map((seat) => (seat ? `${seat.colour} ${value(seat)}` : 'nobody')).join(', ')}`;
    },
  ];
}

/** Conditions that every game has. */
export function commonConditions<G extends GameTypes>(of: {
  view: (state: G['state']) => CommonView;
  legalActions: (state: G['state']) => readonly unknown[];
}): readonly Condition<G>[] {
  const { view, legalActions } = of;
  return [
    [
      new RegExp(`^next: ${COLOUR}$`),
      (state) => {
        const { phase, seat, seats } = view(state);
        return `next: ${phase === 'draw' ? seats[seat]!.colour : phase}`;
      },
    ],
    [/^phase: [a-z]+$/, (state) => `phase: ${view(state).phase}`],
    [/^turn: \d+$/, (state) => `turn: ${view(state).turn}`],
    [/^drawn: [a-z0-9-]+$/, (state) => `drawn: ${view(state).drawn ?? 'nothing'}`],
    everySeat<G, { score: number }>(
      'scores',
      (state) => view(state).seats,
      (seat) => seat.score,
    ),
    [/^choices: \d+$/, (state) => `choices: ${legalActions(state).length}`],
  ];
}

/**
 * Compares what a step said must follow with what followed and with the state after it.
 *
 * @returns every disagreement in words; empty when all is as said
 */
export function disagreements<G extends GameTypes>(
  { conditions, consequences }: Pick<ScenarioGame<G>, 'conditions' | 'consequences'>,
  said: readonly string[],
  { statements, state }: { readonly statements: readonly Statement[]; readonly state: G['state'] },
): string[] {
  const found: string[] = [];
  const left = [...statements];
  for (const words of said) {
    const condition = conditions.find(([pattern]) => pattern.test(words));
    if (condition) {
      const actual = condition[1](state, words);
      if (actual !== words) found.push(`said "${words}", but it is "${actual}"`);
    } else if (!consequences.some((pattern) => pattern.test(words))) {
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

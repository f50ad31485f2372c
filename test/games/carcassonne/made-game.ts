import { COLOURS } from '../../../src/core/colour.ts';
import { SIDES } from '../../../src/core/ports.ts';
import { parseChip } from '../../../src/games/carcassonne/expansions/chips/chip.ts';
import { makeAction, parseAction } from '../../../src/games/carcassonne/game/action.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import type { GameEvent } from '../../../src/games/carcassonne/rules/event.ts';
import { type BoardFeature, featuresOf } from '../../../src/games/carcassonne/rules/feature.ts';
import { legalActions, rejectionOf } from '../../../src/games/carcassonne/rules/legal.ts';
import type { Options } from '../../../src/games/carcassonne/rules/options.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import type { View } from '../../../src/games/carcassonne/rules/view.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import { CONTENT } from './content.ts';

/** So many plain monasteries, which fit wherever no road or city is. */
export function plain(count: number): string[] {
  return Array<string>(count).fill('base-b');
}

/** A position made by hand: all that lies on the map at the start, and what is drawn. */
interface Position {
  /** Tiles on the map, such as `base-e 8,5 r90`. */
  readonly start: readonly string[];
  /** Tiles in the order in which they are drawn. */
  readonly pile: readonly string[];
  /** Chips on the map, such as `4,2 orange1`; without a list the game has no chips. */
  readonly chips?: readonly string[];
  readonly islands?: string[][][];
  /** What the die of flying machines will show, one after the other. */
  readonly throws?: readonly string[];
  readonly options?: Partial<Options>;
  readonly seats?: number;
}

/** A game on a map that starts from a position made by hand. Actions are texts. */
export class MadeGame {
  readonly state: State;
  events: GameEvent[] = [];

  constructor(map: Options['map'], { start, pile, chips, islands, throws, options, seats = 2 }: Position) {
    this.state = startState(CONTENT, {
      ruleSet: 'carcassonne',
      version: 1,
      tileSet: CONTENT.hash,
      options: {
        map,
        chips: chips !== undefined,
        towns: 'none',
        farms: true,
        meeples: 'usual',
        unused: 'random',
        ...options,
      },
      colours: COLOURS.slice(0, seats),
      first: 0,
      pile: [...pile],
      layout: {
        start: start.map(readPlacement),
        ...(chips && { chips: chips.map(readChip) }),
        ...(islands && { islands }),
        ...(throws && { chance: { flight: [...throws] } }),
      },
    });
  }

  /** Takes legal actions, one after the other. */
  play(...actions: readonly string[]): this {
    for (const text of actions) {
      const action = parseAction(text);
      const rejection = action ? rejectionOf(this.state, this.state.seat, action) : 'not an action';
      if (!action || rejection) throw new Error(`${text}: ${JSON.stringify(rejection)}`);
      perform(this.state, action, this.events);
    }
    return this;
  }

  /** Draws, places, and takes further actions; then passes until the next turn begins. */
  turn(place: string, ...actions: readonly string[]): this {
    return this.play('draw', `place ${place}`, ...actions).passOn();
  }

  /** Turns in which a plain monastery is laid on each of these squares, and nothing else is done. */
  plainTurns(...squares: readonly string[]): this {
    for (const square of squares) {
      this.play('draw', `place ${square} r0`);
      if (this.phase === 'chip') this.play('take');
      this.passOn();
    }
    return this;
  }

  /** Passes until the next turn begins. */
  passOn(): this {
    while (this.legal.includes('pass')) this.play('pass');
    return this;
  }

  get legal(): string[] {
    return legalActions(this.state).map(makeAction);
  }

  /** Legal actions that begin with a word. */
  legalOf(type: string): string[] {
    return this.legal.filter((text) => text.startsWith(type)).sort();
  }

  /** Squares on which the drawn tile can be placed. */
  get squares(): string[] {
    return [...new Set(this.legal.flatMap((text) => /^place (\S+)/.exec(text)?.slice(1) ?? []))].sort();
  }

  get view(): View {
    return viewOf(this.state);
  }

  get scores(): readonly number[] {
    return this.state.scores;
  }

  get phase(): string {
    return this.state.phase;
  }

  /** Seat to move. */
  get seat(): number {
    return this.state.seat;
  }

  /** Meeples in the supply of each seat. */
  get supply(): readonly number[] {
    return this.state.supply;
  }

  /** Chips in front of a seat. */
  hand(seat: number): string[] {
    return this.view.seats[seat]!.parts.chips!.map(({ colour, value }) => `${colour}${value}`).sort();
  }

  /** The feature at a side of the tile on a square, at a corner port such as `N0`, a `monastery` or a `garden`. */
  feature(x: number, y: number, where: string): BoardFeature {
    const { tiles } = this.view;
    const tile = tiles.findIndex((one) => one.x === x && one.y === y);
    const { tile: id, rotation } = tiles[tile]!;
    const { segments } = CONTENT.tiles[CONTENT.indexOf.get(id)!]!;
    const side = SIDES.indexOf(where[0] as 'N');
    // Three ports a side; the middle one unless said otherwise.
    const port = (side * 3 + Number(where[1] ?? 1) - (rotation / 90) * 3 + 12) % 12;
    const segment = segments.findIndex(({ kind, ports }) =>
      where === 'monastery' || where === 'garden' ? kind === where : ports.includes(port),
    );
    const found = featuresOf(this.state).find((feature) =>
      feature.segments.some((part) => part.tile === tile && part.segment === segment),
    );
    if (!found) throw new Error(`nothing at ${x},${y} ${where}`);
    return found;
  }
}

/** A tile as it lies, such as `base-e 8,5 r90`. */
export function readPlacement(text: string) {
  const [tile = '', square = '', rotation = ''] = text.split(' ');
  const [x, y] = square.split(',').map(Number) as [number, number];
  return { tile, x, y, rotation: Number(rotation.slice(1)) as 0 | 90 | 180 | 270 };
}

/** A chip on its square, such as `4,2 orange1`. */
export function readChip(text: string) {
  const [square = '', chip = ''] = text.split(' ');
  const [x, y] = square.split(',').map(Number) as [number, number];
  return { x, y, ...parseChip(chip)! };
}

import type { ChosenOptions } from '../../core/options.ts';
import type { Content } from '../../core/rules.ts';
import { parseSeed } from '../../core/shuffle.ts';
import type { Square } from '../../core/tile.ts';
import { memoize } from '../../drawing/memoize.ts';
import type { EmptyBoard } from '../../games/contract/game.ts';
import type { SquareArea } from '../../games/contract/scene.ts';
import type { GameContent } from '../request.ts';

/** A fixed seed, so that landscapes of the same tiles are equal. */
const SEED = parseSeed('7'.repeat(32))!;

/** Number of turns per shown square; some tiles fit only elsewhere. */
const TURNS = 1.5;

/** Wanted size of a landscape, and the options of its game. */
interface Wanted extends Pick<SquareArea, 'columns' | 'rows'> {
  readonly chosen: ChosenOptions;
}

const boardsOf = memoize((_: Content) => new Map<string, EmptyBoard>());

/** Returns a landscape without pieces. Its tiles are placed by the rules, each where it has the most neighbours. */
export function landscapeOf({ game, content }: GameContent, wanted: Wanted): EmptyBoard {
  const boards = boardsOf(content);
  const key = JSON.stringify([game.ruleSet, wanted]);
  const landscape = boards.get(key) ?? play({ game, content }, wanted);
  boards.set(key, landscape);
  return landscape;
}

function play({ game, content }: GameContent, { columns, rows, chosen }: Wanted): EmptyBoard {
  const colours = game.colours.slice(0, game.seats.min);
  const state = game.startState(
    content,
    game.createSetup({ content, colours, seed: SEED, order: 'given', options: chosen }),
  );
  const covered = new Set<string>();
  const cover = () => {
    for (const { squares } of game.viewOf(state).tiles) for (const square of squares) covered.add(keyOf(square));
  };
  cover();
  const act = (action: unknown) => game.perform(state, action as never, []);
  for (let turns = 0; turns < TURNS * columns * rows && !game.isOver(state); ) {
    const due = game.dueAction?.(state) ?? game.openingAction(state);
    if (due) {
      act(due);
      continue;
    }
    const choices = game.choices(state);
    const squares = choices.filter(({ step }) => step === 'square');
    if (squares.length > 0) {
      const worth = ({ x, y }: Square) => closeness({ x, y }, covered) - Math.hypot(x / columns, y / rows) * 3;
      const pointOf = ({ options }: (typeof choices)[number]) => ({ x: Number(options.x), y: Number(options.y) });
      act(squares.reduce((best, other) => (worth(pointOf(other)) > worth(pointOf(best)) ? other : best)).action);
      cover();
      turns++;
    } else {
      const [first] = choices;
      // Places no piece if possible.
      const choice = choices.find(({ standing }) => standing === undefined) ?? first;
      if (!choice) break;
      act(choice.action);
    }
  }
  const view = game.viewOf(state);
  const tiles = view.tiles.map(({ seat: _, ...tile }) => ({ ...tile, turn: 0 }));
  const { drawn: _, ...shown } = view;
  return { view: { ...shown, tiles, pieces: [] }, area: fullest(covered, { columns, rows }) };
}

/** Counts the covered squares around a square; those beside it count more. */
function closeness({ x, y }: Square, covered: ReadonlySet<string>): number {
  let sum = 0;
  for (const dx of [-1, 0, 1]) {
    for (const dy of [-1, 0, 1]) {
      if (covered.has(keyOf({ x: x + dx, y: y + dy }))) sum += dx === 0 || dy === 0 ? 2 : 1;
    }
  }
  return sum;
}

/** Returns the area of a size with the most covered squares. */
function fullest(covered: ReadonlySet<string>, { columns, rows }: Pick<SquareArea, 'columns' | 'rows'>): SquareArea {
  const squares = [...covered].map((key) => key.split(',').map(Number) as [number, number]);
  const corners = squares.flatMap(([x, y]) => [0, 1, 2, 3].map((at) => ({ x: x - at, y: y - (at % 3) })));
  const countIn = ({ x, y }: Square) =>
    squares.filter(([column, row]) => column >= x && column < x + columns && row >= y && row < y + rows).length;
  const best = corners.reduce((one, other) => (countIn(other) > countIn(one) ? other : one));
  return { ...best, columns, rows };
}

function keyOf({ x, y }: Square): string {
  return `${x},${y}`;
}

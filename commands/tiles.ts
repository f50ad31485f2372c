import { runningTable } from '../src/app/table.ts';
import { reject, type SuggestContext, type Suggestion } from '../src/bot/handlers/command.ts';
import { command, MAX_SUGGESTIONS, option } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { tilesReply } from '../src/bot/replies/tiles-left.ts';
import { tilesLeft } from '../src/telling/board/tiles-left.ts';

const declaration = command('tiles')
  .addIntegerOption((o) => option(o, 'x', 'command.tiles.x').setAutocomplete(true).setMinValue(-200).setMaxValue(200))
  .addIntegerOption((o) => option(o, 'y', 'command.tiles.y').setAutocomplete(true).setMinValue(-200).setMaxValue(200))
  .toJSON();

/** Sends the user the tiles left in the pile, like /tiles. */
const tilesControl = {
  run: (context) => tilesReply(context),
} satisfies Control;

/** /tiles: shows the tiles left in the pile, and which of them fit a square. */
export const tiles = {
  name: 'tiles',
  declaration,
  needs: 'files',
  where: 'direct',
  cost: 'picture',
  controls: { tiles: tilesControl },
  async run(context) {
    const { interaction, say } = context;
    const x = interaction.options.getInteger('x');
    const y = interaction.options.getInteger('y');
    if ((x === null) !== (y === null)) reject(say('tiles.both'));
    return x === null || y === null ? tilesReply(context) : tilesReply(context, { x, y });
  },
  suggest: suggestSquares,
} satisfies Feature;

/** Suggests columns or rows with squares where a tile can be placed; if there are too many, those where most tiles fit. */
async function suggestSquares({ app, interaction, request, say }: SuggestContext): Promise<readonly Suggestion[]> {
  const result = await runningTable(app, request);
  if (!result.ok) return [];
  const { game, fold } = result.value;
  const total = tilesLeft(result.value);
  const focused = interaction.options.getFocused(true);
  const axis = focused.name === 'x' ? 'x' : 'y';
  const other = axis === 'x' ? 'y' : 'x';
  const typed = interaction.options.getInteger(other);
  const counts = new Map<number, number[]>();
  for (const square of game.openSquares?.(fold.state) ?? []) {
    const value = square[axis];
    if ((typed ?? square[other]) !== square[other] || !String(value).startsWith(focused.value.trim())) continue;
    counts.set(value, [...(counts.get(value) ?? []), square.count]);
  }
  return [...counts]
    .map(([value, fits]) => ({ value, squares: fits.length, count: Math.max(...fits) }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_SUGGESTIONS)
    .sort((a, b) => a.value - b.value)
    .map((line) => ({ name: say('suggest.tiles', { ...line, axis, total }), value: line.value }));
}

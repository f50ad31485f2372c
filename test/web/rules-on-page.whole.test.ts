import { expect, it } from 'vitest';
import { contentFolder } from '../support/content-folder.ts';
import { startPirogue } from '../support/pirogue.ts';
import { gameOf } from '../support/seated-table.ts';
import { ORIGIN, pathOf, servePages } from './support/pages.ts';

it('explains the rules that the game is played by, and no others', async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN, contentFolder: await contentFolder() });
  const pages = await servePages(pirogue);
  const [base, map, roadless] = await Promise.all(
    [{}, { map: 'germany' }, { tiles: 'roadless' }].map(async (options) => {
      const channel = pirogue.discord.world.addTextChannel('table').id;
      await gameOf(pirogue, ['Ana', 'Ben'], { channel, game: 'carcassonne', ...options });
      const { text } = await pages.ask(await pathOf(pirogue, channel));
      return /<details id="rules-part">.*?<\/details>/s.exec(text)![0];
    }),
  );
  // Examples are played with the tiles of the program, whatever the game is played with.
  for (const rules of [base!, map!, roadless!])
    expect(rules).toMatch(/In your turn you draw a tile.*<h3>Roads<\/h3><p>A road is/s);
  expect([base!, map!].map((rules) => rules.includes('On a map the border completes'))).toEqual([false, true]);
  expect(base).not.toContain('Traders');
});

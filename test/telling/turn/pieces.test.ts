import { expect, test } from 'vitest';
import type { Table } from '../../../src/app/table.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { choiceEffects } from '../../../src/telling/board/choices.ts';
import { offeredPieces } from '../../../src/telling/turn/pieces.ts';
import { tablesOf } from '../../bot/support/played-table.ts';
import { CONTENT } from '../../games/carcassonne/content.ts';
import { MadeGame, plain } from '../../games/carcassonne/made-game.ts';

const t = translatorFor('en');
const NAMES = ['Ana', 'Bo', 'Cem'];

/** The steps of a random game in which a piece may be placed. */
function pieceSteps(seed: string) {
  const steps = [...tablesOf(NAMES.length, seed)].filter(({ progress }) => progress.phase === 'piece');
  const seats = NAMES.map((userId) => ({ userId }));
  return steps.map((table) => ({ ...table, record: { ...table.record, seats } }) as unknown as typeof table);
}

test('what a boat brings is told of every place where it differs, as it is of placing none', () => {
  let told = 0;
  for (const table of ['first', 'second', 'third', 'fourth'].flatMap(pieceSteps)) {
    const readers = { names: NAMES, reader: table.progress.seat };
    const choices = table.game.choices(table.fold.state);
    const turn = { table, userId: NAMES[table.progress.seat]!, draft: [], tiles: [], after: table, choices };
    const { places, others, sharedByPlaces = '' } = offeredPieces({ t, turn, readers });
    const { ownEffects } = choiceEffects(t, table, { ...readers, choices });
    for (const [at, { standing }] of choices.entries()) {
      const ofBoats = ownEffects[at]?.match(/Amazon: \d+ points? for .*/g) ?? [];
      const isPlace = ({ ghost }: (typeof places)[number]) =>
        ghost.piece === standing?.piece && ghost.segment === standing?.segment;
      const offer = standing ? places.find(isPlace) : others[0];
      for (const effect of offer ? ofBoats : []) {
        expect(standing ? `${sharedByPlaces}; ${offer!.texts.picture}` : offer!.texts.picture).toContain(effect);
        if (standing) told++;
      }
    }
  }
  expect(told).toBeGreaterThan(0);
});

test('a place tells what the chosen kind of piece brings there: a mayor wins nothing without a coat of arms', () => {
  const made = new MadeGame('none', {
    start: ['base-d 0,0 r0'],
    pile: ['base-e', ...plain(3)],
    options: { abbey: true },
  });
  const { state } = made.play('draw', 'place 0,-1 r180');
  const record = { options: { hints: true }, seats: NAMES.map((userId) => ({ userId })) };
  const fold = { state, actions: [] };
  const about = { game: carcassonne, content: CONTENT, setup: state.setup, fold, record };
  const table = { ...about, progress: carcassonne.progressOf(state) } as unknown as Table;
  const choices = table.game.choices(state);
  const cityWith = (piece: string) => {
    const isIt = ({ standing }: (typeof choices)[number]) => standing?.piece === piece && standing.segment === 0;
    const draft = [choices.find(isIt)!.action];
    const turn = { table, userId: 'Ana', draft, tiles: [], after: table, choices };
    const { places } = offeredPieces({ t, turn, readers: { names: NAMES, reader: 0 } });
    return places.find(({ isChosen }) => isChosen)!.texts.picture;
  };
  expect(cityWith('meeple')).toMatch(/^City \+4 now/);
  expect(cityWith('mayor')).toMatch(/Mayor.*City \+0 now/i);
});

import { expect, test } from 'vitest';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { ghostPlaces } from '../../../src/render/scene/piece-places.ts';
import { choiceEffects } from '../../../src/telling/board/choices.ts';
import { offeredPieces } from '../../../src/telling/turn/pieces.ts';
import { tablesOf } from '../../bot/support/played-table.ts';
import { MadeGame, plain } from '../../games/carcassonne/made-game.ts';
import { NAMES, offerOf } from './made-offer.ts';

const t = translatorFor('en');
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
  }).play('draw', 'place 0,-1 r180');
  const { choices } = offerOf(made).turn;
  const cityWith = (piece: string) => {
    const isIt = ({ standing }: (typeof choices)[number]) => standing?.piece === piece && standing.segment === 0;
    const { places } = offeredPieces(offerOf(made, 'en', [choices.find(isIt)!.action]));
    return places.find(({ isChosen }) => isChosen)!.texts.picture;
  };
  expect(cityWith('meeple')).toMatch(/^City \+4 now/);
  expect(cityWith('mayor')).toMatch(/Mayor.*City \+0 now/i);
});

test.each(['en', 'nl', 'fr', 'de'])('what follows a row or a number never reads like a sum (%s)', (locale) => {
  const made = new MadeGame('none', {
    start: ['base-d 0,0 r0'],
    pile: ['princess-b', ...plain(3)],
    options: { dragon: true },
  }).play(...['draw', 'place 0,-1 r0', 'meeple 1', 'draw', 'place 0,1 r0', 'pass', 'draw', 'place 1,1 r0']);
  const offer = offerOf(made, locale);
  const { t } = offer;
  const fairy = offeredPieces(offer).others.find(({ choice }) => choice.action.type === 'fairy')!;
  const square = { number: '3', x: -1, y: -1, where: '↑', rotation: 90, effect: '2' };
  const texts = [
    fairy.texts.words,
    ...(['panel.square', 'panel.square.beside', 'place.choice'] as const).map((key) => t(key, square)),
  ];
  expect(fairy.texts.words).toMatch(/y -1/);
  for (const text of texts) expect(text).not.toMatch(/\d.* [-–−·×] /);
});

test('a barn has a letter of its own, with which the picture shows it on its corner of the tile', () => {
  const made = new MadeGame('none', {
    start: ['base-d 0,0 r0'],
    pile: ['base-d', 'base-b', 'base-b', ...plain(6)],
    options: { abbey: true },
  });
  made.turn('1,0 r0').turn('0,1 r0').play('draw', 'place 1,1 r0');
  const offer = offerOf(made);
  const { places, others } = offeredPieces(offer);
  const barn = others.find(({ choice }) => choice.onCorner)!;
  expect([...places.map(({ letter }) => letter), barn.letter]).toEqual(['A', 'B', 'C']);
  expect(barn.ghost).toMatchObject({ label: 'C', piece: 'barn', corner: 'NW' });
  const { after } = offer.turn;
  const { tiles } = after.game.viewOf(made.state);
  const board = { content: after.content, picture: after.game.picture, scene: { tiles } };
  expect(ghostPlaces(board, [barn.ghost!])).toEqual([{ x: 1, y: 1 }]);
});

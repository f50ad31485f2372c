import { expect, test } from 'vitest';
import { makeAction } from '../../../src/games/carcassonne/game/action.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { boardDrawing, boardScene } from '../../../src/render/index.ts';
import { ghostPlaces } from '../../../src/render/scene/piece-places.ts';
import { boardRequest } from '../../../src/telling/board/board-request.ts';
import { choiceEffects } from '../../../src/telling/board/choices.ts';
import { letterGhosts, placeLetters, placeOf } from '../../../src/telling/turn/letter-ghosts.ts';
import { letterOf } from '../../../src/telling/turn/offer.ts';
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

test('a choice about a piece on another tile has its letter in the picture, at that piece', () => {
  const made = new MadeGame('none', {
    start: ['base-d 0,0 r0'],
    pile: ['base-u', 'base-b', 'base-u', 'base-b', 'base-u', ...plain(3)],
    options: { dragon: true },
  });
  made.turn('1,0 r0', 'meeple 0').turn('0,1 r0').turn('2,0 r0', 'meeple 2').turn('1,1 r0').play('draw', 'place 3,0 r0');
  const offer = offerOf(made);
  const fairies = offeredPieces(offer).others.filter(({ choice }) => choice.action.type === 'fairy');
  expect(fairies.map(({ ghost }) => ghost)).toEqual([
    expect.objectContaining({ tile: 1, segment: 0, label: fairies[0]!.letter }),
    expect.objectContaining({ tile: 3, segment: 2, label: fairies[1]!.letter }),
  ]);
  const { after } = offer.turn;
  const ghosts = fairies.map(({ ghost }) => ghost!);
  const request = boardRequest(t, after, { names: NAMES, focus: true, ghosts });
  const { area } = boardScene(request);
  // Both letters are in the window, and no piece is drawn with them.
  expect([area.x <= 1, area.x + area.columns > 2]).toEqual([true, true]);
  const { operations } = boardDrawing(boardScene(request), request);
  const ofGhosts = operations.flatMap((one) => ('part' in one && one.part === 'ghost' ? [one.kind] : []));
  expect(ofGhosts).toEqual(['text', 'text']);
});

test.each([
  ['ferries of another tile', { ferries: true }, 2],
  ['the places of mage and witch', { mage: true }, 4],
  ['the ferry of the lake just placed', { ferries: true }, 3],
] as const)(
  'of choices in a list the picture has the letters of what has a place of its own: %s',
  (title, options, count) => {
    const isMage = 'mage' in options;
    const start = ['base-d 0,0 r0'];
    const made = new MadeGame('none', {
      start,
      pile: [isMage ? 'mage-d' : 'ferries-b', 'base-u', ...plain(3)],
      options,
    });
    made.play('draw', isMage ? 'place 1,0 r180' : 'place 1,0 r0');
    if (!isMage) made.play('pass');
    if (title.startsWith('ferries')) made.play('lakeFerry 1,0 EW', 'draw', 'place 2,0 r0', 'pass');
    const { after, choices } = offerOf(made).turn;
    const letters = placeLetters(choices);
    const lettered = choices.map((choice, at) => ({
      choice,
      letter: letters.get(placeOf(choice) ?? '') ?? letterOf(at),
    }));
    const ghosts = letterGhosts(after, lettered);
    expect(ghosts.map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D'].slice(0, count));
  },
);

test('the letters of the ferries of one lake stand where each would lie', () => {
  const options = { ferries: true } as const;
  const made = new MadeGame('none', { start: ['base-d 0,0 r0'], pile: ['ferries-c', ...plain(3)], options });
  const { after, choices } = offerOf(made.play('draw', 'place 1,0 r0', 'pass')).turn;
  const lettered = choices.map((choice) => ({ choice, letter: makeAction(choice.action as never).slice(-2) }));
  const ghosts = letterGhosts(after, lettered);
  const { tiles } = after.game.viewOf(made.state);
  const board = { content: after.content, picture: after.game.picture, scene: { tiles } };
  const places = ghostPlaces(board, ghosts).map(({ x, y }) => `${Math.sign(x - 1.5)} ${Math.sign(y - 0.5)}`);
  expect(Object.fromEntries(ghosts.map(({ label }, at) => [label, places[at]]))).toEqual({
    ...{ NE: '1 -1', NW: '-1 -1', ES: '1 1', SW: '-1 1' },
    // Those between facing ends lie across each other, so each is a little towards one of its ends.
    ...{ NS: '0 -1', EW: '1 0' },
  });
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

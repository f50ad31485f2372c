import { describe, expect, it } from 'vitest';
import { type Box, boxesOverlap } from '../../../src/drawing/point.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { isPrinted } from '../../../src/games/carcassonne/picture/map/room.ts';
import { squaresOn } from '../../../src/games/carcassonne/rules/game-map.ts';
import { MAPS } from '../../../src/games/carcassonne/rules/options.ts';
import { LANGUAGES } from '../../../src/i18n/translate.ts';
import {
  content,
  lobbyPictureOf,
  type MapPicture,
  pictureOf,
  playedTo,
  setupOn,
  squareBox,
  textBox,
  texts,
} from './map-pictures.ts';

const PRINTED = ['start square', 'town', 'large city'];
const WAYS = ['way abroad', 'ship abroad', 'ferry', 'coat of arms'];

/** What the legend of each map explains, and what more with its chips. */
const EXPLAINED: Readonly<Record<string, { readonly plain: string[]; readonly chips: string[] }>> = {
  germany: { plain: [...PRINTED, ...WAYS], chips: ['chip'] },
  france: { plain: [...PRINTED, ...WAYS], chips: ['buys this wine', 'chip'] },
  benelux: { plain: [...PRINTED, ...WAYS], chips: ['island tiles', 'chip'] },
  'great-britain': { plain: [...PRINTED, ...WAYS.slice(1)], chips: ['chip', 'price of a turn'] },
  iberica: { plain: [...PRINTED, ...WAYS], chips: ['chip', 'treat', 'rows for treats'] },
};

/** The card of a legend. */
function cardIn({ operations }: MapPicture): Box {
  const card = operations.find((one) => one.kind === 'box' && one.part === 'legend');
  expect(card).toBeDefined();
  return card as Box & typeof card;
}

function legendIn({ operations }: MapPicture): string[] {
  return texts(operations, 'legend').map(({ text }) => text);
}

describe.each(MAPS)('the legend of %s', (id) => {
  const map = content.maps.get(id)!;
  const { plain, chips } = EXPLAINED[id]!;
  const late = playedTo(setupOn(id), 40);
  const pictures = new Map(
    LANGUAGES.map((language) => [
      language,
      [lobbyPictureOf(id, language), lobbyPictureOf(id, language, true), pictureOf(late, { language })],
    ]),
  );

  it('explains the signs of the map, and of chips when they are played with', () => {
    const [empty, withChips] = pictures.get('en')!;
    expect(legendIn(empty!)).toEqual(plain);
    expect(legendIn(pictureOf(startState(content, setupOn(id, false))))).toEqual(plain);
    expect(legendIn(withChips!)).toEqual([...plain, ...chips]);
  });

  it('is not part of a focus, nor of a picture that is too small for it', () => {
    expect(legendIn(pictureOf(late, { focus: true }))).toEqual([]);
    expect(legendIn(pictureOf(late, { longest: 500 }))).toEqual([]);
  });

  it.each(LANGUAGES)('covers nothing of the map, in %s', (language) => {
    for (const picture of pictures.get(language)!) {
      const card = cardIn(picture);
      const { board, area, tile } = picture.layout;
      expect(boxesOverlap(card, board)).toBe(true);
      for (const square of squaresOn(map, /[#STLIKM]/))
        expect(boxesOverlap(card, squareBox(picture, square))).toBe(false);
      for (let y = card.y + 1; y < card.y + card.height; y += tile / 5) {
        for (let x = card.x + 1; x < card.x + card.width; x += tile / 5) {
          const point = { x: area.x + (x - board.x) / tile, y: area.y + (y - board.y) / tile };
          expect(isPrinted(map, point), JSON.stringify(point)).toBe(false);
        }
      }
      for (const part of ['town', 'isle', 'country', 'city-name', 'compass']) {
        for (const text of texts(picture.operations, part)) {
          expect(boxesOverlap(card, textBox(text)), text.text).toBe(false);
        }
      }
    }
  });

  it.each(LANGUAGES)('has words that fit its card and can be read in an opened picture, in %s', (language) => {
    for (const picture of pictures.get(language)!) {
      const card = cardIn(picture);
      const words = texts(picture.operations, 'legend');
      const boxes = words.map(textBox);
      for (const [at, { size, text }] of words.entries()) {
        expect(size, text).toBeGreaterThanOrEqual(16);
        const { x, y, width, height } = boxes[at]!;
        expect(x + width, text).toBeLessThanOrEqual(card.x + card.width);
        expect(y + height, text).toBeLessThanOrEqual(card.y + card.height);
        for (const other of boxes.slice(at + 1)) expect(boxesOverlap(boxes[at]!, other), text).toBe(false);
      }
    }
  });
});

it('is on no picture of the open table', () => {
  expect(legendIn(pictureOf(playedTo(setupOn('none', false), 10)))).toEqual([]);
});

import { tileOf } from '../../../core/tile.ts';
import { joined } from '../../../i18n/sentences.ts';
import { choiceLetters } from '../../contract/choice-letter.ts';
import type { PictureSentence, SeatWords, TilesLeftWords } from '../../contract/game-words.ts';
import type { Position } from '../../contract/position.ts';
import type { Amazonas } from '../rules/game-rules.ts';
import type { State } from '../rules/state.ts';
import { boatRank, viewOf } from '../rules/view.ts';
import type { AmazonasTranslator } from './language.ts';
import { describeTile } from './tile.ts';

const ICONS = ['boat', 'fruit', 'animal'] as const;

export function pileWords(t: AmazonasTranslator, state: State): string {
  const { land, amazon } = viewOf(state).pile;
  return t('pile.left', { land, amazon });
}

/** Describes the supply and the boat of a seat. */
export function seatWords(t: AmazonasTranslator, state: State, seat: number): SeatWords {
  const { river, seats } = viewOf(state);
  const { spaces } = river;
  const { meeples, camps, space } = seats[seat]!;
  const rank = boatRank(seats, seat);
  const left = [
    ...(meeples > 0 || camps === 0 ? [t('piece.meeple.count', { count: meeples })] : []),
    ...(camps > 0 ? [t('piece.camp.count', { count: camps })] : []),
  ];
  const pieces = t.list(left);
  return {
    score: t('seat.score', { pieces, space, spaces }),
    pieces,
    board: t('seat.board', { pieces, space, rank }),
    alt: [t('seat.alt', { space, rank }), t('seat.alt.short', { space })],
  };
}

/** Lines about the river, the pile, and the doubles face up, for the board in words. */
export function boardLines(t: AmazonasTranslator, state: State): string[] {
  const { spaces, front, next } = viewOf(state).river;
  return [t('text.river', { spaces, front, ...next }), pileWords(t, state), ...doublesLine(t, state)];
}

/** Sentences about the river, the boats and the doubles, for the alt text of pictures. */
export function pictureSentences(
  t: AmazonasTranslator,
  { content, fold: { state } }: Position<Amazonas>,
  { names, example }: { names: readonly string[]; example: boolean },
): PictureSentence[] {
  const { phase, river, seats } = viewOf(state);
  const left = doublesLeft(state);
  const sentences: PictureSentence[] = [];
  if (phase === 'double') {
    const letters = choiceLetters(left);
    const tiles = joined(
      t,
      left.map((tile, index) =>
        t('panel.lettered', { letter: letters[index]!, choice: describeTile(t, content, tile) }),
      ),
    );
    sentences.push({ after: 'drawn', forms: [t('alt.choose-double', { tiles })], importance: 8 });
  }
  if (example) {
    const boats = seats.map(({ space }, seat) => t('alt.boat', { name: names[seat]!, space }));
    return [...sentences, { after: 'pieces', forms: [t('alt.boats', { boats: joined(t, boats) })], importance: 6 }];
  }
  const { spaces, front } = river;
  return [
    ...sentences,
    { after: 'pile', forms: [t('alt.doubles', { count: left.length })], importance: 1 },
    { after: 'pieces', forms: [t('alt.river', { spaces, front })], importance: 5 },
  ];
}

/** Describes the tiles left: land tiles with their icons, Amazon tiles, and doubles. */
export function tilesLeftWords(
  t: AmazonasTranslator,
  { content, fold: { state } }: Position<Amazonas>,
): TilesLeftWords {
  const { pile } = viewOf(state);
  const tiles = Object.entries(pile.tiles).map(([id, count]) => ({ ...tileOf(content, id), count }));
  const total = (countOf: (tile: (typeof tiles)[number]) => number) =>
    tiles.reduce((sum, tile) => sum + tile.count * countOf(tile), 0);
  const onLand = (countOf: (tile: (typeof tiles)[number]) => number) =>
    total((tile) => (tile.role === 'land' ? countOf(tile) : 0));
  const landWith = (kind: string) => onLand(({ segments }) => (segments.some((one) => one.kind === kind) ? 1 : 0));
  const summary = t('alt.left', {
    land: pile.land,
    amazon: pile.amazon,
    tributaries: landWith('tributary'),
    villages: landWith('village'),
    bangs: total(({ bang }) => (bang ? 1 : 0)),
  });
  const icons = ICONS.map((mark) => {
    const count = onLand(({ segments }) => segments.reduce((sum, { marks }) => sum + (marks[mark] ?? 0), 0));
    return t(`tile.marks.${mark}`, { count });
  });
  const doubles = doublesLeft(state).length;
  return {
    lines: [pileWords(t, state), ...(doubles > 0 ? [t('alt.doubles', { count: doubles })] : [])],
    text: doublesLine(t, state),
    alt: [
      { forms: [summary], importance: 3 },
      { forms: [t('alt.left.icons', { icons: t.list(icons) })], importance: 2 },
    ],
  };
}

function doublesLine(t: AmazonasTranslator, state: State): string[] {
  const doubles = doublesLeft(state).map((tile) => describeTile(t, state.set, tile));
  return doubles.length > 0 ? [t('text.doubles', { tiles: joined(t, doubles) })] : [];
}

function doublesLeft(state: State): string[] {
  return viewOf(state).doubles.flatMap(({ tile, left }) => (left ? [tile] : []));
}

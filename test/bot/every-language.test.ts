import { expect, it } from 'vitest';
import type { PanelContext } from '../../src/bot/panel/panel-parts.ts';
import { pieceText } from '../../src/bot/panel/piece-text.ts';
import { carcassonne } from '../../src/games/carcassonne/index.ts';
import { LANGUAGES, type Language, translatorFor } from '../../src/i18n/translate.ts';
import { offeredPieces } from '../../src/telling/turn/pieces.ts';
import { begunCarcassonne } from '../e2e/support/begun-carcassonne.ts';
import { MadeGame, plain } from '../games/carcassonne/made-game.ts';
import { ALL_CATALOGUES } from '../i18n/support/all-catalogues.ts';
import { startPirogue } from '../support/pirogue.ts';
import { offerOf } from '../telling/turn/made-offer.ts';

const PEOPLE = { en: 'Eva', nl: 'Bruno', fr: 'Chloé', de: 'Dirk' } as const;

/** The longest label that a phone shows whole on a button. */
const LONGEST_LABEL = 34;

/** A tile is placed anywhere. The lines above the pieces that can be placed in a game with The Princess & the Dragon, beside the picture and without it. */
function linesOf(language: Language, pile: readonly string[], ...actions: readonly string[]) {
  const start = ['base-d 0,0 r0'];
  const made = new MadeGame('none', { start, pile: [...pile, ...plain(3)], options: { dragon: true } });
  made.play(...actions);
  const offered = offerOf(made.play(made.legalOf('place').at(-1)!), language);
  const { t } = offered;
  const say = Object.assign(
    (...message: readonly unknown[]) => (t as (...all: readonly unknown[]) => string)(...message),
    { t },
  );
  const panel = { offered, turn: offered.turn, say } as unknown as PanelContext;
  const { texts, words } = pieceText(panel, offeredPieces(offered), { news: [], isLettered: true });
  return [texts[0]!, words];
}

const TWO_MEEPLES = [
  ...['draw', 'place 1,0 r0', 'meeple 0', 'draw', 'place 0,1 r0', 'pass'],
  ...['draw', 'place 0,-1 r0', 'meeple 1', 'draw', 'place 1,1 r0', 'pass', 'draw'],
];
const TILES = ['base-u', 'base-b', 'princess-b', 'base-b'];

/** The seat that can only place its abbey, after the last tile. */
function lastRound(): MadeGame {
  const pile = ['base-u', 'base-b', 'base-b', 'base-b', 'base-b', 'base-b', 'base-u'];
  const made = new MadeGame('none', { start: ['base-d 0,0 r0'], pile, options: { abbey: true } });
  for (const turn of ['1,0 r0', '0,1 r0', '0,2 r0', '1,2 r0', '2,2 r0', '2,1 r0']) made.turn(turn);
  return made.play('draw', 'place 2,0 r0', 'pass');
}

/** What is said where, and the message that says it; what the program puts into it stands for nothing here. */
const SITUATIONS: readonly {
  readonly title: string;
  readonly key: string;
  readonly said: (language: Language) => readonly string[] | Promise<readonly string[]>;
  readonly check?: (said: readonly string[]) => void;
}[] = [
  {
    title: 'what the fairy brings, once, with the letters of all her ways',
    key: 'effect.fairy-moved',
    said: (language) => linesOf(language, [...TILES, 'base-b'], ...TWO_MEEPLES).flat(),
    check: (said) => {
      for (const line of said) expect(line).toMatch(/^(- )?\*\*C\*\*, \*\*D\*\* · /);
      expect(said).toHaveLength(2);
    },
  },
  {
    title: 'why no piece goes on a volcano',
    key: 'step.volcano',
    said: (language) => linesOf(language, [...TILES, 'princess-t'], ...TWO_MEEPLES).flat(),
  },
  {
    title: 'that an abbey may be placed in the last round, on the button below the turn',
    key: 'button.abbey',
    said: (language) => [carcassonne.words.opens!(translatorFor(language), { fold: lastRound() } as never) ?? ''],
    check: ([label]) => expect([...label!].length).toBeLessThanOrEqual(LONGEST_LABEL),
  },
];

/** The text of a message in a language between what the program puts into it: the last piece of it without arguments. */
function wordsOf(key: string, language: Language): string[] {
  const { catalogues } = ALL_CATALOGUES.find((one) => key in one.catalogues.en)!;
  const message = (catalogues[language] as Record<string, string>)[key]!;
  return message
    .split(/[{}]|\b(?:yes|other)\b|select,/)
    .map((part) => part.trim())
    .filter((part) => part.length > 12);
}

const isSaid = (line: string, key: string, language: Language) =>
  wordsOf(key, language).some((words) => line.includes(words));

it.each(SITUATIONS.flatMap((situation) => LANGUAGES.map((language) => ({ ...situation, language }))))(
  'says $title ($language)',
  async ({ check, key, language, said }) => {
    const lines = (await said(language)).filter((line) => isSaid(line, key, language));
    expect(lines.length).toBeGreaterThan(0);
    if (language !== 'en') expect(lines.filter((line) => isSaid(line, key, 'en'))).toEqual([]);
    check?.(lines);
  },
);

it('the ways of the fairy are told with their squares, and not with what she brings', () => {
  const lines = linesOf('en', [...TILES, 'base-b'], ...TWO_MEEPLES)
    .flat()
    .filter((line) => /Fairy to the/.test(line));
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).toMatch(/y -?\d$/);
});

it.each(LANGUAGES)('/help tells of standing orders only where others ask something (%s)', async (language) => {
  const told = async (chosen: object) => {
    const pirogue = await startPirogue();
    const names = [PEOPLE[language], 'Ana'];
    const [person] = await begunCarcassonne(pirogue, { names, chosen, pile: ['base-u', ...plain(9)] });
    return isSaid((await person!.command('help')).content, 'help.orders', language);
  };
  expect([await told({ dragon: true }), await told({})]).toEqual([true, false]);
});

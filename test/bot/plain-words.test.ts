import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/app/table.ts';
import { tilesText } from '../../src/bot/replies/tiles-left.ts';
import { messagesIn, sectionLines } from '../../src/bot/write/message-text.ts';
import { endText } from '../../src/bot/write/messages/end-message.ts';
import type { AnyGame } from '../../src/games/contract/game.ts';
import { commandMentions, speechIn } from '../../src/i18n/speech.ts';
import { LANGUAGES } from '../../src/i18n/translate.ts';
import { boardScene } from '../../src/render/scene/board-scene.ts';
import { sceneAltText } from '../../src/telling/board/board-alt.ts';
import { boardRequest } from '../../src/telling/board/board-request.ts';
import { boardSections } from '../../src/telling/board/board-text.ts';
import { choiceSections } from '../../src/telling/board/choices.ts';
import { nextStep, stepWords } from '../../src/telling/board/step.ts';
import { pileText, tilesAltText } from '../../src/telling/board/tiles-left.ts';
import { scoreLines, scoringSections } from '../../src/telling/score.ts';
import { plainText } from '../../src/telling/section.ts';
import { PLAIN_GAME } from '../support/plain-game.ts';
import { peopleNamed } from './support/people.ts';
import { tablesOf } from './support/played-table.ts';

const NAMES = ['Ana', 'Bo', 'Cem'];
const tables = [...tablesOf(3, 'plain')].map((table): Table => {
  const seats = table.setup.colours.map((colour, seat) => ({ colour, userId: `${seat}` }));
  return { ...table, game: PLAIN_GAME as AnyGame, record: { ...table.record, seats } };
});
const at = (phase: string) => tables.find(({ progress }) => progress.phase === phase && progress.turn > 3)!;
const end = tables.at(-1)!;

describe.each(LANGUAGES)('a game with few words of its own, in %s,', (language) => {
  const t = messagesIn(language);
  const say = speechIn(t, commandMentions(new Map()));
  const people = peopleNamed(NAMES);

  it('is told of in whole sentences at every moment', () => {
    for (const table of tables.filter((_, index) => index % 29 === 0 || index > tables.length - 3)) {
      const scene = boardScene(boardRequest(t, table, { names: NAMES }));
      const alt = sceneAltText(t, scene, { position: table });
      for (const text of [alt, tilesAltText(t, table)]) {
        expect(text.length).toBeLessThanOrEqual(1024);
        expect(text).toMatch(/\.$/);
      }
      const told = [
        alt,
        plainText(boardSections(t, table, { people })),
        tilesText(say, table),
        scoreLines(say, table, people).join('\n'),
        ...sectionLines(scoringSections(say, table, people)),
        pileText(t, table),
        ...sectionLines(choiceSections(say, table, people)),
      ].join('\n');
      expect(told).not.toMatch(/undefined|NaN|[{}]|\[object/);
    }
  });

  it('has an end that names its categories', () => {
    const text = endText(say, end, people);
    expect(text).toMatch(/\n- (Tributary|Village|Jungle|Mouth)\s?: /);
    expect(text).not.toMatch(/undefined|NaN/);
  });
});

describe('the general words', () => {
  const t = messagesIn('en');
  const say = speechIn(t, commandMentions(new Map()));
  const people = peopleNamed(NAMES);

  it('say what has to be done with the commands of the step', () => {
    expect(nextStep(say, at('draw'))).toBe('Next step: `/draw`.');
    expect(nextStep(say, at('place'))).toMatch(/^Next step: place the tile \*\*[a-z-]+\*\* with `\/place`\.$/);
    expect(nextStep(say, at('piece'))).toBe('Next step: `/meeple` or `/boat`.');
    const steps = ['draw', 'place', 'double', 'piece'].map((phase) => stepWords(t, at(phase), 'to-do'));
    expect(steps).toEqual([
      'is to draw',
      'has to place the drawn tile',
      'has to choose a tile',
      'has to choose a piece',
    ]);
  });

  it('list choices with their commands and the points that they bring', () => {
    const lines = sectionLines(choiceSections(say, at('piece'), people));
    expect(lines[0]).toBe('Now choose a piece:');
    expect(lines.at(-1)).toMatch(/^- `\/boat` - boat: (nothing at once|\d+ points? for )/);
    expect(sectionLines(choiceSections(say, at('double'), people))[1]).toMatch(
      /^- `\/double` `[a-z-]+` `\d+` - double [a-z-]+ \d+: /,
    );
  });

  it('count the pile and name the seats by score', () => {
    expect(pileText(t, at('draw'))).toMatch(/^\d+ tiles left\.$/);
    expect(scoreLines(say, at('draw'), people).join('\n')).toMatch(/^\*\*Scores\*\*\n(Ana|Bo|Cem): \*\*\d+\*\*\n/);
    expect(plainText(boardSections(t, at('draw'), { people }))).toMatch(
      /\n(Ana|Bo|Cem) \((yellow|red|green)\): \d+ points?\n/,
    );
  });
});

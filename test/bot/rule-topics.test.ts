import { describe, expect, it } from 'vitest';
import { ruleAltText, ruleBoard } from '../../src/bot/rule-page.ts';
import { amazonas } from '../../src/games/amazonas/index.ts';
import { makePosition, parsePosition } from '../../src/games/amazonas/rules/index.ts';
import { EXAMPLES } from '../../src/games/amazonas/topics/examples.ts';
import { TOPICS } from '../../src/games/amazonas/topics/index.ts';
import { playedTopic } from '../../src/games/amazonas/topics/played.ts';
import { LANGUAGES, type Translator, translatorFor } from '../../src/i18n/translate.ts';
import { boardScene } from '../../src/render/scene/board-scene.ts';
import { SHIPPED } from '../support/scenario-set.ts';

type TopicId = keyof typeof EXAMPLES;

const t = translatorFor('en');
const topicOf = (id: string) => TOPICS.find((topic) => topic.id === id)!;
const playedOf = (id: TopicId) => playedTopic(EXAMPLES[id], SHIPPED);
const wordsOf = (translate: Translator, id: string) => topicOf(id).text(translate, SHIPPED);
const exampleOf = (id: TopicId) => wordsOf(t, id)[1]!;

describe.each(Object.keys(EXAMPLES) as TopicId[])('the rule "%s"', (id) => {
  it('has an example that can be played, noted down and shown', () => {
    const { view, tinted } = playedOf(id);
    expect(parsePosition(makePosition(view), SHIPPED)).toEqual({ ok: true, value: view });
    const scene = boardScene(ruleBoard(t, amazonas, topicOf(id)));
    const { area, tints } = EXAMPLES[id].show;
    expect(scene.area).toEqual(area);
    expect(scene.panel).toBe(false);
    expect(tinted.length > 0).toBe(tints.length > 0);
    const shown = ({ x, y }: { x: number; y: number }) =>
      x >= area.x && x < area.x + area.columns && y >= area.y && y < area.y + area.rows;
    // What the example speaks of is on its picture: the last tile and what is tinted, except where only boats matter.
    if (id !== 'end') expect(view.tiles.at(-1)!.squares.filter((square) => !shown(square))).toEqual([]);
    for (const { segments } of tinted) {
      expect(segments.some(({ tile }) => view.tiles[tile]!.squares.some(shown))).toBe(true);
    }
  });

  it.each(LANGUAGES)('keeps to its limits in %s', (language) => {
    const translate = translatorFor(language);
    const title = topicOf(id).title(translate);
    const [text, example] = wordsOf(translate, id) as [string, string];
    expect([...title].length).toBeLessThanOrEqual(60);
    expect([...`${text}\n${example}`].length).toBeLessThanOrEqual(900);
    for (const words of [title, text, example]) expect(words).not.toMatch(/[{}#]|undefined|NaN/);
    const alt = ruleAltText(translate, amazonas, topicOf(id));
    expect(alt.length).toBeLessThanOrEqual(1024);
    expect(alt).toContain(title);
  });

  it('says the same numbers in every language', () => {
    const numbers = LANGUAGES.map((language) => {
      const [, example] = wordsOf(translatorFor(language), id);
      return (example!.match(/-?\d+/g) ?? []).map(Number).sort((a, b) => a - b);
    });
    for (const other of numbers) expect(other).toEqual(numbers[0]);
    expect(numbers[0]!.length).toBeGreaterThan(0);
  });
});

describe('examples', () => {
  it.each([
    ['turn', '1 boat icon, so the red boat has sailed to space 2'],
    ['tributaries', '3 tiles and 1 fruit icon: 4 points for red'],
    ['villages', '3 tiles and 1 fruit icon: 7 points'],
    ['majority', 'Red has 2 meeples in it, blue has 1: red gets 13 points'],
    ['camps', '5 animals and blue’s has 3'],
    ['boats', 'joined 3 boat icons to red’s tributary. The red boat has gone from space 2 to space 5'],
    [
      'amazon',
      '3 caimans and 1 piranha. Red was in front and gets 4 points; blue and green, who came next, get 1 each',
    ],
    ['doubles', 'The river has 19 spaces now and goes on at x 6, y 0; 3 double-tiles are still face up'],
    ['end', 'red gets 7, blue 4, green 4, black 1 and yellow 0'],
  ] as const)('%s: what the rulings work out', (id, says) => {
    expect(exampleOf(id)).toContain(says);
  });

  it('hold by the engine: what is complete, occupied, open or final in them is so', () => {
    const tint = (id: TopicId) => playedOf(id).tinted[0]!;
    for (const id of ['tributaries', 'villages', 'majority'] as const) expect(tint(id).closed).toBe(true);
    expect(tint('majority').seats).toEqual([0]);
    expect(tint('meeples')).toMatchObject({ closed: false, strengths: [1, 0] });
    expect(playedOf('undo').state.phase).toBe('piece');
    expect(playedOf('placing').state.phase).toBe('place');
    expect(playedOf('end').state.phase).toBe('over');
    const { view } = playedOf('amazon');
    expect(view.seats.map(({ score }) => score)).toEqual([4, 1, 1, 0]);
    expect(view.seats[3]!.space).toBe(2);
  });

  it('name the pieces that everybody has, and the points of the mouth', () => {
    expect(wordsOf(t, 'meeples')[0]).toContain('Everybody has 4 meeples');
    expect(wordsOf(t, 'camps')[0]).toContain('Everybody has 2 camps');
    expect(wordsOf(t, 'end')[0]).toContain('7, 4 and 1 with four or five players, 6 and 3 with two or three');
  });
});

import { describe, expect, it } from 'vitest';
import { legalPlacements } from '../../../src/games/amazonas/rules/legal.ts';
import { viewOf } from '../../../src/games/amazonas/rules/view.ts';
import type { BoardScene } from '../../../src/games/contract/scene.ts';
import { LANGUAGES, type Translator, translatorFor } from '../../../src/i18n/translate.ts';
import { boardScene } from '../../../src/render/scene/board-scene.ts';
import { sceneAltText } from '../../../src/telling/board/board-alt.ts';
import { type BoardOptions, boardRequest, legalSquares } from '../../../src/telling/board/board-request.ts';
import { tilesAltText } from '../../../src/telling/board/tiles-left.ts';
import { LONG_NAMES, momentsOf, tablesOf } from '../../bot/support/played-table.ts';
import type { AmazonasTable } from '../../support/amazonas-table.ts';

const MOMENTS = momentsOf(47);

function sceneOf(
  t: Translator,
  table: AmazonasTable,
  options: BoardOptions & { names?: readonly string[] } = {},
): BoardScene {
  const names = (options.names ?? LONG_NAMES).slice(0, table.setup.colours.length);
  return boardScene(boardRequest(t, table, { ...options, names })) as BoardScene;
}

/** Every kind of picture of a table. */
function viewsOf(t: Translator, table: AmazonasTable): [name: string, scene: BoardScene][] {
  const { state } = table.fold;
  const first = legalPlacements(state)[0];
  const drawn = sceneOf(t, table).drawn;
  const draft = first && drawn ? { x: first.x, y: first.y, rotation: first.rotation, tile: drawn } : undefined;
  return [
    ['whole', sceneOf(t, table)],
    ['focus', sceneOf(t, table, { focus: true })],
    ['legal', sceneOf(t, table, { legal: legalSquares(table) })],
    ['unseen', sceneOf(t, table, { seenTurn: Math.max(0, state.turn - 6) })],
    ...(draft
      ? [['preview', sceneOf(t, table, { drafted: [draft], legal: legalSquares(table) })] as [string, BoardScene]]
      : []),
  ];
}

/** A name as it stands in a text, with or without marks of direction. */
function named(name: string): string {
  return `\u2068?${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\u2069?`;
}

describe.each(LANGUAGES)('alt texts in %s', (language) => {
  const t = translatorFor(language);

  it('fit, and name the player to move first, every score and the last tile', () => {
    for (const table of MOMENTS) {
      for (const [view, scene] of viewsOf(t, table)) {
        const text = sceneAltText(t, scene, { position: table });
        const about = { view, turn: scene.turn, text };
        expect(text.length, JSON.stringify(about)).toBeLessThanOrEqual(1024);
        const leaders = scene.seats.filter(({ toMove, winner }) => toMove || winner);
        for (const { name } of leaders) expect(text).toMatch(new RegExp(named(name)));
        if (view === 'whole') expect(text).toMatch(new RegExp(`^${named(leaders[0]!.name)}`));
        for (const { name, score } of scene.seats) {
          expect(text).toMatch(new RegExp(`${named(name)}( \\(\\p{L}+\\))? ${score}(?!\\d)`, 'u'));
        }
        for (const { x, y, last, seat } of scene.tiles) {
          if (last === undefined) continue;
          const laid = new RegExp(
            `${named(scene.seats[seat!]!.name)} \\p{L}+ \\p{L}+\\s?: [^.]*x ${x}, y ${y}(?!\\d)`,
            'u',
          );
          expect(text).toMatch(laid);
        }
      }
    }
  });

  it('are made of whole sentences', () => {
    const plain = ['Ana', 'Bruno', 'Chloé', 'Dirk', 'Eva'];
    for (const table of MOMENTS) {
      const scene = sceneOf(t, table, { names: plain, legal: legalSquares(table), seenTurn: 0 });
      const text = sceneAltText(t, scene, { position: table });
      expect(text).toMatch(/^\p{Lu}/u);
      expect(text).toMatch(/\.$/);
      expect(text).not.toMatch(/…|undefined|NaN|[{}]|, ,|;\s*\.| {2}/);
      expect(text.split('(').length).toBe(text.split(')').length);
    }
  });

  it('sum up the tiles left within the limit', () => {
    for (const table of MOMENTS) {
      const { pile } = viewOf(table.fold.state);
      const text = tilesAltText(t, table);
      expect(text.length).toBeLessThanOrEqual(1024);
      expect(text).toMatch(new RegExp(`(?<!\\d)${pile.land} `));
      expect(text).toMatch(new RegExp(`(?<!\\d)${pile.amazon} `));
      expect(text).toMatch(/\.$/);
    }
  });
});

describe('an alt text', () => {
  const t = translatorFor('en');
  const NAMES = ['Ana', 'Bo', 'Cem'];

  it('tells what a turn has scored, for whom, and what each seat gained', () => {
    const scored = [...tablesOf(3, 'scored')].find(
      (table) => table.fold.state.phase === 'draw' && sceneOf(t, table).tints.some(({ seats }) => seats.length > 0),
    )!;
    const scene = sceneOf(t, scored, { names: NAMES });
    const text = sceneAltText(t, scene, { position: scored });
    for (const { points, seats, kind } of scene.tints.filter((tint) => tint.seats.length > 0)) {
      expect(text).toContain(
        `${kind}, ${points} point${points === 1 ? '' : 's'} for ${t.list(seats.map((s) => NAMES[s]!))}`,
      );
    }
    for (const { name, colour, score, gained } of scene.seats) {
      expect(text).toContain(
        `${name} (${colour}) ${score} point${score === 1 ? '' : 's'}${gained > 0 ? ` (+${gained})` : ''}, boat`,
      );
    }
    expect(scene.seats.reduce((sum, { gained }) => sum + gained, 0)).toBeGreaterThan(0);
    expect(text.indexOf('Just scored')).toBeLessThan(text.indexOf('Players by score'));
  });

  it('knows what every seat gained in the turn before, by whatever it was scored', () => {
    for (const seed of ['gained', 'gained again']) {
      let before = [0, 0, 0, 0];
      for (const table of tablesOf(4, seed)) {
        const { state } = table.fold;
        if (state.phase !== 'draw' && state.phase !== 'over') continue;
        const gained = sceneOf(t, table).seats.map((seat) => seat.gained);
        expect(gained).toEqual(state.scores.map((score, seat) => score - before[seat]!));
        before = [...state.scores];
      }
      expect(Math.max(...before)).toBeGreaterThan(0);
    }
  });

  it('lists seats by score and says where a drawn tile fits, each marked square once', () => {
    const table = [...tablesOf(3, 'listed')].find(({ fold }) => fold.state.phase === 'place' && fold.state.turn > 4)!;
    const scene = sceneOf(t, table, { names: NAMES, legal: legalSquares(table) });
    const text = sceneAltText(t, scene, { position: table });
    const order = [...scene.seats]
      .sort((a, b) => b.score - a.score)
      .map(({ name, colour }) =>
        text.indexOf(`${name} (${colour}) ${scene.seats.find((s) => s.name === name)!.score}`),
      );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    const told = [...text.matchAll(/number (\d+) at x (-?\d+), y (-?\d+) \(([^)]+)\)/g)].map((match) => match.slice(1));
    expect(told).toEqual(
      scene.legal.map(({ label, x, y, rotations }) => [
        label,
        String(x),
        String(y),
        rotations.map((r) => `${r}°`).join(', '),
      ]),
    );
  });

  it('counts the squares it has no room to name', () => {
    const crowded = MOMENTS.filter(({ fold }) => fold.state.phase === 'place').map((table) => ({
      count: legalSquares(table).length,
      text: sceneAltText(t, sceneOf(t, table, { legal: legalSquares(table) }), { position: table }),
    }));
    const cut = crowded.filter(({ text }) => /and \d+ more\.|marked squares?\./.test(text));
    expect(cut.length).toBeGreaterThan(0);
    for (const { text, count } of crowded) {
      if (count === 0) continue;
      const told = text.split(/number \d+ at x/).length - 1;
      const more = Number(/It fits on [^.]*; and (\d+) more\./.exec(text)?.[1] ?? 0);
      expect(text).toContain(`It fits on ${count} marked square`);
      if (told > 0) expect(told + more).toBe(count);
    }
  });

  it('says which pieces went home in the turn that is told, and where they stood', () => {
    const plain = ['Ana', 'Bruno', 'Chloé', 'Dirk'];
    let told = 0;
    for (const table of ['one', 'two', 'three'].flatMap((seed) => [...tablesOf(4, `home again ${seed}`)])) {
      if (table.fold.state.phase !== 'draw') continue;
      const scene = sceneOf(t, table, { names: plain, focus: true });
      const [, pieces] = /Home again: ([^.]+)\./.exec(sceneAltText(t, scene, { position: table })) ?? [];
      expect(pieces?.split('; ').sort() ?? []).toEqual(
        scene.returned
          .map(({ seat, kind, square: { x, y } }) => `${plain[seat]}: meeple at x ${x}, y ${y} (${kind})`)
          .sort(),
      );
      told += scene.returned.length;
    }
    expect(told).toBeGreaterThan(3);
  });

  it('says which tiles glow, however many squares there are to choose from', () => {
    const plain = ['Ana', 'Bruno', 'Chloé', 'Dirk', 'Eva'];
    let told = 0;
    for (const table of MOMENTS) {
      const { state } = table.fold;
      if (state.phase !== 'place') continue;
      const seenTurn = state.turn - state.setup.colours.length;
      const scene = sceneOf(t, table, { names: plain, legal: legalSquares(table), seenTurn });
      const glowing = scene.tiles.filter(({ unseen, last }) => unseen && last === undefined);
      if (glowing.length === 0) continue;
      const [, squares] = /Also new: ([^.]+)\./.exec(sceneAltText(t, scene, { position: table })) ?? [];
      expect(squares?.split('; ').sort()).toEqual(glowing.map(({ x, y }) => `x ${x}, y ${y}`).sort());
      told++;
    }
    expect(told).toBeGreaterThan(5);
  });

  it('keeps a name written from right to left to itself, and leaves others as they are', () => {
    const table = [...tablesOf(2, 'names')][0]!;
    const text = sceneAltText(t, sceneOf(t, table, { names: ['שרה', 'Ana'] }), { position: table });
    expect(text).toContain('\u2068שרה\u2069');
    expect(text).not.toContain('\u2068Ana');
  });

  it('says of a replay that it is one, and of a preview that nothing is laid', () => {
    const table = [...tablesOf(2, 'preview')].find(({ fold }) => fold.state.phase === 'place')!;
    const { x, y, rotation } = legalPlacements(table.fold.state)[0]!;
    const scene = sceneOf(t, table, { drafted: [{ x, y, rotation, tile: sceneOf(t, table).drawn! }] });
    expect(sceneAltText(t, scene, { position: table })).toMatch(
      new RegExp(`^Preview, not placed yet: .* at x ${x}, y ${y}, ${rotation} degrees\\.`),
    );
    expect(sceneAltText(t, sceneOf(t, table), { position: table, replay: true })).toMatch(/^Animation of every turn/);
  });
});

import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readContentFile } from '../../src/content/content-file.ts';
import { readLibrary } from '../../src/content/content-library.ts';
import { GAMES } from '../../src/games/registry.ts';

const EXAMPLE = 'docs/example-board.json';

/** A file of ours, changed, and the folder that it lies in. */
async function changed(change: (text: string) => string, of = EXAMPLE): Promise<{ file: string; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'board.json');
  await writeFile(file, change(await readFile(of, 'utf8')));
  return { file, folder };
}

const OWN = GAMES.flatMap(({ contentFiles }) => contentFiles.map((file) => decodeURIComponent(file.pathname)))
  // Those of expansions add tiles to the others, so that they are none without them.
  .filter((file) => !file.includes('/expansions/'));

it.each([EXAMPLE, ...OWN])('%s is a right content file', (file) => {
  expect(readContentFile(GAMES, file).content.tiles.length).toBeGreaterThan(0);
});

it.each([
  ['a comma too many', ['"use": 1,', '"use": 1,,'], /^FILE:21:18 is not JSON: /],
  ['another game', ['"carcassonne"', '"chess"'], /^FILE:2:11 game: must be "amazonas" or "carcassonne"$/],
  ['a strange property', ['"maps"', '"charts"'], /^FILE:3:13 charts: carcassonne reads only format, id, /],
  ['a number as text', ['"use": 1', '"use": "one"'], /^FILE:21:16 maps\.0\.start\.use: Invalid input: expected number/],
  [
    'a misspelled property',
    ['"towns"', '"twons"'],
    /^FILE:4:5 maps\.0\.towns: [\s\S]*^FILE:24:16 maps\.0: Unrecognized key: "twons"$/m,
  ],
  [
    'a short row',
    ['".##T#..#T#c"', '".##T#..#T#"'],
    /^FILE:16:9 map twin-lakes: the row has 10 squares, the first row 11$/,
  ],
  [
    'a town at sea',
    ['"x": 5, "y": 0', '"x": 0, "y": 0'],
    /^FILE:25:9 .* the grid has "\." at 0,0, not "T" for a town$/m,
  ],
  ['a town that is not listed', ['"###..#####."', '"T##..#####."'], /^FILE:11:9 .* "T" at 0,2 is no listed town$/],
  ['an unknown country', ['#T#c"', '#T#d"'], /^FILE:16:9 .* neighbours do not say which country "d" is$/],
  ['a print within the map', ['"y": 7, "side": "E"', '"y": 7, "side": "W"'], /^FILE:42:9 .* 9,7 W is no border$/],
  [
    'a city over the sea',
    ['"name": "Bern"', '"name": "Bern", "overSea": true'],
    /^FILE:43:\d+ .* only a road that leads to no land of the grid goes on over the sea$/,
  ],
  [
    'a name without an English one',
    ['"en": "Twin Lakes", ', ''],
    /^FILE:6:15 maps\.0\.name: .*there is no name in English, "en"/,
  ],
  [
    'a wrong inner side',
    ['"inner", "city"]', '"field", "city"]'],
    /^FILE:36:\d+ .* lakeside: the side S is not "field"$/,
  ],
  ['chips without what they need', ['"upgrades"', '"isle"'], /^FILE:52:26 .* "isle" needs the Isle of Man$/],
  ['a map that there is', ['"twin-lakes"', '"none"'], /^FILE:5:13 the id "none" is taken$/],
])('%s is told with its place', async (_, [what, by], message) => {
  const { file } = await changed((text) => replaced(text, what!, by!));
  expect(faultsOf(file)).toMatch(message);
});

it.each([
  ['a port without a segment', ['["E0", "W2"]', '["E0"]'], /^FILE:43:19 tile base-d: no segment owns the port W2$/],
  [
    'a port of two segments',
    ['["E1", "W1"]', '["E1", "W1", "N1"]'],
    /^FILE:43:19 tile base-d: two segments own the port N1$/,
  ],
  [
    'rotations that look alike',
    ['4,\n      "start"', '2,\n      "start"'],
    /^FILE:41:20 tile base-d: looks different in 4 rotations, not in 2$/,
  ],
])('a tile with %s is told with its place', async (_, [what, by], message) => {
  const { file } = await changed((text) => replaced(text, what!, by!), 'src/games/carcassonne/tiles.json');
  expect(faultsOf(file)).toMatch(message);
});

function replaced(text: string, what: string, by: string): string {
  expect(text).toContain(what);
  return text.replace(what, by);
}

/** Everything that is wrong with a file, one line each. */
function faultsOf(file: string): string {
  try {
    readContentFile(GAMES, file);
    return '';
  } catch (error) {
    return (error as Error).message.replaceAll(file, 'FILE');
  }
}

it('a folder is refused as a whole, with the faults of all its files', async () => {
  const { file, folder } = await changed((text) => text.replace('"use": 1', '"use": 9'));
  await writeFile(join(folder, 'other.json'), '{');
  const read = () => readLibrary(GAMES, { folder });
  expect(read).toThrow(`${file}:21:16 map twin-lakes: more start squares are used than there are`);
  expect(read).toThrow(/other\.json:1:\d is not JSON/);
  expect(() => readLibrary(GAMES, { folder: join(folder, 'nowhere') })).toThrow(
    /^CONTENT_DIR: .*nowhere cannot be read/,
  );
});

it('the same map twice is refused', async () => {
  const { file, folder } = await changed((text) => text);
  await copyFile(file, join(folder, 'copy.json'));
  expect(() => readLibrary(GAMES, { folder })).toThrow(/copy\.json cannot be used:\n[\s\S]*"twin-lakes" is taken/);
});

it('what only pictures read of a map is no part of the hash in records', async () => {
  const plain = await changed((text) => text);
  const labelled = await changed((text) => text.replace('"name": "Lakeside"', '"name": "Lakeside", "label": "Lake"'));
  const other = await changed((text) => text.replace('"name": "Lakeside"', '"name": "Riverside"'));
  const hashOf = ({ file }: { file: string }) => readContentFile(GAMES, file).content.hash;
  expect(hashOf(labelled)).toBe(hashOf(plain));
  expect(hashOf(other)).not.toBe(hashOf(plain));
});

it('games keep their own tiles and maps whatever a host adds', async () => {
  const { folder } = await changed((text) => text);
  const own = readLibrary(GAMES);
  const more = readLibrary(GAMES, { folder });
  expect(more.ownContent('carcassonne').hash).toBe(own.ownContent('carcassonne').hash);
  const [carcassonne] = more.games.filter(({ ruleSet }) => ruleSet === 'carcassonne');
  const hashOf = (map: string) => more.contentFor(carcassonne!, { map })?.hash;
  expect(hashOf('germany')).toBe(own.ownContent('carcassonne').hash);
  expect(hashOf('twin-lakes')).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOf('twin-lakes')).not.toBe(hashOf('germany'));
  expect(hashOf('atlantis')).toBeUndefined();
  expect(more.contentFor(carcassonne!, {}, 'nobody-has-these')).toBeUndefined();
});

it('examples of rules keep the tiles that come with a game where a file replaces them for new games', async () => {
  const { file } = await changed((text) => text);
  const own = readLibrary(GAMES).ownContent('carcassonne').hash;
  const replaced = readLibrary(GAMES, { tileSet: file });
  expect(replaced.ownContent('carcassonne').hash).not.toBe(own);
  expect(replaced.shippedContent('carcassonne').hash).toBe(own);
});

it('tells the first faults of a file that is wrong everywhere, and how many more there are', async () => {
  const strange = Array.from({ length: 5000 }, (_, index) => `"strange-${index}": 1`).join(', ');
  const long = 'x'.repeat(1_000_000);
  const { file, folder } = await changed((text) => text.replace('"maps"', `"${long}": 1, ${strange}, "maps"`));
  const messageOf = (read: () => unknown) => {
    try {
      read();
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  for (const read of [() => readContentFile(GAMES, file), () => readLibrary(GAMES, { folder })]) {
    const message = messageOf(read);
    expect(message).toContain('board.json:3:');
    expect(message).toMatch(/and \d+ more faults/);
    expect(message.length).toBeLessThan(20_000);
  }
});

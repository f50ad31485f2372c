import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type TypicalMoment, typicalMoments } from '../lab/simulation/typical-moments.ts';
import { readTileSet } from '../src/content/tile-sets.ts';
import type { DrawOperation } from '../src/drawing/draw.ts';
import { THEMES } from '../src/drawing/theme.ts';
import { amazonas } from '../src/games/amazonas/index.ts';
import { featuresOf } from '../src/games/amazonas/rules/feature.ts';
import type { TileSet } from '../src/games/amazonas/rules/tile-set.ts';
import { viewOf } from '../src/games/amazonas/rules/view.ts';
import { LANGUAGES, translatorFor } from '../src/i18n/translate.ts';
import { type BoardPictureRequest, renderPicture } from '../src/render/index.ts';
import { paintDrawing } from '../src/render/paint/painter.ts';
import type { PictureRequests } from '../src/render/request.ts';
import { pictureWords } from '../src/telling/board/board-words.ts';
import { TABLES } from '../test/render/support/played-tables.ts';
import { requestFor } from '../test/render/support/typical-pictures.ts';
import { seenBy, type VisionName, visionNamed } from './colour-vision.ts';
import { runTool, UsageError, wholeNumber } from './command-line.ts';
import { tableRequests } from './gallery-tables.ts';

const HELP = `Usage: npm run gallery -- [FOLDER] [options]

Writes PNG pictures of typical moments of recorded games to FOLDER (./gallery unless given): the whole board and the
focus of every moment, then every theme, language and view of one game. Beside each picture of a board lies
one in the size of a chat, NAME@chat.png.

  --game NAME    one of ${Object.keys(TABLES).join(', ')}; amazonas unless given
  --seats N      only games of N players (2-6)
  --only TEXT    only pictures with TEXT in their names
  --vision NAME  as somebody sees them: protanopia, deuteranopia, tritanopia or greyscale
  --help         this help
`;

/** The size at which a chat shows a picture, in pixels. */
const CHAT = { width: 550, height: 350 };

interface Gallery {
  readonly folder: string;
  readonly only: string;
  readonly set: TileSet;
  readonly vision?: VisionName;
}

await runTool({
  help: HELP,
  options: {
    game: { type: 'string', default: 'amazonas' },
    seats: { type: 'string' },
    only: { type: 'string', default: '' },
    vision: { type: 'string' },
  },
  run: async ({ positionals, values }) => {
    const gallery = {
      folder: positionals[0] ?? './gallery',
      only: values.only,
      set: readTileSet(amazonas).set,
      ...(values.vision !== undefined && { vision: visionNamed(values.vision) }),
    };
    await mkdir(gallery.folder, { recursive: true });
    const counts = values.seats === undefined ? [2, 3, 4, 5] : [wholeNumber('seats', values.seats, { min: 2, max: 6 })];
    await writeTables(gallery, values.game, counts);
    if (values.game !== 'amazonas') return 0;
    for (const seats of counts) {
      const moments = typicalMoments(gallery.set, seats);
      for (const [name, moment] of moments) await writeMoment(gallery, `${seats}-players-${name}`, moment);
      if (seats === counts.at(-1)) await writeVariants(gallery, moments);
    }
    if ('all-tiles'.includes(gallery.only)) await write(gallery, 'all-tiles', await tileSheet(gallery.set));
    return 0;
  },
});

/** A game by day, and its late boards in the other themes. */
async function writeTables(gallery: Gallery, game: string, counts: readonly number[]): Promise<void> {
  if (!(game in TABLES)) throw new UsageError(`there is no game "${game}"`);
  for (const seats of counts) {
    for (const [moment, request] of tableRequests(game, seats)) {
      await writeViews(gallery, `${game}-${seats}-players-${moment}`, request);
      if (moment !== 'late') continue;
      for (const theme of THEMES.slice(1)) {
        await writeViews(gallery, `${game}-${seats}-players-${theme}`, { ...request, theme });
      }
    }
  }
}

async function writeMoment(gallery: Gallery, name: string, moment: TypicalMoment): Promise<void> {
  await writeViews(gallery, name, requestFor(gallery.set, moment));
}

async function writeViews(gallery: Gallery, name: string, request: BoardPictureRequest): Promise<void> {
  await writeBoard(gallery, name, request);
  await writeBoard(gallery, `${name}-focus`, { ...request, focus: true });
}

async function writeVariants(gallery: Gallery, moments: ReadonlyMap<string, TypicalMoment>): Promise<void> {
  const { set } = gallery;
  const [place, late, end] = ['place', 'late', 'end'].map((name) => moments.get(name)!);
  const request = requestFor(set, place!);
  for (const theme of THEMES) {
    await writeBoard(gallery, `theme-${theme}`, { ...request, theme });
    await writeBoard(gallery, `theme-${theme}-late`, { ...requestFor(set, late!), theme });
    await writeBoard(gallery, `theme-${theme}-focus`, { ...request, theme, focus: true });
  }
  for (const language of LANGUAGES) {
    const words = pictureWords(translatorFor(language), amazonas);
    await writeBoard(gallery, `language-${language}`, { ...request, words });
    await writeBoard(gallery, `language-${language}-focus`, { ...request, words, focus: true });
  }
  const square = request.legal![0]!;
  const draft = { tile: request.view.drawn!, x: square.x, y: square.y, rotation: square.rotations[0]! };
  await writeBoard(gallery, 'draft', { ...request, drafted: [draft], focus: true });
  const seen = { ...requestFor(set, late!), seenTurn: late!.state.turn - 5 };
  await writeBoard(gallery, 'glow', seen);
  await writeBoard(gallery, 'glow-focus', { ...seen, focus: true });
  const held = featuresOf(late!.state).filter(({ seats, kind }) => seats.length > 0 && kind !== 'jungle');
  await writeBoard(gallery, 'owned', { ...requestFor(set, late!), legal: [], owned: held });
  const jungle = featuresOf(late!.state).filter(({ kind }) => kind === 'jungle');
  const widest = jungle.reduce((max, other) => (other.segments.length > max.segments.length ? other : max));
  await writeBoard(gallery, 'owned-jungle', { ...requestFor(set, late!), legal: [], owned: [widest] });
  const { legal: _, ...plain } = request;
  await writeBoard(gallery, 'rules', { ...plain, panel: false, area: { x: -1, y: -2, columns: 6, rows: 5 } });
  await writeBoard(gallery, 'replay', { ...plain, area: { x: -6, y: -6, columns: 27, rows: 14 }, longest: 1000 });
  const { game, content, words } = request;
  const tiles = { game, content };
  await writeTiles(gallery, 'tiles-left', { ...tiles, view: viewOf(place!.state), words });
  const marked = Object.keys(request.view.pile.tiles).filter((_, index) => index % 4 === 0);
  await writeTiles(gallery, 'tiles-left-marked', { ...tiles, view: viewOf(place!.state), words, marked });
  await writeTiles(gallery, 'tiles-left-end', { ...tiles, view: viewOf(end!.state), words });
}

async function writeTiles(gallery: Gallery, name: string, request: PictureRequests['tiles']): Promise<void> {
  if (name.includes(gallery.only)) await write(gallery, name, (await renderPicture('tiles', request)).png);
}

async function writeBoard(gallery: Gallery, name: string, request: BoardPictureRequest): Promise<void> {
  if (!name.includes(gallery.only)) return;
  const { png } = await renderPicture('board', request);
  await write(gallery, name, png);
  const image = await loadImage(png);
  const shrink = Math.min(1, CHAT.width / image.width, CHAT.height / image.height);
  const canvas = createCanvas(Math.round(image.width * shrink), Math.round(image.height * shrink));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  await writeFile(join(gallery.folder, `${name}@chat.png`), await seen(gallery, await canvas.encode('png')));
}

async function write(gallery: Gallery, name: string, png: Buffer): Promise<void> {
  await writeFile(join(gallery.folder, `${name}.png`), await seen(gallery, png));
  process.stdout.write(`${name}.png ${Math.round(png.length / 1024)} KiB\n`);
}

async function seen({ vision }: Gallery, png: Buffer): Promise<Buffer> {
  return vision ? seenBy(png, vision) : png;
}

async function tileSheet(set: TileSet): Promise<Buffer> {
  const size = 128;
  const gap = 12;
  const operations: DrawOperation[] = [];
  let [x, y, row] = [gap, gap, 1];
  for (const tile of [...set.tiles].sort((a, b) => a.squares.length - b.squares.length)) {
    const left = Math.min(...tile.squares.map((square) => square.x));
    const top = Math.min(...tile.squares.map((square) => square.y));
    const width = Math.max(...tile.squares.map((square) => square.x)) - left + 1;
    const height = Math.max(...tile.squares.map((square) => square.y)) - top + 1;
    if (x + width * size > 1700) [x, y, row] = [gap, y + row * size + gap, 1];
    const anchor = tile.squares[0]!;
    const corner = { x: x + (anchor.x - left) * size, y: y + (anchor.y - top) * size };
    operations.push({ kind: 'tile', tile: tile.id, rotation: 0, size, ...corner });
    x += width * size + gap;
    row = Math.max(row, height);
  }
  const drawing = {
    width: 1700,
    height: y + row * size + gap,
    theme: 'day',
    background: '#f1e7cd',
    operations,
  } as const;
  return (await paintDrawing(drawing, { game: amazonas, content: set })).encode('png');
}

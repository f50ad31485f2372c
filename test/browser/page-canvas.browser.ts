import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { AMAZONAS } from '../../lab/simulation/amazonas.ts';
import { CARCASSONNE } from '../../lab/simulation/carcassonne.ts';
import type { PlayableGame } from '../../lab/simulation/playable-game.ts';
import { simulateGame } from '../../lab/simulation/simulated-game.ts';
import { loadTable } from '../../src/app/table.ts';
import type { LogEntry } from '../../src/core/log.ts';
import type { ChosenOptions } from '../../src/core/options.ts';
import type { GameTypes } from '../../src/core/rules.ts';
import type { Theme } from '../../src/drawing/theme.ts';
import { translatorFor } from '../../src/i18n/translate.ts';
import { renderPicture } from '../../src/render/index.ts';
import { boardRequest } from '../../src/telling/board/board-request.ts';
import { storeLog } from '../support/stored-game.ts';
import { boardShown, DESK, openBoard, PHONE, setPageStage } from './page-stage.ts';

/**
 * Side of the blocks whose mean colours are compared, in pixels of the screen: as large as half a piece, so that edges,
 * which two painters smooth differently, weigh little, and as small as that anything missing fills one.
 */
const BLOCK = 16;

/** How far the mean colours of a block and of the whole may be apart, in steps of 255 of red, green and blue. */
const APART = { block: 28, mean: 2 };

type Stage = Awaited<ReturnType<typeof setPageStage>>;

interface Shown {
  readonly game: PlayableGame<never>;
  readonly options?: ChosenOptions;
  readonly entries: number;
  /** Seats; 2 unless told. */
  readonly players?: number;
  readonly theme: Theme;
}

const SHOWN: Readonly<Record<string, Shown>> = {
  amazonas: { game: AMAZONAS as never, entries: 90, theme: 'day' },
  'amazonas at its end': { game: AMAZONAS as never, entries: Number.POSITIVE_INFINITY, theme: 'night' },
  carcassonne: { game: CARCASSONNE as never, entries: 90, theme: 'contrast' },
  'a map': { game: CARCASSONNE as never, options: { map: 'france', chips: true }, entries: 90, theme: 'day' },
};

/** Mean colours of the blocks of a picture, which is made as large as wanted. */
async function blocksOf(source: Buffer, part: { x: number; y: number; width: number; height: number }, size: Size) {
  const image = await loadImage(source);
  const canvas = createCanvas(Math.round(size.width), Math.round(size.height));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = part;
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const blocks: number[][] = [];
  for (let top = 0; top + BLOCK <= canvas.height; top += BLOCK) {
    for (let left = 0; left + BLOCK <= canvas.width; left += BLOCK) {
      const sum = [0, 0, 0];
      for (let row = top; row < top + BLOCK; row++) {
        for (let column = left; column < left + BLOCK; column++) {
          const at = (row * canvas.width + column) * 4;
          for (const channel of [0, 1, 2]) sum[channel]! += data[at + channel]!;
        }
      }
      blocks.push(sum.map((one) => one / BLOCK ** 2));
    }
  }
  return blocks;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far a board on a canvas and the picture of it are apart: in the worst block, and in the mean. */
async function difference(canvas: string, picture: Size & { readonly png: Buffer }) {
  const shown = Buffer.from(canvas.slice(canvas.indexOf(',') + 1), 'base64');
  const { width, height } = await loadImage(shown);
  // The canvas shows all of the board in its middle.
  const scale = Math.min(width / picture.width, height / picture.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  const middle = { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size };
  const one = await blocksOf(shown, middle, size);
  const other = await blocksOf(picture.png, { x: 0, y: 0, width: picture.width, height: picture.height }, size);
  const apart = one.map((block, at) =>
    Math.max(...block.map((colour, channel) => Math.abs(colour - other[at]![channel]!))),
  );
  return { block: Math.max(...apart), mean: apart.reduce((sum, now) => sum + now, 0) / apart.length };
}

/** Stores a game that was played with random choices. */
async function storePlayed({ pirogue, channelId }: Stage, { game, options, entries, players = 2 }: Shown) {
  const { ruleSet } = game.rules;
  const set = pirogue.app.library.ownContent(ruleSet) as never;
  const plan = { game, set, players, seed: 'canvas', policies: ['random'], order: 'given' } as const;
  const played = simulateGame({ ...plan, ...(options && { options }) });
  const { setup } = played as { setup: GameTypes['setup'] };
  const all = played.log as readonly LogEntry<GameTypes['action']>[];
  const log = all.slice(0, entries);
  return storeLog(pirogue, { ruleSet, setup, log, ended: log.length === all.length, channelId });
}

it.each(Object.entries(SHOWN))('shows on the canvas what the picture shows: %s', async (_, shown) => {
  const stage = await setPageStage();
  const { app } = stage.pirogue;
  const { theme } = shown;
  const record = await storePlayed(stage, shown);
  const page = await stage.tab(DESK, { deviceScaleFactor: 2 });
  const canvas = await openBoard(page, `${await stage.addressOf(record)}?theme=${theme}`);

  const request = boardRequest(translatorFor('en'), await loadTable(app, record), { names: ['', ''], theme });
  const picture = await renderPicture('board', { ...request, panel: false }, { mayWait: true });
  const now = await difference(canvas, picture);
  expect(now.block).toBeLessThan(APART.block);
  expect(now.mean).toBeLessThan(APART.mean);

  // Another moment of the same game is told from it.
  await page.locator('#time').fill('5');
  const before = await difference(await boardShown(page, canvas), picture);
  expect(before.block).toBeGreaterThan(2 * APART.block);
});

/** The fullest games with the most bytes that the first look at their page takes over the wire, on a phone. */
it.each([
  ['amazonas', { ...SHOWN['amazonas at its end']!, players: 5 }, 78_000],
  ['carcassonne', { ...SHOWN.carcassonne!, entries: Number.POSITIVE_INFINITY, players: 5 }, 60_000],
  // Its ground is drawn of some four thousand shapes, 29 kB at best; its names take both files of the font.
  ['a map', { ...SHOWN['a map']!, entries: Number.POSITIVE_INFINITY, players: 5 }, 100_000],
] as const)('takes few bytes to show a whole game: %s', async (_, shown, limit) => {
  const stage = await setPageStage();
  const record = await storePlayed(stage, shown);
  const page = await stage.tab(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await openBoard(page, await stage.addressOf(record));
  expect(bytes).toBeLessThan(limit);
});

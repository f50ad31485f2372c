import { constants, deflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { viewFor } from '../src/engine/index.ts';
import { renderBoard } from '../src/render/index.ts';
import { readTileSet } from '../src/tile-sets.ts';
import { chooser } from '../test/support/table.ts';
import { playOn, startGame } from './games.ts';
import { report, timed } from './measure.ts';

const WORDS = { toMove: 'to move', tilesLeft: 'tiles left', drawn: 'drawn', space: 'space', over: 'game over' };

/** A late board from view to PNG bytes, beside zlib's fastest run over as many raw pixels. */
export async function benchPicture(): Promise<void> {
  const { set } = readTileSet();
  const choose = chooser(2);
  const state = startGame(set, 2);
  playOn(state, choose, ({ board, phase }) => board.tileCount >= 75 && phase === 'place');
  const names = ['Ana', 'Bruno', 'Chloé', 'Dirk'];
  const request = () => ({ view: viewFor(state), set, names, words: WORDS });
  const { width, height, png } = await renderBoard(request());
  const whole = await timed(9, () => renderBoard(request()));
  const raw = await pixelsOf(png);
  const zlib = await timed(5, () => deflateSync(raw, { level: constants.Z_BEST_SPEED }));
  report({
    name: `board of ${state.board.tileCount} tiles, ${width} x ${height}, view to PNG`,
    unit: 'ms',
    figure: whole,
    ratio: `${(whole.median / zlib.median).toFixed(2)} of zlib level 1 on the raw pixels, ${Math.round(png.length / 1024)} KiB`,
  });
  report({ name: 'zlib level 1 on its raw pixels (1 Z)', unit: 'ms', figure: zlib });
}

async function pixelsOf(png: Buffer): Promise<Uint8ClampedArray> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height).data;
}

import { LRUCache } from 'lru-cache';
import type { Drawing } from '../../drawing/draw.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { GameContent, Picture } from '../request.ts';
import { type Band, bandsOf, paintBand } from './bands.ts';
import { CACHE_BYTES } from './memory.ts';
import { loadIcons } from './painter.ts';
import { type CompressedRows, compressRows, pngFile } from './png.ts';
import type { Paint } from './sprite.ts';
import { storedColours } from './stored-colours.ts';

/** Filter byte before every row of a PNG picture: the pixels are stored unfiltered. */
const NO_FILTER = 0;

/** Largest buffer that is reused for the next picture, in bytes. */
const SPARE_BYTES = 6 * 1024 * 1024;

/** Cache of compressed bands; pictures do not depend on it. */
export const cachedBands = new LRUCache<string, CompressedRows>({
  maxSize: CACHE_BYTES.bands,
  sizeCalculation: ({ stream }, key) => stream.length + key.length,
});

/** Reused buffer for the rows of a picture: allocating it for every picture takes longer than painting. */
let spareRows: Uint8Array | undefined;

/** Paints a drawing as a PNG file. Cached bands are not painted again. */
export async function paintPicture(source: GameContent, drawing: Drawing): Promise<Picture> {
  const { width, height, theme, palette } = drawing;
  const paint = await paintFor(source, theme, palette);
  const stride = width + 1;
  const bytes = stride * height;
  const pixels = spareRows && spareRows.length >= bytes ? spareRows : new Uint8Array(bytes);
  // Taken, as another picture may begin before this one ends.
  spareRows = undefined;
  const paintAndCompress = async (band: Band) => {
    const rows = pixels.subarray(band.top * stride, band.bottom * stride);
    for (let index = 0; index < rows.length; index += stride) rows[index] = NO_FILTER;
    paintBand(paint, band, { width, pixels: rows, stride, start: 1 });
    // While one band is compressed on another thread, the next one is painted.
    const compressed = await compressRows(rows);
    cachedBands.set(band.key, compressed);
    return compressed;
  };
  const rows = await Promise.all(
    bandsOf(drawing, source).map((band) => cachedBands.get(band.key) ?? paintAndCompress(band)),
  );
  if (pixels.length <= SPARE_BYTES) spareRows = pixels;
  return { png: pngFile({ width, height }, paint.colours.bytes, rows), width, height };
}

/** Returns palette and icons for the pictures of a game in a theme. */
export async function paintFor({ game, content }: GameContent, theme: Theme, palette?: string): Promise<Paint> {
  const icons = await loadIcons(game.picture);
  const colours = await storedColours({ game, content }, theme, palette);
  return { game, content, theme, ...(palette !== undefined && { palette }), icons, colours };
}

import { workerData } from 'node:worker_threads';

/** Limits given to the painting thread at its start. */
export interface PaintingLimits {
  /** Limit for all caches together, in mebibytes; by default enough for tiles in the usual sizes and the boards of a dozen tables. */
  readonly cacheMegabytes?: number | undefined;
  /** Folder in which painted tiles are kept beyond the end of the process; absent: nowhere. */
  readonly tileFolder?: string | undefined;
}

const { cacheMegabytes = 48, tileFolder } = (workerData ?? {}) as PaintingLimits;
const bytes = cacheMegabytes * 1024 * 1024;
const share = (part: number) => Math.floor(bytes * part);

/**
 * Cache limits in bytes: of sprites, figures of pieces, compressed bands, canvases of bands and of sprites, and fitted texts. A dozen
 * tables with tiles of one set need some 30 MiB of sprites, each of which is used over and over; of bands, only those of each table's
 * latest pictures are used again.
 */
export const CACHE_BYTES = {
  sprites: share(0.62),
  figures: share(0.08),
  bands: share(0.12),
  canvases: share(0.14),
  spriteCanvases: share(0.02),
  texts: share(0.02),
};

export const TILE_FOLDER = tileFolder;

/** Bytes per pixel of a canvas, including the overhead of the library. */
export const PIXEL_BYTES = 8;

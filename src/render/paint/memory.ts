import { workerData } from 'node:worker_threads';

/** What the thread that paints is told when it starts. */
export interface PaintingLimits {
  /** Mebibytes that everything kept from one picture to the next takes together. */
  readonly cacheMegabytes: number;
}

/** Enough for the tiles of a set in the usual sizes and the boards of a dozen tables. */
export const USUAL_LIMITS: PaintingLimits = { cacheMegabytes: 48 };

const { cacheMegabytes } = { ...USUAL_LIMITS, ...(workerData as Partial<PaintingLimits> | undefined) };
const bytes = cacheMegabytes * 1024 * 1024;
const share = (part: number) => Math.floor(bytes * part);

/** Bytes of painted tiles and squares, of compressed bands, of what bands are painted on, and of texts in their width. */
export const CACHE_BYTES = { sprites: share(0.5), bands: share(0.28), canvases: share(0.2), texts: share(0.02) };

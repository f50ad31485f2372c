import type { ExpansionPicture } from '../../picture/context.ts';
import { pieceSign } from '../../picture/piece-sign.ts';

/** What the phantom shows. */
export const phantomPicture: ExpansionPicture = { signs: { 'option.phantom': pieceSign('phantom') } };

import type { ExpansionPicture } from '../../picture/context.ts';
import { pieceSign } from '../../picture/piece-sign.ts';

/** Pictures of the phantom. */
export const phantomPicture: ExpansionPicture = { signs: { 'option.phantom': pieceSign('phantom') } };

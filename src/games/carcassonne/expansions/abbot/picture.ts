import { awardOf, type ExpansionPicture } from '../../picture/context.ts';
import { pieceSign } from '../../picture/piece-sign.ts';

/** Pictures of The Abbot. */
export const abbotPicture: ExpansionPicture = {
  signs: { 'option.abbot': pieceSign('abbot') },
  tells: (event) => (event.type === 'retrieved' ? { awards: [awardOf(event, event.points)] } : undefined),
};

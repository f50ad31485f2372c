import { awardOf, type ExpansionPicture } from '../../picture/context.ts';
import { pieceSign } from '../../picture/piece-sign.ts';

/** What The Abbot shows. */
export const abbotPicture: ExpansionPicture = {
  signs: { 'option.abbot': pieceSign('abbot') },
  tells: (event) => (event.type === 'retrieved' ? { awards: [awardOf(event, event.points)] } : undefined),
};

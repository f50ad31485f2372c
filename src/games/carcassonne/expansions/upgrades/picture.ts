import type { ExpansionPicture } from '../../picture/context.ts';

/** Pictures of the chips of Germany. */
export const upgradesPicture: ExpansionPicture = {
  tells: (event) => (event.type === 'upgraded' ? { raised: event } : undefined),
};

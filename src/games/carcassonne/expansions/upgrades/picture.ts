import type { ExpansionPicture } from '../../picture/context.ts';

/** What the chips of Germany show. */
export const upgradesPicture: ExpansionPicture = {
  tells: (event) => (event.type === 'upgraded' ? { raised: event } : undefined),
};

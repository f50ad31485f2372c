import type { Box } from '../../drawing/point.ts';

/** The size at which a chat shows a picture, in pixels. */
export const CHAT = { width: 550, height: 350 };

/** Factor by which a chat shrinks a picture. */
export function shrinkOf({ width, height }: Pick<Box, 'width' | 'height'>): number {
  return Math.max(width / CHAT.width, height / CHAT.height);
}

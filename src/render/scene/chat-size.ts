import type { Box } from '../../drawing/point.ts';

/** The size at which a chat shows a picture on a desktop, in pixels. */
export const CHAT = { width: 550, height: 350 };

/** The same on a phone, which shows what is higher than wide in its full width: as high as leaves buttons on its screen. */
export const PHONE = { width: 324, height: 450 };

/** Factor by which the worse of a desktop and a phone shrinks a picture. */
export function worstShrinkOf(size: Pick<Box, 'width' | 'height'>): number {
  return Math.max(shrinkTo(CHAT, size), shrinkTo(PHONE, size));
}

function shrinkTo(screen: typeof CHAT, { width, height }: Pick<Box, 'width' | 'height'>): number {
  return Math.max(width / screen.width, height / screen.height);
}

import type { ExpansionPicture } from '../../picture/context.ts';
import { circleArt } from './sign-art.ts';

/** Pictures of Crop Circles. */
export const cropsPicture: ExpansionPicture = {
  signs: { 'option.crops': (at, size) => circleArt(at, size, 'cropField') },
};

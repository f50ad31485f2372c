import { renderPicture } from '../../../../src/render/renderer.ts';
import { AT_START, playUntil, requestFor } from '../../support/position.ts';

const { png } = await renderPicture('board', requestFor(playUntil(2, AT_START)));
process.stdout.write(png.toString('base64'));

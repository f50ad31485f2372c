import type { Square } from '../../core/tile.ts';
import { joined } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';
import { sideText } from '../contract/segment-words.ts';
import type { PlacementRejection } from './rejection.ts';

/** The messages of every tile game for illegal placements. */
interface PlacementSpeech {
  (key: 'refused.square-taken' | 'refused.square-apart', args: Square): string;
  (key: 'refused.edge-clash', args: Square & { readonly clashes: string }): string;
  (key: 'refused.clash', args: { readonly side: string; readonly offered: string; readonly demanded: string }): string;
  readonly t: Translator;
}

/**
 * Writes why a tile cannot be placed, and what to do instead.
 *
 * @param landscapeText returns the word for a landscape
 */
export function placementText<Landscape extends string>(
  say: PlacementSpeech,
  rejection: PlacementRejection<Landscape>,
  landscapeText: (landscape: Landscape) => string,
): string {
  const { code, x, y } = rejection;
  if (code !== 'edge-clash') return say(`refused.${code}`, { x, y });
  const clashes = rejection.clashes.map(({ side, offered, demanded }) =>
    say('refused.clash', {
      side: sideText(say.t, side),
      offered: landscapeText(offered),
      demanded: landscapeText(demanded),
    }),
  );
  return say('refused.edge-clash', { x, y, clashes: joined(say.t, clashes) });
}

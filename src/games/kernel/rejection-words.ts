import type { Square } from '../../core/tile.ts';
import { joined } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';
import { sideText } from '../contract/segment-words.ts';
import type { PlacementRejection } from './rejection.ts';

/** The messages of every game of tiles about places where a tile cannot lie. */
interface PlacementSpeech {
  (key: 'refused.square-taken' | 'refused.square-apart', args: Square): string;
  (key: 'refused.edge-clash', args: Square & { readonly clashes: string }): string;
  (key: 'refused.clash', args: { readonly side: string; readonly offered: string; readonly demanded: string }): string;
  readonly t: Translator;
}

/**
 * Why a tile cannot be placed, and what to do instead.
 *
 * @param landscapeText what a side shows, in words
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

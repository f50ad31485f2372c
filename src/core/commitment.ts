import { canonicalJson, sha256 } from './digest.ts';
import { canonicalOptions, type RecordedOptions } from './options.ts';
import type { CommonSetup, PileOrder } from './setup.ts';

/**
 * The text whose hash is the commitment to a shuffle; every line ends with a line feed. Undefined for a setup that was
 * not made from a seed.
 */
export function commitmentText(
  rules: RecordedOptions,
  { seed, tileSet, options, colours, pile, layout }: CommonSetup,
  order: PileOrder,
): string | undefined {
  if (seed === undefined) return undefined;
  const stated = canonicalOptions(rules, options);
  const lines = [
    'pirogue shuffle 1',
    `seed ${seed}`,
    `tile set ${tileSet}`,
    `seats ${colours.length}`,
    `order ${order}`,
    ...(Object.keys(stated).length > 0 ? [`options ${canonicalJson(stated)}`] : []),
    `pile ${pile.join(' ')}`,
    ...(layout === undefined ? [] : [`layout ${canonicalJson(layout)}`]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * The commitment to a shuffle: SHA-256 of `commitmentText`, 64 hex digits. Published when a game starts, it proves at
 * the end that neither seed nor pile was changed; nobody can guess them from it, as the seed has 128 bits.
 */
export function commitmentOf(rules: RecordedOptions, setup: CommonSetup, order: PileOrder): string | undefined {
  const text = commitmentText(rules, setup, order);
  return text === undefined ? undefined : sha256(text);
}

import type { Translator } from '../../i18n/translate.ts';

/** Who reads a text about players. */
export interface Readers {
  /** Names of the players, by seat. */
  readonly names: readonly string[];
  /** The seat of the only reader, who is told "you"; absent where others read it, too. */
  readonly reader?: number | undefined;
}

/** A player as the object of "for": "for you" to the only reader, else "for" and the name. */
export function recipient(t: Translator, { names, reader }: Readers, seat: number): string {
  return seat === reader ? t('effect.you') : names[seat]!;
}

import type { Translator } from '../../i18n/translate.ts';

/** The readers of a text about players. */
export interface Readers {
  /** Names of the players, by seat. */
  readonly names: readonly string[];
  /** The seat of the only reader, who is addressed as "you"; absent if several people read the text. */
  readonly reader?: number | undefined;
}

/** Returns a player as the object of "for": "you" for the only reader, else the name. */
export function recipient(t: Translator, { names, reader }: Readers, seat: number): string {
  return seat === reader ? t('effect.you') : names[seat]!;
}

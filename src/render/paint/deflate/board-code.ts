import type { Theme } from '../../request.ts';
import { DeflateCode } from './code.ts';
import { CODE_LENGTHS } from './code-lengths.ts';

const codes = new Map<Theme, DeflateCode>();

/** The code that pictures of a theme are compressed with. */
export function boardCode(theme: Theme): DeflateCode {
  const known = codes.get(theme);
  if (known) return known;
  const code = new DeflateCode(CODE_LENGTHS[theme].join(''));
  codes.set(theme, code);
  return code;
}

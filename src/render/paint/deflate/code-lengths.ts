import type { Theme } from '../../request.ts';

/**
 * Lengths in bits, as hex digits, of the codes that pictures are compressed with: of bytes, the end of a block and
 * lengths, then of distances. Made by tools/make-board-code.ts (npm run palette).
 */
export const CODE_LENGTHS: Readonly<Record<Theme, readonly string[]>> = {
  day: [
    '67879689adca79f8fbaabb96eec898999559888e58889a8cbd8769a6c8b79a8a',
    '7ca898c88999b89a889df7ed989888889c8b988a999a9bb888adaa98dbbb77ad',
    'bc8988e9c999b777ebcb8dbb98aebbcba9886abba79ebbb9ffffffffffffffff',
    'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    'f5555666656666667677877886875d2dbb99898878788bffffffe1d54546',
  ],
  night: [
    '6687a6789dca78c9ccaabb8665eee955686c667787eaeecc86788b7ac78a7798',
    'adcca7f9c78d99aa7f87ae99c8bd97acdd988abcbbf8a88fcbbdacbcaad8d8be',
    'fcbbbaaebbbca8accbbbb8decbb78bbebccb7b9abbbbcabbffffffffffffffff',
    'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    'f5555666656666667677777886875d2db999877767778affffffe1d54556',
  ],
  contrast: [
    '9999999999999999999999999999999999999999999999999999999999999999',
    '9999999999999999999999999988888888888888888888888888888888888888',
    '8888888888888888888888888888888888888888888888888888888888888888',
    '8888888888888888888888888888888888888888888888888888888888888888',
    '488888888888888888888888888888555555555555555555555555555544',
  ],
};

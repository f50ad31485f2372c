import type { Theme } from '../../request.ts';

/**
 * Lengths in bits, as hex digits, of the codes that pictures are compressed with: of bytes, the end of a block and
 * lengths, then of distances. Made by tools/make-board-code.ts (npm run palette).
 */
export const CODE_LENGTHS: Readonly<Record<Theme, readonly string[]>> = {
  day: [
    '66879689adca7af8fcaaab96eec9989a9559888e58889a8cbd8769a6c8b79a8a',
    '7ca898c88999b89a889df7ed989888889c8b988a999a9bb888adaa98dbbb77ad',
    'bc8988e9b999b777ebcb8dbb98aebbcba9886bbba79ebbb9ffffffffffffffff',
    'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    'f5555666656666677677877786785d2ddb99898878788afffffff1f54546',
  ],
  night: [
    '6687a679adca78c9ccaaab8665eee955686c667786eaeecc87788b7ac78a7798',
    'adcca7f9c78d99aa7f87ae9ac8bd97acdd988accbbf8a88fcbbdacbcaad8d8be',
    'fcbbbaaebbbca8accbbbb8decbb78bbebccb7b9abbbccabbffffffffffffffff',
    'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    'f5555666656666667677777786785d2fba998777677789fffffff1c54556',
  ],
  contrast: [
    '46478da8f6fb99aa7568d98beeeb779da8aa7a7c7db7cdc89aae787ca79aa779',
    'cdcbabbceccbad8f7aa798bb8cccacd8ada9aa9b899abb6bcbacb968bcbbf9ae',
    'b7aa96bcffbbcdbcace9aa7acdbadb79eaadc76bfaba8baaffffffffffffffff',
    'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    'f6666667766776667666766675674d2fdbaa998877788afffffff1d54546',
  ],
};

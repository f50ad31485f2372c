/** The package ships no types; this is what tools use of it. */
declare module 'gifenc' {
  const gifenc: {
    /** Chooses at most `count` colours for RGBA pixels, as [red, green, blue]. */
    quantize(pixels: Uint8ClampedArray, count: number, options: { format: 'rgb565' }): number[][];
  };
  export default gifenc;
}

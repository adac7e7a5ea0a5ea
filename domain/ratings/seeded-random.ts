/**
 * A generator of numbers above 0 and below 1, all from a seed of 32 bits (mulberry32): the same seed
 * gives the same numbers on every machine.
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    // Half a step off both ends, so that a logarithm is always finite.
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 0x1_0000_0000;
  };
}

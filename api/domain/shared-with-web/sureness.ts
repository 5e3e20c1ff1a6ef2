/** A probability as it may be said: 99% at most, since nothing measured is certain. */
export const atMostSure = (probability: number): number => Math.min(0.99, probability);

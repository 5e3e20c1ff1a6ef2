import type { ClassProbabilities } from './network.ts';

/** One reading and its probability, summed over all ways the network can spell it. */
export interface Reading {
  text: string;
  probability: number;
}

/** A text under construction: the probability that it ends in a blank, and that it ends in its last character. */
interface Prefix {
  parent: Prefix | null;
  last: number;
  children: Prefix[];
  /** The newest step that moved it on. */
  step: number;
  blank: number;
  solid: number;
  nextBlank: number;
  nextSolid: number;
}

/** Classes less likely than this at a step are not followed. */
const LEAST = 1e-4;

function prefixOf(parent: Prefix | null, last: number): Prefix {
  return { parent, last, children: [], step: -1, blank: 0, solid: 0, nextBlank: 0, nextSolid: 0 };
}

function childOf(prefix: Prefix, last: number): Prefix {
  const { children } = prefix;
  for (const child of children) if (child.last === last) return child;
  const child = prefixOf(prefix, last);
  children.push(child);
  return child;
}

function spell(prefix: Prefix, alphabet: string[]): string {
  const parts: string[] = [];
  for (let at: Prefix | null = prefix; at && at.last > 0; at = at.parent) parts.push(alphabet[at.last - 1]!);
  return parts.reverse().join('');
}

/** Moves every prefix of the beam on by one step; returns all that were touched. */
function advance(
  beam: Prefix[],
  { scores, classes }: ClassProbabilities,
  t: number,
  followed: number[],
): Prefix[] {
  const touched: Prefix[] = [];
  const touch = (prefix: Prefix): void => {
    if (prefix.step === t) return;
    prefix.step = t;
    touched.push(prefix);
  };
  const blank = scores[t * classes]!;
  for (const prefix of beam) {
    const total = prefix.blank + prefix.solid;
    touch(prefix);
    prefix.nextBlank += total * blank;
    for (const c of followed) {
      const p = scores[t * classes + c]!;
      const child = childOf(prefix, c);
      if (c === prefix.last) {
        prefix.nextSolid += prefix.solid * p;
        child.nextSolid += prefix.blank * p;
      } else {
        child.nextSolid += total * p;
      }
      touch(child);
    }
  }
  return touched;
}

const chanceOf = (text: Prefix): number => text.blank + text.solid;

/** The `width` likeliest of the texts that are likely at all, in their order; the others are forgotten. */
function likeliest(texts: readonly Prefix[], width: number): Prefix[] {
  const best: Prefix[] = [];
  for (const text of texts) {
    const chance = chanceOf(text);
    let at = best.length;
    while (at > 0 && chanceOf(best[at - 1]!) < chance) at--;
    if (at < width && chance > 0) best.splice(at, 0, text);
    else text.blank = text.solid = 0;
    const dropped = best.length > width ? best.pop() : null;
    if (dropped) dropped.blank = dropped.solid = 0;
  }
  return best;
}

/**
 * Prefix beam search over CTC probabilities. `allowed[c]` tells whether class c may be read; what is not allowed keeps
 * its probability, so that a text full of forbidden characters comes out with a low one.
 * Returns up to `width` readings, best first.
 */
export function beamSearch(
  probabilities: ClassProbabilities,
  alphabet: string[],
  allowed: boolean[],
  width = 8,
): Reading[] {
  const root = prefixOf(null, 0);
  root.blank = 1;
  let beam: Prefix[] = [root];
  let logScale = 0;
  for (let t = 0; t < probabilities.steps; t++) {
    const followed: number[] = [];
    for (let c = 1; c < probabilities.classes; c++) {
      if (allowed[c] && probabilities.scores[t * probabilities.classes + c]! > LEAST) followed.push(c);
    }
    const touched = advance(beam, probabilities, t, followed);
    for (const prefix of touched) {
      prefix.blank = prefix.nextBlank;
      prefix.solid = prefix.nextSolid;
      prefix.nextBlank = prefix.nextSolid = 0;
    }
    beam = likeliest(touched, width);
    const best = beam[0] ? beam[0].blank + beam[0].solid : 0;
    if (best === 0) return [{ text: '', probability: 0 }];
    if (best < 1e-20) {
      logScale += Math.log(best);
      for (const prefix of beam) {
        prefix.blank /= best;
        prefix.solid /= best;
      }
    }
  }
  const scale = Math.exp(logScale);
  return beam.map((p) => ({ text: spell(p, alphabet), probability: (p.blank + p.solid) * scale }));
}

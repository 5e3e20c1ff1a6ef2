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
  children: Map<number, Prefix>;
  blank: number;
  solid: number;
  nextBlank: number;
  nextSolid: number;
}

/** Classes less likely than this at a step are not followed. */
const LEAST = 1e-4;

function prefixOf(parent: Prefix | null, last: number): Prefix {
  return { parent, last, children: new Map(), blank: 0, solid: 0, nextBlank: 0, nextSolid: 0 };
}

function childOf(prefix: Prefix, last: number): Prefix {
  let child = prefix.children.get(last);
  if (!child) {
    child = prefixOf(prefix, last);
    prefix.children.set(last, child);
  }
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
): Set<Prefix> {
  const touched = new Set<Prefix>();
  const blank = scores[t * classes]!;
  for (const prefix of beam) {
    const total = prefix.blank + prefix.solid;
    touched.add(prefix);
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
      touched.add(child);
    }
  }
  return touched;
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
    const touched = [...advance(beam, probabilities, t, followed)];
    for (const prefix of touched) {
      prefix.blank = prefix.nextBlank;
      prefix.solid = prefix.nextSolid;
      prefix.nextBlank = prefix.nextSolid = 0;
    }
    touched.sort((a, b) => b.blank + b.solid - a.blank - a.solid);
    for (const dropped of touched.slice(width)) dropped.blank = dropped.solid = 0;
    beam = touched.slice(0, width).filter((prefix) => prefix.blank + prefix.solid > 0);
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

/** How far weighted places stand in step, by the distance from one to the next. */

export interface Places {
  x: number[];
  weight: number[];
}

/** A distance at which the places stand in step, where the first of them lies, and the share of their weight that does. */
export interface Rhythm {
  spacing: number;
  origin: number;
  share: number;
}

/** Distances from `narrowest` to the one of which `length` has `least - 1`, those first in which the most stand in step. */
export function rhythmsOf(places: Places, length: number, narrowest: number, least: number): Rhythm[] {
  const step = 1 / (5 * length);
  const lowest = (least - 1) / length;
  const n = Math.max(0, Math.floor((1 / narrowest - lowest) / step));
  const power = spectrumOf(places, lowest, step, n);
  const found: Rhythm[] = [];
  for (let k = 1; k + 1 < n; k++) {
    const [before, here, after] = [power[k - 1]!, power[k]!, power[k + 1]!];
    if (here <= before || here < after) continue;
    const bend = 2 * here - before - after;
    const f = lowest + (k + (bend > 0 ? (0.5 * (after - before)) / bend : 0)) * step;
    found.push({ spacing: 1 / f, origin: phaseAt(places, f) / (2 * Math.PI * f), share: here });
  }
  return found.sort((a, b) => b.share - a.share);
}

/** Share of the places that stand in step, at n frequencies from `lowest` on. */
function spectrumOf(places: Places, lowest: number, step: number, n: number): Float64Array {
  const re = new Float64Array(n);
  const im = new Float64Array(n);
  let all = 0;
  for (let i = 0; i < places.x.length; i++) {
    const w = places.weight[i]!;
    const turn = 2 * Math.PI * places.x[i]!;
    let c = w * Math.cos(turn * lowest);
    let s = w * Math.sin(turn * lowest);
    // The phase of one place turns by the same angle from each frequency to the next.
    const turnC = Math.cos(turn * step);
    const turnS = Math.sin(turn * step);
    for (let k = 0; k < n; k++) {
      re[k]! += c;
      im[k]! += s;
      const next = c * turnC - s * turnS;
      s = c * turnS + s * turnC;
      c = next;
    }
    all += w;
  }
  return re.map((v, k) => Math.hypot(v, im[k]!) / all);
}

function phaseAt(places: Places, frequency: number): number {
  let re = 0;
  let im = 0;
  const turn = 2 * Math.PI * frequency;
  for (let i = 0; i < places.x.length; i++) {
    const w = places.weight[i]!;
    re += w * Math.cos(turn * places.x[i]!);
    im += w * Math.sin(turn * places.x[i]!);
  }
  return Math.atan2(im, re);
}

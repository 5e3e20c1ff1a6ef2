import { toPicture } from '../image/picture.ts';
import { drawChart, PLAIN, roundLabels, walk } from '../testing/draw-chart.ts';
import { photograph } from '../testing/photograph.ts';
import type { Raster } from '../types.ts';
import { findFrame } from './frame.ts';
import { straighten } from './straighten.ts';

const moves = Array.from({ length: 240 }, (_, i) => (Math.sin(i * 12.9898) * 43758.5453) % 1);
const series = walk(
  moves.map((v) => Math.abs(v)),
  100,
  3,
);
const { labels, decimals } = roundLabels(series, 7);
const { raster: screen } = drawChart(series, labels, decimals, { ...PLAIN, spacing: 12, dark: false });
const pose = { level: [0.05, 0.04], upright: [-0.02, 0.05] } as const;

/** The middle of a picture alone. */
function middleOf({ width, height, data }: Raster, margin: number): Raster {
  const [w, h] = [width - 2 * margin, height - 2 * margin];
  const out = new Uint8ClampedArray(4 * w * h);
  for (let y = 0; y < h; y++) {
    const from = 4 * ((y + margin) * width + margin);
    out.set(data.subarray(from, from + 4 * w), 4 * y * w);
  }
  return { width: w, height: h, data: out };
}

const frameOf = (raster: Raster) => findFrame(toPicture(raster));

describe('the frame of a screen in a photo', () => {
  it('tells the tilt from its sides', () => {
    const { level, upright } = frameOf(photograph(screen, 80, pose).raster)!.tilt;
    expect(level.slope).toBeCloseTo(0.05, 3);
    expect(level.fan).toBeCloseTo(0.04, 2);
    expect(upright.slope).toBeCloseTo(-0.02, 3);
    expect(upright.fan).toBeCloseTo(0.05, 2);
  });

  it('is not closed by an edge of the room that goes on beside it', () => {
    const { raster } = photograph(screen, 80, pose);
    const desk = raster.height - 30;
    for (let y = desk; y < raster.height; y++)
      for (let x = 0; x < raster.width; x++)
        if (raster.data[4 * (y * raster.width + x)]! > 100)
          raster.data.fill(60, 4 * (y * raster.width + x), 4 * (y * raster.width + x) + 3);
    const { corners, tilt } = frameOf(raster)!;
    expect(Math.max(corners[2][1], corners[3][1])).toBeLessThan(desk);
    expect(tilt.level.slope).toBeCloseTo(0.05, 2);
  });

  it('ends the screen where nothing but the room lies beyond it', () => {
    expect(frameOf(photograph(screen, 80, pose).raster)!.ends).toEqual({
      left: true,
      right: true,
      top: true,
      bottom: true,
    });
  });

  it('leaves the bezel out of the straightened screen', () => {
    const flat = straighten(photograph(screen, 80, pose).raster)!.raster;
    expect(Math.abs(flat.width - screen.width)).toBeLessThan(16);
    expect(Math.abs(flat.height - screen.height)).toBeLessThan(16);
  });

  it('is not sought where a photo shows no four sides', () => {
    expect(frameOf(middleOf(photograph(screen, 80, pose).raster, 200))).toBeNull();
  });
});

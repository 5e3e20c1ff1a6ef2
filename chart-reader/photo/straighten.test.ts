import { project } from '../image/homography.ts';
import { toPicture } from '../image/picture.ts';
import { drawChart, PLAIN, roundLabels, walk } from '../testing/draw-chart.ts';
import type { Pose } from '../testing/photograph.ts';
import { cameraMap, photograph } from '../testing/photograph.ts';
import { flatness } from './plainness.ts';
import { straighten } from './straighten.ts';
import { findTilt } from './tilt.ts';

function seeded(count: number, seed: number): number[] {
  let s = seed;
  return Array.from({ length: count }, () => {
    s = (s * 16807) % 2147483647;
    return s / 2147483647;
  });
}

const series = walk(seeded(4 * 60, 7), 100, 3);
const { labels, decimals } = roundLabels(series, 7);
const chart = drawChart(series, labels, decimals, { ...PLAIN, spacing: 12, dark: false });
const poses: [string, Pose][] = [
  ['a turned camera', { level: [0.03, 0], upright: [-0.03, 0] }],
  ['a camera from the side', { level: [0.012, 0.05], upright: [0.01, -0.04] }],
  ['a camera from above and the side', { level: [-0.02, -0.03], upright: [0.02, 0.06] }],
];

describe('photos of a screen', () => {
  it.each(poses)('finds the slopes of level and upright lines seen by %s', (_, pose) => {
    const { raster } = photograph(chart.raster, 60, pose);
    const { width, height, luma } = toPicture(raster);
    const { level, upright } = findTilt({ width, height, luma });
    expect(Math.abs(level.slope - pose.level[0])).toBeLessThan(0.002);
    expect(Math.abs(level.fan - pose.level[1])).toBeLessThan(0.008);
    expect(Math.abs(upright.slope - pose.upright[0])).toBeLessThan(0.003);
    expect(Math.abs(upright.fan - pose.upright[1])).toBeLessThan(0.012);
  });

  it('leaves a screenshot as it is, also one whose background is striped or shaded', () => {
    expect(straighten(chart.raster)).toBeNull();
    const shaded = { ...chart.raster, data: Uint8ClampedArray.from(chart.raster.data) };
    for (let i = 0; i < shaded.data.length; i++)
      if (i % 4 !== 3) shaded.data[i]! *= 0.7 + (0.3 * (i % (4 * shaded.width))) / (4 * shaded.width);
    expect(straighten(shaded)).toBeNull();
  });

  it('doubts a slanted frame where all lines stand level', () => {
    const { width, height, data } = chart.raster;
    const framed = Uint8ClampedArray.from(data);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (x < 14 || x >= width - 14 || y < 14 || y > height - 20 + (4 * x) / width)
          framed.fill(40, 4 * (y * width + x), 4 * (y * width + x) + 3);
    expect(straighten({ width, height, data: framed })!.doubtful).toBe(true);
    expect(straighten(photograph(chart.raster, 60, poses[0]![1]).raster)!.doubtful).toBe(false);
  });

  it('cuts away frame and wall, and makes the lit ground one colour', () => {
    const { raster } = photograph(chart.raster, 60, poses[0]![1]);
    const flat = straighten(raster)!.raster;
    expect(Math.abs(flat.width - chart.raster.width)).toBeLessThan(24);
    expect(Math.abs(flat.height - chart.raster.height)).toBeLessThan(24);
    expect(flatness(toPicture(raster))).toBeLessThan(0.6);
    expect(flatness(toPicture(flat))).toBeGreaterThan(0.8);
  });

  it('maps the straightened screen to the photo as the camera did', () => {
    const pose = poses[1]![1];
    const { raster } = photograph(chart.raster, 60, pose);
    const camera = cameraMap(chart.raster, 60, pose);
    const { raster: flat, toPhoto } = straighten(raster)!;
    const corner = project(toPhoto, 0, 0);
    const truth = project(camera, 0, 0);
    expect(Math.hypot(corner[0] - truth[0], corner[1] - truth[1])).toBeLessThan(9);
    expect(project(toPhoto, flat.width, flat.height)[0]).toBeLessThan(raster.width);
  });
});

import { buildReadBar, buildReadout } from '../../testing/build-readout.ts';
import { barPath } from './overlay-shapes.ts';

it('draws the range of a pixel column in which no single bar was told apart, without a body', () => {
  const column = buildReadBar({ x_px: 20.5, open: null, open_sigma: null, high: 180, low: 160, close: 170 });
  expect(barPath(buildReadout({ resolution: 'envelope' }), column)).toBe('M20.5 72.0V124.0');
});

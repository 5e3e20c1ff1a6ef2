import { unpack } from './weights.ts';

const shape = {
  version: 1,
  alphabet: 'a',
  calibration: { slope: 1, offset: 0 },
  layers: [{ name: 'head', outputs: 3, inner: 4 }],
};

/** Written by training/packed.py. */
const bytes = Uint8Array.of(255, 255, 95, 226, 254, 250, 79, 206, 173, 24, 81, 42, 139, 226, 255, 207, 147);

it('gives the weights that the training program packed by the steps of their rows, and the bias by its own', () => {
  const head = unpack(shape, bytes).layers.get('head')!;
  expect([...head.bias]).toEqual([0.75, -0.5, 0]);
  expect([...head.weights]).toEqual([2, -4, 0, 10, 0, -9, 1, 2, -120, 16, 0, 0]);
});

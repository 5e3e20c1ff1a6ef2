import type { ModelShape } from './model-shape.ts';

/** The shape of the trained text network; its numbers lie in ctc-model.bin. Both are written by training/export.py. */
export const CTC_MODEL: ModelShape = {
  version: 6,
  alphabet:
    '0123456789.,-+%$€£¥/:·\'()&|_#@!?=*";[]<>× ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz₀₁₂₃₄₅₆₇₈₉{}^~µ₹₩₽₿₺',
  calibration: { slope: 1.1054, offset: 0.4094 },
  layers: [
    { name: 'conv1', outputs: 16, inner: 9 },
    { name: 'conv2', outputs: 32, inner: 144 },
    { name: 'conv3', outputs: 96, inner: 384 },
    { name: 'block0.depthwise', outputs: 96, inner: 5 },
    { name: 'block0.pointwise', outputs: 96, inner: 96 },
    { name: 'block1.depthwise', outputs: 96, inner: 5 },
    { name: 'block1.pointwise', outputs: 96, inner: 96 },
    { name: 'block2.depthwise', outputs: 96, inner: 5 },
    { name: 'block2.pointwise', outputs: 96, inner: 96 },
    { name: 'block3.depthwise', outputs: 96, inner: 5 },
    { name: 'block3.pointwise', outputs: 96, inner: 96 },
    { name: 'head', outputs: 115, inner: 96 },
  ],
};

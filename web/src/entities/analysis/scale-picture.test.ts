import { jest } from '@jest/globals';
import { fitWithin, measurableCopy, scaledCopy } from './scale-picture.ts';
import type { PictureTools } from './scale-picture.ts';

/** Tools that pretend the picture is 3000 × 1500 and write down how it was drawn. */
function fakeTools() {
  const drawn: { width: number; height: number; type: string; quality: number }[] = [];
  const tools: PictureTools = {
    redraw: (_file, sizeFor, type, quality) => {
      drawn.push({ ...sizeFor({ width: 3000, height: 1500 }), type, quality });
      return Promise.resolve(`data:${type};base64,AA==`);
    },
    asDataUrl: jest.fn(() => Promise.resolve('data:raw')),
  };
  return { tools, drawn };
}
const file = (type: string) => new Blob(['x'], { type });

describe('the scaled copy of a picture', () => {
  it('[V-161] has a longest side of at most 1024 px, quality 0.7 and keeps its type, JPEG when unknown', async () => {
    const { tools, drawn } = fakeTools();
    await scaledCopy(file('image/png'), tools);
    await scaledCopy(file('image/webp'), tools);
    await scaledCopy(file('image/heic'), tools);
    await scaledCopy(file(''), tools);
    expect(drawn[0]).toEqual({ width: 1024, height: 512, type: 'image/png', quality: 0.7 });
    expect(drawn.map(({ type }) => type)).toEqual(['image/png', 'image/webp', 'image/jpeg', 'image/jpeg']);
    expect(tools.asDataUrl).not.toHaveBeenCalled();
  });

  it('never enlarges a picture and never loses a side', () => {
    expect(fitWithin({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
    expect(fitWithin({ width: 20000, height: 3 })).toEqual({ width: 1024, height: 1 });
    expect(fitWithin({ width: 900, height: 2048 })).toEqual({ width: 450, height: 1024 });
  });

  it('[V-163] is the raw file as a data URL when scaling fails', async () => {
    const { tools } = fakeTools();
    tools.redraw = () => Promise.reject(new Error('broken canvas'));
    await expect(scaledCopy(file('image/png'), tools)).resolves.toBe('data:raw');
  });

  it('reads the raw file in a browser that cannot draw', async () => {
    await expect(scaledCopy(file('image/png'))).resolves.toBe('data:image/png;base64,eA==');
  });
});

describe('the picture that a visitor has measured', () => {
  const large = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: 'image/png' });

  it('[V-162] is the original up to 5 MiB, else a copy of at most 2048 px, quality 0.75, in its own type', async () => {
    const { tools, drawn } = fakeTools();
    await expect(measurableCopy(file('image/png'), tools)).resolves.toBe('data:raw');
    expect(drawn).toEqual([]);
    await measurableCopy(large, tools);
    expect(drawn).toEqual([{ width: 2048, height: 1024, type: 'image/png', quality: 0.75 }]);
  });

  it('is the raw file when a large one cannot be scaled', async () => {
    const { tools } = fakeTools();
    tools.redraw = () => Promise.reject(new Error('broken canvas'));
    await expect(measurableCopy(large, tools)).resolves.toBe('data:raw');
  });
});

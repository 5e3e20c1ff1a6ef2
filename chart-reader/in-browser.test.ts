import fs from 'node:fs';
import { join } from 'node:path';
import { fetchTextRecogniser } from './in-browser.ts';
import { createTextRecogniser } from './text/index.ts';
import { referenceCases } from './text/reference-cases.ts';

const NUMBERS = join(import.meta.dirname, 'text/ctc-model.bin');
const lines = referenceCases().map(({ crop }) => crop);
const texts = (recogniser: ReturnType<typeof createTextRecogniser>): string[] =>
  recogniser.recognise(lines, 'any').map(({ text }) => text);

describe('[W-530] the text recogniser of a browser', () => {
  beforeEach(() => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(fs.readFileSync(NUMBERS)));
  });
  afterEach(() => jest.restoreAllMocks());

  it('reads as that of Node does', async () => {
    expect(texts(await fetchTextRecogniser())).toEqual(texts(createTextRecogniser()));
  });

  it('reads the same where the page allows no WebAssembly', async () => {
    const expected = texts(createTextRecogniser());
    const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: { Module: () => object } };
    const compiled = jest.spyOn(wasm, 'Module').mockImplementation(() => {
      throw new Error('Refused to compile WebAssembly');
    });
    expect(texts(await fetchTextRecogniser())).toEqual(expected);
    expect(compiled).toHaveBeenCalled();
  });
});

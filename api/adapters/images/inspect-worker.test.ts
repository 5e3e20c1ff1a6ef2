import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { randomFrom } from '../../domain/analysis/random.ts';
import inspect from './inspect-worker.ts';

const chart = readFileSync(new URL('../../testing/fixtures/candles-hourly.png', import.meta.url));
const said = () => undefined;

/** The file says that it is one row higher than what it holds. */
function withoutItsLastRow(): Buffer {
  const bytes = Buffer.from(chart);
  // Behind the signature: length, IHDR, width, height, five more bytes, checksum.
  bytes.writeUInt32BE(bytes.readUInt32BE(20) + 1, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe.each([true, false])('inspecting a picture, with a copy: %s', (withCopy) => {
  it('tells its size, and gives a copy only where one is wanted', async () => {
    const done = await inspect({ bytes: chart, withCopy }, said);
    if (!done.ok) throw new Error(done.error.code);
    expect(done.value).toMatchObject({ width: 1180, height: 660, mimeType: 'image/png' });
    expect(done.value.copyDataUrl?.startsWith('data:image/png;base64,') ?? false).toBe(withCopy);
  });

  it('refuses a picture whose last row is missing', async () => {
    expect(await inspect({ bytes: withoutItsLastRow(), withCopy }, said)).toEqual({
      ok: false,
      error: { code: 'damaged' },
    });
  });
});

it('refuses just those damaged JPEGs of which a row cannot be decoded as it was written', async () => {
  const next = randomFrom(3);
  const whole = await sharp(chart).resize({ width: 400 }).jpeg({ progressive: true }).toBuffer();
  const decodes = (bytes: Uint8Array) =>
    sharp(bytes, { failOn: 'warning' })
      .raw()
      .toBuffer()
      .then(
        () => true,
        () => false,
      );
  const decoded: boolean[] = [];
  const accepted: boolean[] = [];
  for (let nth = 0; nth < 40; nth++) {
    const bytes = Buffer.from(whole);
    // Behind the tables.
    bytes[700 + Math.floor(next() * (bytes.length - 700))] = Math.floor(next() * 256);
    decoded.push(await decodes(bytes));
    accepted.push((await inspect({ bytes, withCopy: false }, said)).ok);
  }
  expect(accepted).toEqual(decoded);
  expect(new Set(decoded).size).toBe(2);
});

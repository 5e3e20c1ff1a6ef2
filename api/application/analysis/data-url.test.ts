import { decodeDataUrl } from './data-url.ts';

const bad = { ok: false, error: { code: 'analysis.malformed_data_url' } };

describe('the bytes of a data URL', () => {
  it.each([0, 1, 2, 3, 4, 1000])('come back, %i of them', (length) => {
    const bytes = Buffer.alloc(length, 'chart');
    const decoded = decodeDataUrl(`data:image/png;base64,${bytes.toString('base64')}`);
    if (!decoded.ok) throw new Error(decoded.error.code);
    expect(Buffer.from(decoded.value).equals(bytes)).toBe(true);
  });

  it.each([
    'data:image/png;base64,AAA',
    'data:image/png;base64,AA*A',
    'data:image/png;base64,A===',
    'data:image/png;base64,AA==AAAA',
    'data:image/png,AAAA',
    'data:text/plain;base64,AAAA',
    'data:image/png;charset=utf-8;base64,AAAA',
    `data:image/${'a'.repeat(100)};base64,AAAA`,
    '',
  ])('are not taken from %j', (url) => {
    expect(decodeDataUrl(url)).toEqual(bad);
  });

  it('are at most 10 MiB', () => {
    const url = (length: number) => `data:image/png;base64,${Buffer.alloc(length).toString('base64')}`;
    expect(decodeDataUrl(url(10 * 1024 * 1024)).ok).toBe(true);
    expect(decodeDataUrl(url(10 * 1024 * 1024 + 3))).toEqual({
      ok: false,
      error: { code: 'analysis.file_too_large' },
    });
  });
});

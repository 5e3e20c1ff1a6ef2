import { AesSecretBox } from './aes-secret-box.ts';

describe('sealed secrets', () => {
  const box = new AesSecretBox({ secretKey: 'the secret key', purpose: 'totp' });

  it('[D-043] open for their owner alone, under the same key, unchanged', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'ada');
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
    expect(box.open(sealed, 'ada')).toBe('JBSWY3DPEHPK3PXP');
    expect(box.open(sealed, 'bob')).toBeNull();
    expect(new AesSecretBox({ secretKey: 'another key', purpose: 'totp' }).open(sealed, 'ada')).toBeNull();
    expect(
      new AesSecretBox({ secretKey: 'the secret key', purpose: 'another use' }).open(sealed, 'ada'),
    ).toBeNull();
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(box.open(changed, 'ada')).toBeNull();
    expect(box.open(sealed.subarray(0, 20), 'ada')).toBeNull();
  });

  it('look different each time', () => {
    expect(box.seal('same', 'ada').equals(box.seal('same', 'ada'))).toBe(false);
  });
});

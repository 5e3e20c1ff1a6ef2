import { deviceName } from './device-name.ts';

describe('what a session is called', () => {
  it('is the browser and the system, without versions', () => {
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
    expect(deviceName(chrome)).toBe('Chrome on Windows');
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
    expect(deviceName(safari)).toBe('Safari on iOS');
  });

  it('is nothing where the caller says nothing', () => {
    expect(deviceName(undefined)).toBeNull();
    expect(deviceName('')).toBeNull();
    expect(deviceName('\u0000')).toBeNull();
  });
});

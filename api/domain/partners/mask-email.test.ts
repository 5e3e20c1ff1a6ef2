import { maskEmail } from './mask-email.ts';

describe('maskEmail', () => {
  it.each([
    ['ada@example.com', 'a***@example.com'],
    ['a@example.com', 'a***@example.com'],
    ['"odd@name"@example.com', '"***@example.com'],
    ['@example.com', '***'],
    ['nothing', '***'],
  ])('shows %s as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});

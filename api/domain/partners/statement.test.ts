import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import fc from 'fast-check';
import { checkStatement } from '../../../tools/verify-statement/check-statement.ts';
import { money } from '../shared-with-web/money.ts';
import type { Brand } from './brand.ts';
import { isMonthComplete, statementMonths, writeStatement, type StatementFacts } from './statement.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const publicText = (key: KeyObject) => key.export({ format: 'jwk' }).x ?? '';
const keys = [{ key_id: '00112233aabbccdd', public_key: publicText(publicKey) }];
const signer = {
  keyId: '00112233aabbccdd',
  sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
};
const check = (text: string, published = keys) => checkStatement(text, published);

const brand: Brand = {
  id: '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d11',
  userId: '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d12',
  name: 'Schön “Charts” \u2028 & Söhne',
  email: 'school@example.com',
  slug: 'school',
  rateTenths: 125,
  logoUrl: null,
  website: null,
  primaryColor: '#00d4ff',
  secondaryColor: '#7c3aed',
  description: '',
  status: 'active',
  createdAt: new Date('2026-01-20T00:00:00Z'),
  updatedAt: new Date('2026-01-20T00:00:00Z'),
};
const at = new Date('2026-03-14T10:00:00Z');
const facts: StatementFacts = {
  orders: [
    {
      orderId: 'a',
      paidAt: at,
      netPaid: money(12_900, 'EUR'),
      tax: money(2060, 'EUR'),
      rateTenths: 125,
      commission: money(1613, 'EUR'),
      reason: 'earned',
    },
    {
      orderId: 'b',
      paidAt: at,
      netPaid: money(6500, 'JPY'),
      tax: null,
      rateTenths: null,
      commission: money(0, 'JPY'),
      reason: 'self_email',
    },
  ],
  entries: [
    { id: '1', orderId: 'a', kind: 'earned', amount: money(1613, 'EUR'), at },
    { id: '2', orderId: 'x', kind: 'reversed', amount: money(-2500, 'EUR'), at },
  ],
  payouts: [{ payoutId: 'p', month: '2026-02', amount: money(4000, 'EUR'), paidAt: at }],
  opening: [money(4500, 'EUR'), money(10, 'KWD')],
};
const head = {
  brand,
  month: '2026-03',
  issuer: 'https://wickwise.example',
  issuedAt: new Date('2026-04-02T08:00:00Z'),
};
const statement = writeStatement(head, facts, signer);
const text = JSON.stringify(statement, null, 2);

describe('a statement', () => {
  it('says the tax within what was paid, and commission of all that was paid', () => {
    expect(statement.orders[0]).toMatchObject({ net_paid: '129.00', tax: '20.60', commission: '16.13' });
    expect(statement.orders[1]).not.toHaveProperty('tax');
  });

  it('adds up by currency: opening, earned and reversed less paid out is carried over', () => {
    expect(statement.totals).toEqual([
      {
        currency: 'EUR',
        orders: 1,
        opening: '45.00',
        earned: '16.13',
        reversed: '-25.00',
        paid_out: '40.00',
        closing: '-3.87',
      },
      { currency: 'JPY', orders: 1, opening: '0', earned: '0', reversed: '0', paid_out: '0', closing: '0' },
      {
        currency: 'KWD',
        orders: 0,
        opening: '0.010',
        earned: '0.000',
        reversed: '0.000',
        paid_out: '0.000',
        closing: '0.010',
      },
    ]);
    expect(statement.orders[0]).toMatchObject({ commission_rate: '12.5', commission: '16.13' });
  });

  it('covers the months since the partner was taken on; one is complete an hour after its end', () => {
    expect(statementMonths(brand.createdAt, new Date('2026-03-01T00:00:00Z'))).toEqual([
      '2026-03',
      '2026-02',
      '2026-01',
    ]);
    expect(isMonthComplete('2026-02', new Date('2026-03-01T00:59:59Z'))).toBe(false);
    expect(isMonthComplete('2026-02', new Date('2026-03-01T01:00:00Z'))).toBe(true);
  });

  it('[D-091] verifies as it was issued, in any layout, and says what is in it', () => {
    const summary = { brand: brand.name, month: '2026-03', complete: true, issuer: head.issuer };
    for (const layout of [text, JSON.stringify(statement), `\uFEFF${text.replaceAll('\n', '\r\n')}`])
      expect(check(layout)).toMatchObject({ valid: true, summary });
    const { brand: named, ...rest } = statement;
    expect(check(JSON.stringify({ ...rest, brand: named }))).toMatchObject({ valid: true });
  });

  it('[D-091] does not verify when any one character of its meaning was changed', () => {
    const units = fc.oneof(
      fc.constantFrom(...'0123456789-."\\,:{}[] e+u\u0000'),
      fc.string({ minLength: 1, maxLength: 1 }),
    );
    const change = fc.record({
      position: fc.nat(text.length - 1),
      put: fc.option(units, { nil: '' }),
      drop: fc.nat(1),
    });
    fc.assert(
      fc.property(change, ({ position, put, drop }) => {
        const changed = text.slice(0, position) + put + text.slice(position + drop);
        const { valid } = check(changed);
        // Blanks between parts carry no meaning; what still verifies must read exactly as it was issued.
        if (valid) expect(JSON.parse(changed)).toEqual(statement);
      }),
      { numRuns: 1500 },
    );
  });

  it('[D-091] does not verify with any digit changed, wherever it stands', () => {
    for (const { index } of JSON.stringify(statement).matchAll(/\d/g)) {
      const compact = JSON.stringify(statement);
      const digit = (Number(compact[index]) + 1) % 10;
      expect(check(compact.slice(0, index) + digit + compact.slice(index + 1)).valid).toBe(false);
    }
  });

  it('is refused with what is wrong with it', () => {
    const fault = (content: string, published = keys) => check(content, published);
    for (const content of ['', '{}', '[]', 'null', '{"format":"other"}', text.slice(0, -2)])
      expect(fault(content)).toMatchObject({ valid: false, fault: 'not_a_statement' });
    expect(fault(text, [])).toMatchObject({ valid: false, fault: 'unknown_key' });
    const stranger = generateKeyPairSync('ed25519').publicKey;
    const posed = [{ key_id: signer.keyId, public_key: publicText(stranger) }];
    expect(fault(text, posed)).toMatchObject({ valid: false, fault: 'changed' });
  });

  it('is refused when it says one thing twice, or holds a number that readers take differently', () => {
    const twice = text.replace('"month": "2026-03"', '"month": "2026-04", "month": "2026-03"');
    expect(JSON.parse(twice)).toEqual(statement);
    expect(check(twice)).toMatchObject({ valid: false, fault: 'not_a_statement' });
    const almost = text.replace('"orders": 1,', '"orders": 0.99999999999999999999,');
    expect(JSON.parse(almost)).toEqual(statement);
    expect(check(almost)).toMatchObject({ valid: false, fault: 'not_a_statement' });
  });
});

import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { signedText } from '../../../../../api/domain/shared-with-web/statement-check.ts';
import { renderShop } from '../../../entities/catalog/testing/render-shop.tsx';
import { VerifyScreen } from './verify-screen.tsx';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const unsigned = {
  format: 'wickwise-statement/1',
  issuer: 'https://wickwise.example',
  issued_at: '2026-11-01T08:00:00.000Z',
  brand: { name: 'Northgate Traders' },
  month: '2026-10',
  complete: true,
  totals: [
    {
      currency: 'EUR',
      orders: 2,
      opening: '0.00',
      earned: '25.80',
      reversed: '-6.45',
      paid_out: '0.00',
      closing: '19.35',
    },
  ],
  key_id: '00112233aabbccdd',
};
const signature = sign(null, Buffer.from(signedText(unsigned)), privateKey).toString('base64url');
const statement = JSON.stringify({ ...unsigned, signature }, null, 2);
const key = { key_id: unsigned.key_id, public_key: publicKey.export({ format: 'jwk' }).x };

let shop: ReturnType<typeof renderShop>;
const show = (subtle: unknown = webcrypto.subtle) => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true });
  shop = renderShop(<VerifyScreen />, { routes: { 'GET /statements/keys': { body: { keys: [key] } } } });
};
let logged: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  shop.server.close();
  logged.mockRestore();
});

/** jsdom's files cannot be read as a promise. */
const fileOf = (text: string): File =>
  Object.assign(new File([text], 'statement.json'), { text: async () => text });
const choose = (text: string) =>
  fireEvent.change(screen.getByLabelText(/Choose a statement/), { target: { files: [fileOf(text)] } });

describe('the page that verifies statements', () => {
  it('[D-091] says that a statement is genuine, and that one with a digit changed is not', async () => {
    show();
    choose(statement);
    expect(await screen.findByText('This statement is genuine')).toBeInTheDocument();
    expect(
      screen.getByText(/It was issued for Northgate Traders on .* by https:\/\/wickwise.example/),
    ).toBeInTheDocument();
    expect(screen.getByText('19.35')).toBeInTheDocument();
    choose(statement.replace('19.35', '19.36'));
    expect(await screen.findByText('This statement does not verify')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'something was changed after the statement was issued',
    );
    const zone = screen.getByText('Choose a statement, or drop it here');
    fireEvent.drop(zone, { dataTransfer: { files: [fileOf('a photograph')] } });
    expect(await screen.findByText(/This is not a statement of ours/)).toBeInTheDocument();
  });

  it('says when it could not find out: no keys, or a browser that cannot', async () => {
    show();
    shop.server.routes['GET /statements/keys'] = {
      status: 503,
      body: { error: 'The database is restarting.' },
    };
    choose(statement);
    expect(await screen.findByText('The database is restarting.')).toBeInTheDocument();
    shop.server.close();
    shop.unmount();
    show(null);
    choose(statement);
    expect(await screen.findByText(/This browser cannot check Ed25519 signatures/)).toBeInTheDocument();
  });
});

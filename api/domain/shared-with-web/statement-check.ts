import { canonicalJson, parseStrictJson, type CanonicalValue } from './canonical-json.ts';

export const statementFormat = 'wickwise-statement/1';

/** A public key under which statements are signed. `public_key`: its 32 bytes, base64url. */
export interface PublishedKey {
  key_id: string;
  public_key: string;
}

/** What a statement that is in order says about itself. */
export interface StatementSummary {
  brand: string;
  month: string;
  complete: boolean;
  issuer: string;
  issuedAt: string;
  keyId: string;
  totals: {
    currency: string;
    orders: number;
    opening: string;
    earned: string;
    reversed: string;
    paidOut: string;
    closing: string;
  }[];
}

export type StatementFault = 'not_a_statement' | 'unknown_key' | 'changed';

export type StatementCheck =
  | { valid: true; summary: StatementSummary }
  | { valid: false; fault: StatementFault; text: string };

/** A statement whose signature is left to be verified: Ed25519 `signature` over `message` with `publicKey`, raw bytes. */
export interface OpenedStatement {
  publicKey: Uint8Array<ArrayBuffer>;
  signature: Uint8Array<ArrayBuffer>;
  message: Uint8Array<ArrayBuffer>;
  /** What to say once it is known whether the signature fits. */
  verdict: (fits: boolean) => StatementCheck;
}

const TEXTS: Readonly<Record<StatementFault, string>> = {
  not_a_statement:
    'This is not a statement of ours: it is not the JSON file that the partner dashboard downloads, or a part of it is missing.',
  unknown_key:
    'This statement names a key that is not among the published ones, so nobody can tell who signed it. Do not rely on it.',
  changed:
    'The signature does not fit the content: something was changed after the statement was issued, be it one digit. Do not rely on it.',
};

const fail = (fault: StatementFault): StatementCheck => ({ valid: false, fault, text: TEXTS[fault] });

/** The text that is signed: the statement without its signature, in its one way of writing. */
export function signedText(statement: Readonly<Record<string, CanonicalValue>>): string {
  const { signature: _, ...signed } = statement;
  return canonicalJson(signed);
}

/**
 * Opens a statement as it was downloaded: what is to be verified, or a verdict where nothing is. Blanks and the order of
 * keys do not matter; everything else does.
 */
export function openStatement(
  text: string,
  keys: readonly PublishedKey[],
): OpenedStatement | { verdict: StatementCheck } {
  const statement = parseStrictJson(text.replace(/^\uFEFF/, ''));
  if (!isRecord(statement) || statement['format'] !== statementFormat)
    return { verdict: fail('not_a_statement') };
  const { key_id: keyId, signature: signatureText } = statement;
  const signature = typeof signatureText === 'string' ? bytesOf(signatureText) : null;
  const summary = summaryOf(statement);
  if (typeof keyId !== 'string' || !signature || !summary) return { verdict: fail('not_a_statement') };
  const key = keys.find(({ key_id }) => key_id === keyId);
  const publicKey = key && bytesOf(key.public_key);
  if (!publicKey) return { verdict: fail('unknown_key') };
  const message = new TextEncoder().encode(signedText(statement));
  return {
    publicKey,
    signature,
    message,
    verdict: (fits) => (fits ? { valid: true, summary } : fail('changed')),
  };
}

/** Bytes of a base64url text; null unless it is written in its one way. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const again = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
    return again === text ? Uint8Array.from(binary, (unit) => unit.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}

function isRecord(value: CanonicalValue | undefined): value is { readonly [key: string]: CanonicalValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function summaryOf(statement: Readonly<Record<string, CanonicalValue>>): StatementSummary | null {
  const { brand, month, complete, issuer, issued_at: issuedAt, key_id: keyId, totals } = statement;
  if (!isRecord(brand) || !Array.isArray(totals)) return null;
  return {
    brand: String(brand['name']),
    month: String(month),
    complete: complete === true,
    issuer: String(issuer),
    issuedAt: String(issuedAt),
    keyId: String(keyId),
    totals: (totals as CanonicalValue[]).filter(isRecord).map((total) => ({
      currency: String(total['currency']),
      orders: Number(total['orders']),
      opening: String(total['opening']),
      earned: String(total['earned']),
      reversed: String(total['reversed']),
      paidOut: String(total['paid_out']),
      closing: String(total['closing']),
    })),
  };
}

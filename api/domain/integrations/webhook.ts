import { DAY_MS } from '../shared-with-web/time.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { EventType } from './account-event.ts';
import type { BadWebhookUrl } from './errors.ts';

/** An address of a user's that events are delivered to. */
export interface Webhook {
  id: string;
  userId: string;
  url: string;
  events: readonly EventType[];
  createdAt: Date;
  /** paused: by its owner. disabled: by us, after a long failure. */
  status: 'active' | 'paused' | 'disabled';
  /** The first failed try since the last good one. */
  failingSince: Date | null;
  /** From 1; a new secret is the next one. */
  secretVersion: number;
  /** null: it still has its first secret. */
  secretRenewedAt: Date | null;
}

/** How long messages are signed by the secret before the present one too, so that a receiver can change over. */
const OLD_SECRET_MS = DAY_MS;

/** The versions of the secret that sign a message at `now`, the present one first. */
export function signingVersions(
  { secretVersion, secretRenewedAt }: Pick<Webhook, 'secretVersion' | 'secretRenewedAt'>,
  now: Date,
): number[] {
  const renewed = secretRenewedAt !== null && now.getTime() - secretRenewedAt.getTime() < OLD_SECRET_MS;
  return renewed ? [secretVersion, secretVersion - 1] : [secretVersion];
}

/** Webhooks that one account may have. */
export const MOST_WEBHOOKS = 10;

const ownMachine = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The address as it is stored, when events may be delivered to it: https, a host, no password in it. What the host's name
 * stands for is looked at before every message, since that may change.
 * @param loopback whether events may be delivered to this machine itself, and by plain http: for tests and development only
 */
export function checkWebhookUrl(text: string, loopback: boolean): Result<string, BadWebhookUrl> {
  const bad = (reason: string) => err({ code: 'integrations.bad_url' as const, reason });
  const parts = /^(https?):\/\/([^/?#\s]+)([^\s#]*)$/i.exec(text.trim());
  if (!parts) return bad('Enter a whole address that begins with https://, without a #.');
  const [, scheme = '', authority = '', rest = ''] = parts;
  if (authority.includes('@')) return bad('Leave user name and password out of the address.');
  const host = authority.toLowerCase().replace(/:\d{1,5}$/, '');
  const own = ownMachine.test(host);
  if (own && !loopback) return bad('The address must lie on the public internet.');
  if (scheme.toLowerCase() !== 'https' && !(own && loopback))
    return bad('The address must begin with https://.');
  if (!own && !/^[a-z0-9.[\]:_-]+$/.test(host)) return bad('The name of the host is not valid.');
  return ok(`${scheme.toLowerCase()}://${authority.toLowerCase()}${rest}`);
}

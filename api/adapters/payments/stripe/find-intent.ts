import type Stripe from 'stripe';

/** Stripe's search lags behind by a minute, in an outage by an hour or more; the list does not lag at all. */
const searchLagSeconds = 60 * 60;
const mostPages = 20;
const pageSize = 100;

/**
 * The intent whose metadata carry this charge key. Search covers all of time but lags; the list of the last hour covers the
 * lag, page by page. Null only when both were read to their end; `'unsure'` when the list was too long for that.
 */
export async function findIntent(
  stripe: Stripe,
  key: string,
  now: Date,
): Promise<Stripe.PaymentIntent | 'unsure' | null> {
  const id = (await searchId(stripe, key)) ?? (await listId(stripe, key, now));
  if (id === null || id === 'unsure') return id;
  return stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
}

async function searchId(stripe: Stripe, key: string): Promise<string | null> {
  const quoted = key.replaceAll(/[\\']/g, '\\$&');
  const { data } = await stripe.paymentIntents.search({
    query: `metadata['charge_key']:'${quoted}'`,
    limit: 1,
  });
  return data[0]?.id ?? null;
}

async function listId(stripe: Stripe, key: string, now: Date): Promise<string | 'unsure' | null> {
  const since = Math.floor(now.getTime() / 1000) - searchLagSeconds;
  let after: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const { data, has_more } = await stripe.paymentIntents.list({
      created: { gte: since },
      limit: pageSize,
      ...(after ? { starting_after: after } : {}),
    });
    const found = data.find((intent) => intent.metadata.charge_key === key);
    if (found) return found.id;
    after = data.at(-1)?.id;
    if (!has_more || after === undefined) return null;
  }
  return 'unsure';
}

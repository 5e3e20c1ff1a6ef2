import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { bodyOf, eventTypes, type AccountEvent } from '../../../domain/integrations/account-event.ts';
import { loadContract } from '../contract/load-contract.ts';

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;
const { document } = loadContract();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(document, 'contract');

const id = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d01';
const happened = { userId: id, at: new Date('2026-11-21T12:00:00Z') };
const order = {
  orderId: id,
  number: 'WW-3F0A91C27B',
  status: 'paid',
  total: { minor: 12_900, currency: 'USD' },
};
const part = { minor: 3_500, currency: 'USD' };

const events: AccountEvent[] = [
  { ...happened, type: 'analysis.completed', analysisId: id, symbol: 'BTCUSDT', scaleSetByHand: false },
  { ...happened, type: 'analysis.failed', analysisId: id, symbol: 'Unknown', refusal: null },
  {
    ...happened,
    type: 'analysis.failed',
    analysisId: id,
    symbol: 'Unknown',
    refusal: { code: 'no_price_axis', reason: 'No price axis was found.' },
  },
  { ...happened, type: 'order.paid', ...order },
  { ...happened, type: 'order.refunded', ...order, status: 'partly_refunded', refundId: id, refunded: part },
  { ...happened, type: 'order.disputed', ...order, status: 'disputed', dispute: 'open', disputed: part },
];

it('[W-229] the contract has a webhook for every event, and none besides', () => {
  expect(Object.keys(document.webhooks as object).sort()).toEqual([...eventTypes].sort());
});

it.each(events.map((event) => [event.type, event] as const))(
  '[W-229] %s is sent as the contract says',
  (type, event) => {
    const pointer = `contract#/webhooks/${type}/post/requestBody/content/application~1json/schema`;
    const validate = ajv.getSchema(pointer) ?? ajv.compile({ $ref: pointer });
    expect([validate(JSON.parse(bodyOf(event))), validate.errors ?? []]).toEqual([true, []]);
  },
);

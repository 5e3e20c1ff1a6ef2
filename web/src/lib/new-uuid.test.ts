/** @jest-environment node */
import { newUuid } from './new-uuid.ts';

it.each([
  ['where the browser makes them', undefined],
  ['where it does not', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
])('makes ids of version 4, each another, %s', (_, source) => {
  const ids = [newUuid(source), newUuid(source)];
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

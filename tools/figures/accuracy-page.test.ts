import { accuracyDocument, accuracyPage } from './accuracy-page.ts';

it('docs/accuracy.md is what the figures files give (make accuracy-page)', async () => {
  expect(accuracyDocument()).toBe(await accuracyPage());
});

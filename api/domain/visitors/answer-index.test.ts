import { AnswerIndex } from './answer-index.ts';
import { faq } from '../shared-with-web/faq.ts';
import { moreFaq } from '../shared-with-web/more-faq.ts';
import { searchTerms } from './search-terms.ts';

const all = [...faq, ...moreFaq];
const index = new AnswerIndex(all);
const found = (question: string): string | null => index.find(question)?.entry.id ?? null;

describe('finding an answer', () => {
  it.each(all.map(({ id, question }) => [question, id]))('finds %j by its own words', (question, id) => {
    expect(found(question)).toBe(id);
  });

  it.each([
    ['can i get a refund?', 'refunds'],
    ['I want my money back!!', 'refunds'],
    ['How much does it cost', 'prices'],
    ['is there a free trial', 'free-trial'],
    ['do my credits expire', 'credits-expire'],
    ['forgot password', 'forgotten-password'],
    ['does it read tradingview charts', 'which-charts'],
    ['does it renew monthly', 'is-it-a-subscription'],
    ['are my uploaded charts private', 'privacy-of-charts'],
    ['is this investment advice?', 'is-it-advice'],
    ['Can I talk to a human', 'contact-people'],
    ['how accurate are the numbers', 'how-prices-are-measured'],
  ])('%j is answered by %s', (question, id) => {
    expect(found(question)).toBe(id);
  });

  it.each([
    'What is the weather in Paris tomorrow?',
    'Who won the football match?',
    'write me a poem about horses',
    'the of and',
    '???',
  ])('%j finds nothing', (question) => {
    expect(found(question)).toBeNull();
  });

  it('takes word endings and accents off', () => {
    expect(searchTerms('Refunds, refunding; refunded')).toEqual(['refund']);
    expect(searchTerms('Café')).toEqual(searchTerms('cafe'));
  });
});

it('names every entry once', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(faq).toHaveLength(5);
});

import { asksForAdvice } from './advice-question.ts';

describe('a question', () => {
  it.each([
    'Should I buy bitcoin now?',
    'Will it go up?',
    'should i sell my chart’s coin',
    'Is now a good time to buy?',
    'What do you recommend?',
    'where will the price go next',
    'Can you predict tomorrow’s price?',
    'shall we close my position',
  ])('“%s” asks for advice', (question) => {
    expect(asksForAdvice(question)).toBe(true);
  });

  it.each([
    'What is RSI?',
    'How do I size a position?',
    'why is my stop there',
    'What does buy and hold mean?',
    'How does a sell order work?',
    'explain my last analysis',
  ])('“%s” does not', (question) => {
    expect(asksForAdvice(question)).toBe(false);
  });
});

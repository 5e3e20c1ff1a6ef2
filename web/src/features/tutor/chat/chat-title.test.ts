import { chatTitle } from './chat-title.ts';

it('[V-157] is the first 50 characters followed by dots', () => {
  const question = 'How do I size a position when my stop is forty pips away from my entry?';
  expect(chatTitle(question)).toBe('How do I size a position when my stop is forty pip...');
  expect(chatTitle(question).slice(0, 50)).toBe(question.slice(0, 50));
});

it('leaves a short question as it is, on one line', () => {
  expect(chatTitle('  What is\n a pip? ')).toBe('What is a pip?');
});

it('never cuts a character in two', () => {
  expect(chatTitle('📈'.repeat(60))).toBe(`${'📈'.repeat(50)}...`);
});

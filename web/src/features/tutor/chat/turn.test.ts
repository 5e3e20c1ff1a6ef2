import { messagesBefore, newTurn, openQuestion, questionOf, stoppedAnswer } from './turn.ts';

const asked = newTurn('c1', 'What is a pip?', 'q1');
const question = questionOf(asked);
const stopped = stoppedAnswer({ ...asked, text: 'A pip is' });
const whole = { ...stopped, id: 'a1', stopped: false };

it('offers to ask again what has no answer or half of one', () => {
  expect(openQuestion([question])).toBe(question);
  expect(openQuestion([question, stopped])).toBe(question);
  expect(openQuestion([question, whole])).toBeNull();
  expect(openQuestion([])).toBeNull();
});

it('replaces the first asking of a repeated question', () => {
  const earlier = { ...question, id: 'q0', client_message_id: 'q0' };
  expect(messagesBefore([earlier, whole, question, stopped], 'q1')).toEqual([earlier, whole]);
  expect(messagesBefore([earlier, whole], 'q1')).toEqual([earlier, whole]);
});

it('gives every question an id of its own', () => {
  expect(newTurn(null, 'x').clientMessageId).not.toBe(newTurn(null, 'x').clientMessageId);
});

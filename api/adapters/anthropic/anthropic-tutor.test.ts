import type { TutorPart, TutorQuestion, TutorVoice } from '../../ports/tutor/tutor-voice.ts';
import { LocalTutor } from '../curriculum/local-tutor.ts';
import { AnthropicTutor } from './anthropic-tutor.ts';
import type { AnthropicSettings } from './messages-client.ts';
import { FakeAnthropic } from './testing/fake-anthropic.ts';

const anthropic = new FakeAnthropic();
beforeAll(() => anthropic.open());
afterAll(() => anthropic.api.stop());
beforeEach(() => anthropic.clear());

const lessons = [{ id: 'position-size', topic: 'Risk Management' as const, title: 'How large a position' }];
const curriculum: TutorVoice = {
  async *answer() {
    yield { kind: 'text', text: 'Risk at most 2% of the account. ' };
    yield { kind: 'text', text: 'With 10,000 that is 200.' };
    yield { kind: 'lessons', lessons };
  },
};
const NO_ANSWER = 'The AI provider did not answer; this is from the built-in lessons.';
const says = 'Risk at most 2% of the account. With 10,000 that is 200.';

const question: TutorQuestion = {
  turns: [
    { role: 'assistant', content: 'Welcome.' },
    { role: 'user', content: 'How much of 10,000 may I lose with 7 trades?' },
  ],
  topic: 'Risk Management',
  facts: ['Your latest analysis: last price 141.25 (± 0.10).'],
};

async function ask(changes: Partial<AnthropicSettings> = {}, more: Partial<TutorQuestion> = {}) {
  const tutor = new AnthropicTutor({
    client: anthropic.client(changes),
    curriculum,
    reports: anthropic.reports,
  });
  const parts: TutorPart[] = [];
  for await (const part of tutor.answer({ ...question, ...more })) parts.push(part);
  const of = (kind: TutorPart['kind']) => parts.filter((part) => part.kind === kind);
  const text = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  return { parts, text, notices: of('notice'), lessons: of('lessons') };
}

describe('a model as tutor', () => {
  it('[D-096] says its answer sentence by sentence and names the lessons', async () => {
    anthropic.api.answer({
      pieces: [
        'A risk of 2',
        '% of 10,000 is 200. The last price is 141.2',
        '5. The question',
        ' names 7 trades.',
      ],
    });
    const { parts } = await ask();
    expect(parts).toEqual([
      { kind: 'text', text: 'A risk of 2% of 10,000 is 200. ' },
      { kind: 'text', text: 'The last price is 141.25. ' },
      { kind: 'text', text: 'The question names 7 trades.' },
      { kind: 'lessons', lessons },
    ]);
  });

  it('is not asked for a reply to a greeting', async () => {
    const before = anthropic.api.requests.length;
    const tutor = new AnthropicTutor({
      client: anthropic.client(),
      curriculum: new LocalTutor(),
      reports: anthropic.reports,
    });
    const parts: TutorPart[] = [];
    for await (const part of tutor.answer({ ...question, turns: [{ role: 'user', content: 'Thank you!' }] }))
      parts.push(part);
    expect(parts).toEqual([
      { kind: 'text', text: expect.stringContaining('welcome') },
      { kind: 'unanswered', courtesy: true },
    ]);
    expect(anthropic.api.requests).toHaveLength(before);
  });

  it('gets the question, the answer of the curriculum, and the measurements', async () => {
    anthropic.api.answer({ pieces: ['Fine.'] });
    await ask({}, { temperature: 0.5 });
    const { messages, temperature, stream } = anthropic.api.requests[0]!.body;
    expect(messages).toHaveLength(1);
    for (const part of [says, question.facts[0], 'with 7 trades?'])
      expect(messages[0]?.content).toContain(part);
    expect({ temperature, stream }).toEqual({ temperature: 0.5, stream: true });
  });

  it('loses sentences with numbers from nowhere, and says so', async () => {
    anthropic.api.answer({
      pieces: ['A stop limits the loss. A risk of 37% of 10,000 is 200. 1. The last price is 141.25.'],
    });
    const { text, notices } = await ask();
    expect(text).toBe('A stop limits the loss. 1. The last price is 141.25.');
    expect(notices).toEqual([{ kind: 'notice', text: expect.stringContaining('One sentence was left out') }]);
    expect(anthropic.recorded).toEqual([]);
  });
});

it('ends an answer at its greatest length with a whole sentence, says so, and waits for no more', async () => {
  const sentence = 'A stop limits the loss. ';
  anthropic.api.answer({ pieces: Array<string>(300).fill(sentence), ending: 'silence' });
  const { text, notices } = await ask();
  expect(text).toBe(sentence.repeat(249));
  expect(notices).toEqual([{ kind: 'notice', text: 'The answer was ended here, at its greatest length.' }]);
  expect(anthropic.recorded).toEqual([]);
});

it('answers a question for advice with the refusal first, and passes no advice on', async () => {
  anthropic.api.answer({ pieces: ['Buy now, guaranteed. A stop limits the loss.'] });
  const turns = [{ role: 'user' as const, content: 'Should I buy my chart now?' }];
  const { text, notices } = await ask({}, { turns });
  expect(text).toMatch(/^I do not say what to buy or sell.*\n\nA stop limits the loss\.$/);
  expect(notices).toEqual([{ kind: 'notice', text: expect.stringContaining('One sentence was left out') }]);
});

it('repeats the numbers of a question only as those of the question', async () => {
  anthropic.api.answer({
    pieces: ['The question names 7 trades. The lesson names 7 trades.'],
  });
  expect((await ask()).text).toBe('The question names 7 trades. ');
});

describe('the curriculum answers instead, and it is said why,', () => {
  it.each([401, 429, 529])('[V-227] when the provider answers %i', async (status) => {
    anthropic.api.answer({ status, body: 'host 10.0.0.7 is busy' });
    const { parts } = await ask();
    expect(parts).toEqual([
      { kind: 'notice', text: NO_ANSWER },
      { kind: 'text', text: says },
      { kind: 'lessons', lessons },
    ]);
    expect(anthropic.recorded).toMatchObject([
      { purpose: 'tutor', message: `anthropic error ${status}: host 10.0.0.7 is busy` },
    ]);
  });

  it('when the stream breaks in the middle', async () => {
    anthropic.api.answer({ pieces: ['A stop limits the loss. And'], ending: 'error' });
    const { text, notices } = await ask();
    expect(text).toBe(`A stop limits the loss. \n\n${says}`);
    expect(notices).toEqual([
      { kind: 'notice', text: "The AI provider's answer broke off; the rest is from the built-in lessons." },
    ]);
  });

  it.each([
    ['Risk at most **2%** of the account.  And', '\n\nWith 10,000 that is 200.'],
    ['Risk at most 2% of the account. With 10,000 that is 200. And', ''],
  ])('but says no sentence again that came before the stream broke: %s', async (piece, rest) => {
    anthropic.api.answer({ pieces: [piece], ending: 'error' });
    const { text, lessons: named } = await ask();
    expect(text).toBe(piece.slice(0, -'And'.length) + rest);
    expect(named).toHaveLength(1);
  });

  it.each([[[]], [['  ', '\n']]])('when the reply is empty: %j', async (pieces) => {
    anthropic.api.answer({ pieces });
    const { text, notices } = await ask();
    expect(text).toBe(says);
    expect(notices).toEqual([
      { kind: 'notice', text: "The AI provider's answer was empty; this is from the built-in lessons." },
    ]);
    expect(anthropic.recorded).toMatchObject([{ message: "The model's reply was empty" }]);
  });

  it('when nothing is left of what the model said', async () => {
    anthropic.api.answer({ pieces: ['Put in 99,000.'] });
    const { text, notices } = await ask();
    expect(text).toBe(says);
    expect(notices).toHaveLength(1);
  });

  it('when nothing comes in time', async () => {
    anthropic.api.answer('silence');
    expect((await ask({ timeoutMs: 50 })).notices[0]).toMatchObject({
      text: NO_ANSWER,
    });
  });

  it('[D-020] when there is neither key nor proxy', async () => {
    const { text, notices } = await ask({ apiKey: null, baseUrl: null });
    expect(text).toBe(says);
    expect(notices[0]).toMatchObject({ text: expect.stringContaining('The AI provider key is missing') });
  });
});

it('falls silent when the reader stops it, and no failure is recorded', async () => {
  const reader = new AbortController();
  anthropic.api.answer({ pieces: ['A stop limits the loss. And'], ending: 'silence' });
  const tutor = new AnthropicTutor({ client: anthropic.client(), curriculum, reports: anthropic.reports });
  const heard: TutorPart[] = [];
  for await (const part of tutor.answer({ ...question, signal: reader.signal })) {
    heard.push(part);
    reader.abort();
  }
  expect(heard).toEqual([{ kind: 'text', text: 'A stop limits the loss. ' }]);
  expect(anthropic.recorded).toEqual([]);
});

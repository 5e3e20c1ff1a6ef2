import type { TutorPart, TutorQuestion, TutorVoice } from '../../ports/tutor/tutor-voice.ts';
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
    anthropic.api.answer({ pieces: ['Lose 2', '% at most. At 141.2', '5 that is', ' 200 for 7 trades.'] });
    const { parts } = await ask();
    expect(parts).toEqual([
      { kind: 'text', text: 'Lose 2% at most. ' },
      { kind: 'text', text: 'At 141.25 that is 200 for 7 trades.' },
      { kind: 'lessons', lessons },
    ]);
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
    anthropic.api.answer({ pieces: ['Lose 2% at most. The best traders risk 37%. 1. Keep calm.'] });
    const { text, notices } = await ask();
    expect(text).toBe('Lose 2% at most. 1. Keep calm.');
    expect(notices).toEqual([{ kind: 'notice', text: expect.stringContaining('One sentence was left out') }]);
    expect(anthropic.recorded).toEqual([]);
  });
});

describe('the curriculum answers instead, and it is said why,', () => {
  it.each([401, 429, 529])('[V-227] when the provider answers %i', async (status) => {
    anthropic.api.answer({ status, body: 'no' });
    const { parts } = await ask();
    expect(parts).toEqual([
      { kind: 'notice', text: `anthropic error ${status}: no` },
      { kind: 'text', text: says },
      { kind: 'lessons', lessons },
    ]);
    expect(anthropic.recorded).toMatchObject([
      { purpose: 'tutor', message: `anthropic error ${status}: no` },
    ]);
  });

  it('when the stream breaks in the middle', async () => {
    anthropic.api.answer({ pieces: ['Lose 2% at most. And'], ending: 'error' });
    const { text, notices } = await ask();
    expect(text).toBe(`Lose 2% at most. \n\n${says}`);
    expect(notices).toEqual([{ kind: 'notice', text: expect.stringContaining('overloaded_error') }]);
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
      text: expect.stringContaining('anthropic error timeout'),
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
  anthropic.api.answer({ pieces: ['Lose 2% at most. And'], ending: 'silence' });
  const tutor = new AnthropicTutor({ client: anthropic.client(), curriculum, reports: anthropic.reports });
  const heard: TutorPart[] = [];
  for await (const part of tutor.answer({ ...question, signal: reader.signal })) {
    heard.push(part);
    reader.abort();
  }
  expect(heard).toEqual([{ kind: 'text', text: 'Lose 2% at most. ' }]);
  expect(anthropic.recorded).toEqual([]);
});

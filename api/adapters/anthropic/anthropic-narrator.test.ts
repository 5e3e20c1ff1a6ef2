import { analyseSeries } from '../../domain/analysis/analyse-series.ts';
import { buildSeries, zigzag } from '../../domain/analysis/testing/build-series.ts';
import type { AnthropicSettings } from './messages-client.ts';
import { AnthropicNarrator } from './anthropic-narrator.ts';
import { FakeAnthropic, KEY } from './testing/fake-anthropic.ts';

const anthropic = new FakeAnthropic();
beforeAll(() => anthropic.open());
afterAll(() => anthropic.api.stop());
beforeEach(() => anthropic.clear());

const series = buildSeries(zigzag([100, 112, 106, 120, 113, 128, 121, 136, 134, 136.4], 8, 3), {
  sigma: 0.05,
});
const analysis = analyseSeries(series);
const copyDataUrl = 'data:image/jpeg;base64,/9j/4AAQ';

const good = {
  strategy: 'The rule gives a long plan. The plan ends with a close below the stop.',
  summary: 'The price rose over the 72 bars of the picture.',
  observations: [{ topic: 'trend', text: 'Each swing high was higher than the one before.' }],
};

const rules = analysis.narrative;
/** The rules' observations, with these in place of theirs. */
const withRules = (said: { topic: string; text: string }[]) =>
  rules.observations.map((rule) => said.find(({ topic }) => topic === rule.topic) ?? rule);
const taken = { ...good, observations: withRules(good.observations) };

function narrate(changes: Partial<AnthropicSettings> = {}, copy: string | null = copyDataUrl) {
  const narrator = new AnthropicNarrator({ client: anthropic.client(changes), reports: anthropic.reports });
  return narrator.narrate({ analysis, symbol: 'BTC/USDT', copyDataUrl: copy });
}

const reply = (text: string) => anthropic.api.answer({ pieces: [text] });

describe('the narrative of a model', () => {
  it.each([
    ['as it is', JSON.stringify(good)],
    ['from a fenced block', '```json\n' + JSON.stringify(good) + '\n```'],
    ['out of prose', `Here you are: ${JSON.stringify(good)} Anything else?`],
  ])('[V-178] is taken %s', async (_, text) => {
    reply(text);
    expect(await narrate()).toEqual({ narrative: taken, providerNotice: null, byRules: false });
    expect(anthropic.recorded).toEqual([]);
  });

  it('[V-214] [D-014] is asked for with the facts, the copy of the picture and the schema at the end', async () => {
    reply(JSON.stringify(good));
    await narrate();
    const [said] = anthropic.api.requests[0]!.body.messages;
    const [picture, text] = said!.content as { type: string; text?: string; source?: object }[];
    expect(picture).toEqual({
      type: 'image',
      source: { type: 'base64', media_type: 'image/jpeg', data: '/9j/4AAQ' },
    });
    expect(text?.text).toContain(analysis.narrative.summary);
    expect(text?.text).toMatch(/JSON schema:\n\{.*"strategy".*\}$/);
    expect(anthropic.api.requests[0]?.body.temperature).toBe(0);
  });

  it('needs no picture', async () => {
    reply(JSON.stringify(good));
    await narrate({}, null);
    expect(anthropic.api.requests[0]?.body.messages[0]?.content).toHaveLength(1);
  });

  it('[D-015] loses every sentence with a number that was not measured', async () => {
    const invented = {
      ...good,
      summary: `${good.summary} It will reach 98,765.43 soon. Volume was not measured.`,
      observations: [...good.observations, { topic: 'levels', text: 'Support lies at 4321.' }],
    };
    reply(JSON.stringify(invented));
    const { narrative, providerNotice } = await narrate();
    expect(narrative.summary).toBe(`${good.summary} Volume was not measured.`);
    expect(narrative.observations).toEqual(taken.observations);
    expect(providerNotice).toContain('2 sentences were left out');
    expect(anthropic.lines.join()).toContain('"sentences":2');
  });
});

it('loses advice, promises and predictions from the narrative, and says so', async () => {
  const summary = `${good.summary} Buy now, guaranteed. The price will rise.`;
  reply(JSON.stringify({ ...good, summary }));
  const { narrative, providerNotice } = await narrate();
  expect(narrative.summary).toBe(good.summary);
  expect(providerNotice).toContain('2 sentences were left out');
});

it('may repeat the product word for word, and nothing near it', async () => {
  const { summary } = rules;
  reply(JSON.stringify({ ...good, summary: `${summary} ${summary.replace('sure', 'very sure')}` }));
  const { narrative } = await narrate();
  expect(narrative.summary.startsWith(summary)).toBe(true);
  expect(narrative.summary).not.toContain('very sure');
});

describe('the rules write instead, and it is said why,', () => {
  it('[D-015] when nothing measured is left of the reply', async () => {
    reply(JSON.stringify({ ...good, strategy: 'Buy at 98,765.43.' }));
    expect(await narrate()).toEqual({
      narrative: rules,
      providerNotice: "The model's reply held nothing that may be passed on",
      byRules: true,
    });
  });

  it('when the reply is empty', async () => {
    reply(' ');
    const { narrative, providerNotice } = await narrate();
    expect(narrative).toBe(rules);
    expect(providerNotice).toBe("The model's reply was empty");
  });

  it('[V-178] when the reply is no JSON', async () => {
    reply('I would rather chat.');
    const { narrative, providerNotice } = await narrate();
    expect(narrative).toBe(rules);
    expect(providerNotice).toBe('Failed to parse JSON response from model');
  });

  it.each([
    { ...good, price: 1 },
    { ...good, strategy: '' },
    { summary: good.summary },
    { ...good, observations: [{ topic: 'fortune', text: 'Luck.' }] },
  ])('when the reply does not follow the schema: %j', async (value) => {
    reply(JSON.stringify(value));
    const { narrative, providerNotice } = await narrate();
    expect(narrative).toBe(rules);
    expect(providerNotice).toContain('does not follow the schema');
  });

  it.each([401, 429, 529])('[V-227] when the provider answers %i', async (status) => {
    anthropic.api.answer({ status, body: '{"type":"error"}' });
    const { narrative, providerNotice } = await narrate();
    expect(narrative).toBe(rules);
    expect(providerNotice).toBe(`anthropic error ${status}: {"type":"error"}`);
    expect(anthropic.recorded).toMatchObject([
      { provider: 'anthropic', purpose: 'narrative', message: providerNotice },
    ]);
    expect(anthropic.lines.join()).toContain(`anthropic error ${status}`);
  });

  it('when the provider stays silent', async () => {
    anthropic.api.answer('silence');
    expect((await narrate({ timeoutMs: 50 })).providerNotice).toContain('anthropic error timeout');
  });

  it('[D-020] when there is neither key nor proxy', async () => {
    const { narrative, providerNotice } = await narrate({ apiKey: null, baseUrl: null });
    expect(narrative).toBe(rules);
    expect(providerNotice).toContain('The AI provider key is missing');
  });

  it('without a key in any log or record', async () => {
    anthropic.api.answer({ status: 401, body: `{"error":"no such key: ${KEY}"}` });
    const { providerNotice } = await narrate();
    expect([providerNotice, ...anthropic.lines, JSON.stringify(anthropic.recorded)].join()).not.toContain(
      KEY,
    );
  });
});

import { TOPICS } from '../../domain/tutor/lesson.ts';
import type { TutorPart, TutorQuestion, TutorTurn } from '../../ports/tutor/tutor-voice.ts';
import { lessons } from './curriculum.ts';
import { LocalTutor } from './local-tutor.ts';

const tutor = new LocalTutor();

async function ask(asked: string, more: Partial<TutorQuestion> = {}) {
  const turns: TutorTurn[] = [...(more.turns ?? []), { role: 'user', content: asked }];
  const parts: TutorPart[] = [];
  for await (const part of tutor.answer({ topic: 'General', facts: [], ...more, turns })) parts.push(part);
  return {
    parts,
    text: parts.map((part) => (part.kind === 'text' ? part.text : '')).join(''),
    links: parts.flatMap((part) => (part.kind === 'lessons' ? part.lessons : [])),
  };
}

describe('[D-094] answers quote their lesson', () => {
  it('what is RSI: the definition, passages and a link', async () => {
    const { text, links } = await ask('what is RSI');
    expect(text).toContain('RSI: the relative strength index');
    expect(text).toContain('From the lesson “RSI: the relative strength index” (Technical Analysis)');
    expect(links[0]).toEqual({
      id: 'rsi',
      topic: 'Technical Analysis',
      title: 'RSI: the relative strength index',
    });
    const lesson = lessons.find(({ id }) => id === 'rsi');
    const paragraphs = lesson?.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
    expect(paragraphs?.filter((paragraph) => text.includes(paragraph)).length).toBeGreaterThanOrEqual(2);
  });

  it('who won the 1966 World Cup: the curriculum has no answer', async () => {
    const { text } = await ask('who won the 1966 World Cup');
    expect(text).toContain('The curriculum has no answer to that.');
    expect(text).not.toContain('From the lesson');
  });

  it.each([
    'how do I bake bread',
    'what is the capital of France',
    'tell me about Kubernetes pods',
    'asdf qwer',
  ])('says the same to “%s”', async (question) => {
    expect((await ask(question)).text).toContain('The curriculum has no answer to that.');
  });

  it.each([
    ['what is a drawdown?', 'drawdown-and-recovery'],
    ['how do I calculate position size', 'position-sizing'],
    ['explain bollinger bands', 'atr-and-bollinger-bands'],
    ['why do I hold losers too long?', 'loss-aversion'],
    ['how do interest rates affect stocks', 'interest-rates-and-inflation'],
    ['what is overfitting', 'overfitting-and-out-of-sample'],
    ['how does correlation matter for diversification', 'diversification-and-correlation'],
    ['what is a limit order?', 'order-book-and-order-types'],
    ['where should my stop loss be', 'stop-placement'],
    ['what is revenge trading', 'overtrading-and-revenge-trading'],
    ['How do I survive losing streaks?', 'streaks-and-randomness'],
  ])('%s → %s', async (question, id) => {
    const { text, links } = await ask(question);
    expect(links[0]?.id).toBe(id);
    expect(text).toContain(`From the lesson “${lessons.find((lesson) => lesson.id === id)?.title}”`);
  });

  it.each([...TOPICS])(
    '[D-093] answers from the topic %s when asked for any of its lessons by name',
    async (topic) => {
      for (const lesson of lessons.filter((candidate) => candidate.topic === topic)) {
        expect((await ask(`Explain: ${lesson.title}`, { topic })).links.map(({ id }) => id)).toContain(
          lesson.id,
        );
      }
    },
  );

  it('adds the formula and a worked example when asked how something is computed', async () => {
    const { text } = await ask('how is drawdown calculated?');
    expect(text).toContain('Formula: drawdown = (peak − trough) ÷ peak');
    expect(text).toContain('Example:');
  });

  it('knows what “it” is from the turn before, and leaves the old subject when a new one is named', async () => {
    const turns: TutorTurn[] = [
      { role: 'user', content: 'What is drawdown?' },
      { role: 'assistant', content: 'The fall from a peak.' },
    ];
    expect((await ask('and how is it calculated?', { turns })).links[0]?.id).toBe('drawdown-and-recovery');
    expect((await ask('what is RSI?', { turns })).links[0]?.id).toBe('rsi');
  });

  it('names lessons of closed topics and quotes none of their text', async () => {
    const closedTopics = ['Strategy Development', 'Market Fundamentals'] as const;
    const { text, links } = await ask('what is overfitting', { closedTopics });
    expect(text).toContain('available for Pro and Expert plans');
    expect(links[0]?.id).toBe('overfitting-and-out-of-sample');
    const quoted = lessons
      .filter(({ topic }) => closedTopics.some((closed) => closed === topic))
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])))
      .filter((paragraph) => text.includes(paragraph));
    expect(quoted).toEqual([]);
  });

  it('gives no advice and greets back', async () => {
    expect((await ask('Should I buy bitcoin now?')).text).toContain('I do not say what to buy or sell');
    expect((await ask('hello')).text).toContain('Ask me about trading');
  });
});

describe('[D-096] answers come in parts', () => {
  it('many pieces of text, then the lessons', async () => {
    const { parts } = await ask('what is a drawdown?');
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.slice(0, -1).every(({ kind }) => kind === 'text')).toBe(true);
    expect(parts.at(-1)?.kind).toBe('lessons');
  });

  it('ends when the reader stops it', async () => {
    const stop = new AbortController();
    const heard: TutorPart[] = [];
    const turns: TutorTurn[] = [{ role: 'user', content: 'what is RSI' }];
    for await (const part of tutor.answer({ turns, topic: 'General', facts: [], signal: stop.signal })) {
      heard.push(part);
      if (heard.length === 2) stop.abort();
    }
    expect(heard).toHaveLength(2);
  });
});

describe('[D-095] computes what is asked with numbers', () => {
  it.each([
    ['risk 1% of 10000 with stop 50 pips', 'Position size: 0.2 lots'],
    ['I have a $5k account, risk 2%, entry 100 stop 95. How many shares?', 'Position size: 20 units'],
    ['position size for 10,000 balance, 1% risk, entry at 52, stop at 49.5', 'Position size: 40 units'],
    ['risk reward of entry 50 stop 48 target 55', 'Reward for 1 of risk: 2.5 R'],
    ['I sold at 100, stop loss 104, take profit 90. Risk/reward?', 'Reward for 1 of risk: 2.5 R'],
    ['pip value of 2 lots EUR/USD', 'Value in USD: 20 USD'],
    ['what is one pip worth on 1 lot USDJPY in a USD account at price 160?', 'Value in USD: 6.25 USD'],
    ['1000 at 2% compounded for 12 months', 'Balance at the end: 1,268.24'],
    ['drawdown from 12000 to 9000', 'Drawdown: 25%'],
    ['10 losses of 2% in a row', 'Drawdown: 18.29%'],
    ['how much do I need to recover from a 30% loss', 'Gain needed to recover: 42.86%'],
  ])('%s → %s', async (question, result) => {
    const { text, links } = await ask(question);
    expect(text).toContain(result);
    expect(text).toMatch(/[=≈]/);
    expect(links).toHaveLength(1);
  });

  it('asks for what is missing, and says what does not fit', async () => {
    expect((await ask('what position size with 2% risk?')).text).toContain('Please name the balance');
    expect((await ask('entry 50 stop 48 target 49')).text).toContain('do not fit together');
    expect((await ask(`risk 1% of ${'9'.repeat(400)} with stop 50 pips`)).text).toContain('Please name');
  });
});

describe('[D-098] the asker’s own analyses', () => {
  const facts = ['Trend: bullish, score 0.62', 'Support 98.1 with 3 touches', 'Last price: 101.5 (± 0.2)'];

  it('are answered with their measured facts', async () => {
    const { text } = await ask('Explain my last analysis', { facts });
    for (const fact of facts) expect(text).toContain(fact);
  });

  it('only those that the question is about', async () => {
    const { text } = await ask('how many touches has the support on my chart?', { facts });
    expect(text).toContain(facts[1]);
    expect(text).not.toContain(facts[0]);
  });

  it('come behind the refusal when the question asks what to do', async () => {
    const { text } = await ask('Should I buy with the plan of my chart?', { facts });
    expect(text).toMatch(/^I do not say what to buy or sell/);
    expect(text).toContain('This was measured');
  });

  it('are not made up when there are none', async () => {
    expect((await ask('Explain my last analysis')).text).toContain('no completed analysis');
  });
});

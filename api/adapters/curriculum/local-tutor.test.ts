import { TOPICS } from '../../domain/tutor/lesson.ts';
import type { TutorPart, TutorQuestion, TutorTurn } from '../../ports/tutor/tutor-voice.ts';
import { lessons } from './curriculum.ts';
import { blockText } from './lesson-source.ts';
import { LocalTutor } from './local-tutor.ts';
import { otherLanguage } from './other-languages.ts';

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

const answered = ({ parts }: { parts: TutorPart[] }) => !parts.some(({ kind }) => kind === 'unanswered');

describe('[D-094] manners', () => {
  it.each(['hello', 'Hi there!', 'good morning', 'hey, how are you?', 'what can you do?', 'Hello tutor'])(
    '“%s” is greeted back',
    async (text) => {
      const reply = await ask(text);
      expect(reply.text).toMatch(/^Hello\. Ask me about trading/);
      expect(answered(reply)).toBe(false);
    },
  );

  it.each([
    'thanks',
    'Thank you very much!',
    'ok thanks, that helped',
    'great, thank you',
    'got it',
    'makes sense',
  ])('“%s” is acknowledged and starts no search', async (text) => {
    const turns: TutorTurn[] = [
      { role: 'user', content: 'what is RSI' },
      { role: 'assistant', content: 'The relative strength index.' },
    ];
    const reply = await ask(text, { turns });
    expect(reply).toMatchObject({ text: 'You are welcome. Ask whenever you like.', links: [] });
  });

  it.each([
    ['what is FOMO?', 'overtrading-and-revenge-trading'],
    ['how do I deal with fomo', 'overtrading-and-revenge-trading'],
    ['fear of missing out', 'overtrading-and-revenge-trading'],
    ['what is a good SL', 'stop-placement'],
    ['what are fibs', 'fibonacci-levels'],
    ['I got rekt, how do I recover', 'drawdown-and-recovery'],
  ])('plain words: “%s” → %s', async (question, id) => {
    expect((await ask(question)).links[0]?.id).toBe(id);
  });

  it.each([
    ['What is the difference between a support and a resistance?', 'Support:', 'Resistance:'],
    ['SMA vs EMA', 'Simple moving average:', 'Exponential moving average:'],
    ['compare drawdown with maximum drawdown', 'Drawdown:', 'Maximum drawdown:'],
    ['Sharpe ratio or Sortino ratio?', 'Sharpe ratio:', 'Sortino ratio:'],
    ['What is the difference between RSI and MACD?', 'RSI:', 'MACD:'],
    ['how does a limit order differ from a stop order?', 'Limit order:', 'Stop order:'],
  ])('a comparison explains both: %s', async (question, first, second) => {
    const { text } = await ask(question);
    expect(text.startsWith(first)).toBe(true);
    expect(text).toContain(`\n\n${second}`);
  });

  it('a comparison quotes no closed topic', async () => {
    const { text } = await ask('limit order vs drawdown', { closedTopics: ['Market Fundamentals'] });
    expect(text).toContain('Limit order: the topic Market Fundamentals explains it');
    expect(text).toContain('Drawdown: the fall of a balance');
  });

  it('the first paragraph is the short answer', async () => {
    const { text } = await ask('what is a drawdown?');
    expect(text.split('\n\n')[0]).toMatch(/^Drawdown: the fall of a balance/);
  });

  it('says when nothing was answered', async () => {
    for (const text of ['who won the 1966 World Cup', 'what position size with 2% risk?', 'hola'])
      expect({ text, answered: answered(await ask(text)) }).toEqual({ text, answered: false });
    for (const text of ['what is RSI', 'risk 1% of 10000 with stop 50 pips', 'SMA vs EMA'])
      expect({ text, answered: answered(await ask(text)) }).toEqual({ text, answered: true });
  });
});

describe('[D-094] a question in another language', () => {
  it.each([
    ['Was ist ein Stop und wie setze ich ihn?', 'Ich antworte nur auf Englisch'],
    ['Comment calculer la taille de ma position ?', 'Je réponds seulement en anglais'],
    ['¿Cómo calculo el tamaño de mi posición?', 'Solo respondo en inglés'],
    ['Come calcolo la dimensione della mia posizione?', 'Rispondo solo in inglese'],
    ['Como calculo o tamanho da minha posição?', 'Só respondo em inglês'],
    ['Hoe bereken ik de grootte van mijn positie?', 'Ik antwoord alleen in het Engels'],
    ['Jak obliczyć wielkość mojej pozycji?', 'Odpowiadam tylko po angielsku'],
    ['Pozisyon büyüklüğü nasıl hesaplanır ve bu nedir?', 'Yalnızca İngilizce'],
    ['Как рассчитать размер позиции?', 'Я отвечаю только на английском'],
    ['ポジションサイズの計算方法は？', '英語でのみ'],
    ['포지션 크기는 어떻게 계산하나요?', '영어로만'],
    ['如何计算仓位大小？', '我只能用英文回答'],
    ['كيف أحسب حجم الصفقة؟', 'أجيب باللغة الإنجليزية'],
    ['पोज़िशन का आकार कैसे निकालें?', 'मैं केवल अंग्रेज़ी'],
    ['hola', 'Solo respondo en inglés'],
    ['danke', 'Ich antworte nur auf Englisch'],
  ])('“%s” gets a sentence in it', async (question, sentence) => {
    expect((await ask(question)).text).toContain(sentence);
  });

  it('gets what the lessons say of a name that needs no translation', async () => {
    const { text, links } = await ask('Was ist der RSI?');
    expect(text).toMatch(/^Ich antworte nur auf Englisch/);
    expect(text).toContain('RSI: the relative strength index');
    expect(links[0]?.id).toBe('rsi');
  });

  it('is never seen in the lessons themselves', () => {
    const texts = lessons.flatMap(({ title, summary, terms, blocks }) => [
      title,
      summary,
      ...terms.map(({ term, meaning }) => `${term}: ${meaning}`),
      ...blocks.map(blockText),
    ]);
    expect(texts.filter((text) => otherLanguage(text) !== null)).toEqual([]);
    for (const short of [
      'RSI',
      'stop',
      'long or short',
      'fomo',
      'pip value EUR/USD',
      'A, B or C?',
      'die trying',
      'un-hedged',
    ])
      expect({ short, seen: otherLanguage(short) }).toEqual({ short, seen: null });
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
    ['Why is a loss of 50% so hard to make good?', 'Gain needed to recover: 100%'],
    ['what gain must I earn back after I lost 20%?', 'Gain needed to recover: 25%'],
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

  const measured = [
    'Your latest analysis, of today: LTCUSDT, 1h, 90 bars measured.',
    'Trade plan, as an exercise: long, entry 105.0, stop 101.2, first target 111.0.',
    'Why the plan is so: The stop lies one average range below the support.',
    '93% sure that the chart was read correctly; a second reading would give the same trend word in 88% of cases.',
    'Fibonacci levels of the move from 98.0 to 110.0: 38.2% at 105.4.',
    'Bar 12 of 90: close 104.1.',
    'Patterns: none by definition near the last bar.',
  ];

  it.each([
    ['Why is my stop there?', 1, 2],
    ['why is the stop so far away on my plan, and my target', 1, 2],
    ['How sure are you?', 3, 3],
    ['how reliable is the reading of my chart?', 3, 3],
    ['what are the fibonacci levels of my chart', 4, 4],
    ['explain bar 12 of my chart', 5, 5],
  ])('“%s” gets the statements about just that', async (question, from, to) => {
    const { text } = await ask(question, { facts: measured });
    const shown = measured.filter((fact) => text.includes(fact));
    expect(shown).toEqual([measured[0], ...measured.slice(from, to + 1)]);
  });

  it('leave general questions to the lessons', async () => {
    for (const question of ['where should my stop loss be', 'what is a chart pattern'])
      expect((await ask(question, { facts: measured })).text).toContain('From the lesson');
  });

  it('are not made up when there are none', async () => {
    expect((await ask('Explain my last analysis')).text).toContain('no completed analysis');
  });
});

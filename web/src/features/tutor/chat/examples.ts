import type { ConversationTopic } from '../../../api/generated/model';

/** Questions to begin with; the first three of a topic fill its welcome. */
export const exampleQuestions: Record<ConversationTopic, readonly string[]> = {
  General: [
    'How large is my position with a balance of 10,000, 1% risk, entry 102 and stop 100?',
    'What makes a support level strong?',
    'How deep is a drawdown from 12,000 to 9,000?',
    'Explain my last analysis.',
  ],
  'Technical Analysis': [
    'What makes a support level strong?',
    'How do I read a candlestick?',
    'What does a moving average tell me, and what not?',
  ],
  'Risk Management': [
    'How large is my position with a balance of 10,000, 1% risk, entry 102 and stop 100?',
    'What is a good risk/reward ratio?',
    'Where does a stop belong?',
  ],
  'Trading Psychology': [
    'How do I stop taking revenge trades?',
    'What is loss aversion?',
    'What belongs in a trading journal?',
  ],
  'Portfolio Management': [
    'How many positions are enough to be diversified?',
    'What does correlation do to my risk?',
    'How deep is a drawdown from 12,000 to 9,000?',
  ],
  'Market Fundamentals': [
    'What moves the price of a currency pair?',
    'How do interest rates reach the markets?',
    'What does an order book show?',
  ],
  'Strategy Development': [
    'What does a backtest prove, and what not?',
    'What is expectancy?',
    'How many trades does a test need?',
  ],
};

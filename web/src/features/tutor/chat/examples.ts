import type { ConversationTopic } from '../../../api/generated/model';

/** Questions to begin with; the first three of a topic fill its welcome. */
export const exampleQuestions: Record<ConversationTopic, readonly string[]> = {
  General: [
    'How large should my position be when I risk 1% of my account?',
    'What makes a support level strong?',
    'Why is a loss of 50% so hard to make good?',
    'Explain my last analysis.',
  ],
  'Technical Analysis': [
    'What makes a support level strong?',
    'How do I read a candlestick?',
    'What does a moving average tell me, and what not?',
  ],
  'Risk Management': [
    'How large should my position be when I risk 1% of my account?',
    'What is a good risk/reward ratio?',
    'Where does a stop belong?',
  ],
  'Trading Psychology': [
    'How do I stop taking revenge trades?',
    'Why do I close winning trades too early?',
    'What belongs in a trading journal?',
  ],
  'Portfolio Management': [
    'How many positions are enough to be diversified?',
    'What does correlation do to my risk?',
    'Why is a loss of 50% so hard to make good?',
  ],
  'Market Fundamentals': [
    'What moves the price of a currency pair?',
    'How do interest rates reach the markets?',
    'What does an order book show?',
  ],
  'Strategy Development': [
    'How do I test a strategy without fooling myself?',
    'What is expectancy?',
    'How many trades does a test need?',
  ],
};

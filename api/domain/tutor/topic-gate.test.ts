import { TOPICS } from './lesson.ts';
import { closedTopics, isTopicOpen } from './topic-gate.ts';

it('opens four topics to every tier and all six to Pro and Expert', () => {
  const closed = ['Market Fundamentals', 'Strategy Development'];
  expect(closedTopics('none')).toEqual(closed);
  expect(closedTopics('starter')).toEqual(closed);
  expect(closedTopics('pro')).toEqual([]);
  expect(closedTopics('expert')).toEqual([]);
  expect(TOPICS.filter((topic) => isTopicOpen(topic, 'starter'))).toEqual([
    'Technical Analysis',
    'Risk Management',
    'Trading Psychology',
    'Portfolio Management',
  ]);
});

it('never closes a conversation without a topic', () => {
  expect(isTopicOpen('General', 'none')).toBe(true);
});

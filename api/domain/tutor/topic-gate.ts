import type { SubscriptionTier } from '../shared/subscription-tier.ts';
import { TOPICS, type Topic } from './lesson.ts';

/** The caller's plan does not open this topic. */
export interface TopicClosed {
  code: 'tutor.topic_closed';
}

/** The text for a user whose plan does not include a topic; the wording is fixed by the specification. */
export const topicClosedMessage =
  'This topic is available for Pro and Expert plans. Please upgrade your package.';

const needsPro: readonly Topic[] = ['Strategy Development', 'Market Fundamentals'];

/**
 * Whether a plan opens a topic: conversations about it, the text of its lessons and its quizzes. Titles and summaries
 * are open to everybody. Somebody who is not signed in counts as tier `none`.
 */
export function isTopicOpen(topic: Topic | 'General', tier: SubscriptionTier): boolean {
  return tier === 'pro' || tier === 'expert' || !needsPro.some((closed) => closed === topic);
}

/** The topics that a plan does not open, in the order of `TOPICS`. */
export function closedTopics(tier: SubscriptionTier): Topic[] {
  return TOPICS.filter((topic) => !isTopicOpen(topic, tier));
}

import type { SubscriptionTier } from '../../domain/shared/subscription-tier.ts';
import { isTopicOpen } from '../../domain/tutor/topic-gate.ts';
import type { LessonLibrary, TopicDescription } from '../../ports/tutor/lesson-library.ts';

export interface OpenTopic extends TopicDescription {
  open: boolean;
}

interface Deps {
  library: LessonLibrary;
}

/** The topics of the curriculum, and which of them a plan opens. */
export class ListTopics {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(tier: SubscriptionTier): OpenTopic[] {
    return this.deps.library.topics().map((topic) => ({ ...topic, open: isTopicOpen(topic.topic, tier) }));
  }
}

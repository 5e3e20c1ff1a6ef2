import { Model } from 'objection';
import type { Topic } from '../../../domain/tutor/lesson.ts';
import type { LearningEvent } from '../../../domain/tutor/progress.ts';
import type { Question } from '../../../domain/tutor/quiz/question.ts';
import type { Quiz } from '../../../domain/tutor/quiz/quiz.ts';
import type { ReviewCard } from '../../../ports/tutor/review-card-store.ts';

/** A row of tutor_quizzes. */
export class QuizModel extends Model {
  static override tableName = 'tutor_quizzes';
  static override jsonAttributes = ['questions', 'given'];

  declare id: string;
  declare user_id: string;
  declare title: string;
  declare topic: Topic | null;
  declare analysis_id: string | null;
  declare created_at: Date;
  declare questions: Question[];
  declare given: (string | null)[] | null;
  declare answered_at: Date | null;

  toQuiz(): Quiz {
    return {
      id: this.id,
      ownerId: this.user_id,
      title: this.title,
      topic: this.topic,
      analysisId: this.analysis_id,
      createdAt: this.created_at,
      questions: this.questions,
      given: this.given,
    };
  }
}

/** A row of tutor_review_cards. */
export class ReviewCardModel extends Model {
  static override tableName = 'tutor_review_cards';
  static override jsonAttributes = ['question'];

  declare id: string;
  declare user_id: string;
  declare key: string;
  declare question: Question;
  declare due_at: Date;
  declare interval_days: number;
  declare ease: number;
  declare repetitions: number;

  toCard(): ReviewCard {
    return {
      id: this.id,
      ownerId: this.user_id,
      question: this.question,
      dueAt: this.due_at,
      intervalDays: this.interval_days,
      ease: this.ease,
      repetitions: this.repetitions,
    };
  }
}

/** A row of tutor_learning_events. */
export class LearningEventModel extends Model {
  static override tableName = 'tutor_learning_events';
  static override idColumn = ['user_id', 'at', 'kind', 'lesson_id'];

  declare user_id: string;
  declare kind: LearningEvent['kind'];
  declare lesson_id: string;
  declare at: Date;

  toEvent(): LearningEvent {
    return { kind: this.kind, lessonId: this.lesson_id === '' ? null : this.lesson_id, at: this.at };
  }
}

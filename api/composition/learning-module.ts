import { ContainerModule } from 'inversify';
import { CurriculumLibrary } from '../adapters/curriculum/curriculum-library.ts';
import type { LearningUseCases } from '../adapters/http/handlers/learning.ts';
import { PostgresQuizStore } from '../adapters/postgres/postgres-quiz-store.ts';
import { PostgresReviewCardStore } from '../adapters/postgres/postgres-review-card-store.ts';
import { AnswerQuiz } from '../application/tutor/answer-quiz.ts';
import { LearningPersonalData } from '../application/tutor/learning-personal-data.ts';
import { LessonDesk } from '../application/tutor/lesson-desk.ts';
import { ReviewDesk } from '../application/tutor/review-desk.ts';
import { StartQuiz } from '../application/tutor/start-quiz.ts';
import type { LessonLibrary } from '../ports/lesson-library.ts';
import type { QuizStore } from '../ports/quiz-store.ts';
import type { ReviewCardStore } from '../ports/review-card-store.ts';
import { analysisTokens } from './analysis-module.ts';
import { token, tokens } from './tokens.ts';

export const learningUseCases = token<LearningUseCases>('learningUseCases');

export const learningTokens = {
  lessonLibrary: token<LessonLibrary>('lessonLibrary'),
};

const own = {
  quizzes: token<QuizStore>('quizzes'),
  cards: token<ReviewCardStore>('reviewCards'),
  personalData: token<LearningPersonalData>('learningPersonalData'),
};

/** The curriculum, quizzes about it and about own charts, and reviews. */
export const learningModule = new ContainerModule(({ bind }) => {
  bind(learningTokens.lessonLibrary)
    .toResolvedValue(() => new CurriculumLibrary(), [])
    .inSingletonScope();
  bind(own.quizzes).toResolvedValue((database) => new PostgresQuizStore(database), [tokens.database]);
  bind(own.cards).toResolvedValue((database) => new PostgresReviewCardStore(database), [tokens.database]);
  bind(own.personalData).toResolvedValue(
    (quizzes, cards) => new LearningPersonalData(quizzes, cards),
    [own.quizzes, own.cards],
  );
  bind(tokens.personalDataSource).toResolvedValue((data) => data, [own.personalData]);
  bind(tokens.personalDataEraser).toResolvedValue((data) => data, [own.personalData]);
  bind(learningUseCases).toDynamicValue((context) => {
    const library = context.get(learningTokens.lessonLibrary);
    const quizzes = context.get(own.quizzes);
    const cards = context.get(own.cards);
    const ids = context.get(tokens.ids);
    const clock = context.get(tokens.clock);
    const analyses = context.get(analysisTokens.analyses);
    const unitOfWork = context.get(tokens.unitOfWork);
    return {
      lessons: new LessonDesk(library),
      startQuiz: new StartQuiz({ library, analyses, quizzes, ids, clock }),
      answerQuiz: new AnswerQuiz({ quizzes, cards, unitOfWork, ids, clock }),
      reviews: new ReviewDesk(cards, clock),
    };
  });
});

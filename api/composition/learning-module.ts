import { ContainerModule } from 'inversify';
import { CurriculumLibrary } from '../adapters/curriculum/curriculum-library.ts';
import type { LessonLibrary } from '../ports/lesson-library.ts';
import { token } from './tokens.ts';

export const learningTokens = {
  lessonLibrary: token<LessonLibrary>('lessonLibrary'),
};

/** The curriculum and what is done with it. */
export const learningModule = new ContainerModule(({ bind }) => {
  const own = learningTokens;
  bind(own.lessonLibrary)
    .toResolvedValue(() => new CurriculumLibrary(), [])
    .inSingletonScope();
});

import { lessons } from './curriculum.ts';
import { LessonIndex } from './lesson-index.ts';

let index: LessonIndex | undefined;

/** The search over all lessons; made when first needed, one for the whole process. */
export function curriculumIndex(): LessonIndex {
  index ??= new LessonIndex(lessons);
  return index;
}

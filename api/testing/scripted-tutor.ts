import type { LessonLink } from '../domain/tutor/lesson.ts';
import type { TutorPart, TutorQuestion, TutorVoice } from '../ports/tutor/tutor-voice.ts';

/** A tutor with scripted answers that records its questions. */
export class ScriptedTutor implements TutorVoice {
  readonly lessons: LessonLink[] = [
    { id: 'stop-loss', topic: 'Risk Management', title: 'Where a stop belongs' },
  ];
  asked: TutorQuestion[] = [];
  parts: TutorPart[] = this.usual();
  broken = false;

  async *answer(question: TutorQuestion): AsyncIterable<TutorPart> {
    this.asked.push(question);
    if (this.broken) throw new Error('The tutor broke.');
    yield* this.parts;
  }

  /** As new. */
  reset(): void {
    this.asked = [];
    this.parts = this.usual();
    this.broken = false;
  }

  private usual(): TutorPart[] {
    return [
      { kind: 'text', text: 'A stop limits ' },
      { kind: 'text', text: 'the loss.' },
      { kind: 'lessons', lessons: this.lessons },
    ];
  }
}

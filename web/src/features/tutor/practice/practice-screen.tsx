/** Practice: what is due for review, quizzes about the curriculum or one's own charts, and how far the learner has come. */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Quiz, ReviewCard } from '../../../api/generated/model';
import { Box, Grid } from '../../../ui/layout.ts';
import { PageHeader } from '../../../ui/page.tsx';
import { TutorPage } from '../tutor-page.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { QuizPlay } from './quiz-play.tsx';
import { QuizStart } from './quiz-start.tsx';
import { ReviewPlay } from './review-play.tsx';
import { ReviewsPanel } from './reviews-panel.tsx';

type Doing =
  | { kind: 'choosing' }
  | { kind: 'quiz'; quiz: Quiz }
  | { kind: 'review'; cards: readonly ReviewCard[] };

export function PracticeScreen() {
  const [search] = useSearchParams();
  const [doing, setDoing] = useState<Doing>({ kind: 'choosing' });
  const leave = (): void => setDoing({ kind: 'choosing' });
  return (
    <TutorPage section="practice">
      {doing.kind === 'quiz' && <QuizPlay key={doing.quiz.id} quiz={doing.quiz} onLeave={leave} />}
      {doing.kind === 'review' && <ReviewPlay cards={doing.cards} onLeave={leave} />}
      {doing.kind === 'choosing' && (
        <>
          <PageHeader
            title="Practice"
            lead="Short quizzes with computed answers. What you get wrong comes back as a review card until you know it."
          />
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
            gap="6"
            alignItems="start"
          >
            <QuizStart
              topic={search.get('topic')}
              analysisId={search.get('analysis')}
              onStart={(quiz) => setDoing({ kind: 'quiz', quiz })}
            />
            <ReviewsPanel onStart={(cards) => setDoing({ kind: 'review', cards })} />
            <Box gridColumn="1 / -1">
              <ProgressPanel />
            </Box>
          </Grid>
        </>
      )}
    </TutorPage>
  );
}

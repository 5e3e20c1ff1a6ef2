import { errorMessage } from '../../../api/errors.ts';
import { useLesson } from '../../../api/tutor.ts';
import type { LessonLink } from '../../../api/visitors.ts';
import { LessonBody } from '../../../entities/lesson/lesson-body.tsx';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';

interface Props {
  lesson: LessonLink;
  onClose: () => void;
}

/** A lesson beside the conversation: visitors read it without an account, where their plan of none allows it. */
export function LessonSheet({ lesson, onClose }: Props) {
  const { data, error, isFetching, refetch } = useLesson(lesson.id);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={lesson.title} width="min(44rem, 100vw)">
      <Stack gap="6">
        <chakra.p textStyle="body" color="fg.muted">
          {[lesson.topic, data && `${data.lesson.minutes} min`].filter(Boolean).join(' · ')}
        </chakra.p>
        {error && (
          <ErrorState
            title="This lesson cannot be shown"
            message={errorMessage(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <SkeletonText lines={8} />}
        {data && <LessonBody blocks={data.lesson.blocks} />}
        <chakra.div borderTopWidth="1px" pt="5" display="flex" gap="3" alignItems="center" flexWrap="wrap">
          <LinkButton href={paths.register}>Create account</LinkButton>
          <chakra.p textStyle="body" color="fg.muted" flex="1" minW="14rem">
            With an account: all open lessons, calculators with your own numbers, and quizzes.
          </chakra.p>
        </chakra.div>
      </Stack>
    </Sheet>
  );
}

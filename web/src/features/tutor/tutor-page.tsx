import type { ReactNode } from 'react';
import { useDueReviews } from '../../api/tutor.ts';
import { useSession } from '../../entities/session/session.tsx';
import { Page } from '../../ui/page.tsx';
import { TutorNav } from './tutor-nav.tsx';

interface TutorPageProps {
  section: Parameters<typeof TutorNav>[0]['current'];
  children: ReactNode;
}

/** What surrounds every screen of the tutor. */
export function TutorPage({ section, children }: TutorPageProps) {
  const { status } = useSession();
  const reviews = useDueReviews({ enabled: status === 'signed-in' });
  return (
    <Page>
      <TutorNav current={section} due={reviews.data?.due} />
      {children}
    </Page>
  );
}

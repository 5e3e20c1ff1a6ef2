import { Suspense } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { CorrectablePreviewProps } from './correctable-preview.tsx';

const CorrectablePreview = lazyComponent(
  async () => (await import('./correctable-preview.tsx')).CorrectablePreview,
  'in-place',
);

/** A preview that can be corrected; what draws it is fetched when there is a picture. */
export function PreviewOfPicture(props: CorrectablePreviewProps) {
  return (
    <Suspense fallback={<Skeleton h={props.maxHeight} />}>
      <CorrectablePreview {...props} />
    </Suspense>
  );
}

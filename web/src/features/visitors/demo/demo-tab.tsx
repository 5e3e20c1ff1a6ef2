/** The demo: a visitor's own chart, measured on the spot without an account. */
import { Suspense, useEffect, useRef } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Flex, Stack, chakra } from '../../../ui/layout.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { AllUsed } from '../all-used.tsx';
import { DemoPreview } from './demo-preview.tsx';
import { DemoProgress } from './demo-progress.tsx';
import { DemoUpload } from './demo-upload.tsx';
import { useDemo } from './use-demo.ts';
import type { Demo } from './use-demo.ts';

const DemoResult = lazyComponent(async () => (await import('./demo-result.tsx')).DemoResult, 'in-place');

export function DemoTab() {
  const allUsed = useRef<HTMLDivElement>(null);
  const demo = useDemo(() => allUsed.current?.focus());
  const running = demo.view === 'running';
  useEffect(() => {
    // What shows the result is there before the result is.
    if (running) DemoResult.preload();
  }, [running]);
  return (
    <Stack gap="4">
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
        <chakra.h3 textStyle="title">{HEADINGS[demo.view]}</chakra.h3>
        <TriesLeft demo={demo} />
      </Flex>
      {demo.blocked && demo.view !== 'result' && <AllUsed ref={allUsed}>{demo.blocked}</AllUsed>}
      {demo.failure && <Failure failure={demo.failure} />}
      <View demo={demo} />
    </Stack>
  );
}

const HEADINGS = {
  upload: 'Try it with your own chart',
  preview: 'Ready to Analyze',
  running: 'Analyzing Your Chart',
  result: 'Analysis Complete',
} as const;

function View({ demo }: { demo: Demo }) {
  const { view, picture, analysis } = demo;
  if (view === 'result' && analysis?.analysis_json && picture)
    return (
      <Suspense fallback={<Skeleton h="24rem" />}>
        <DemoResult
          record={analysis}
          json={analysis.analysis_json}
          picture={picture.url}
          onAgain={demo.reset}
        />
      </Suspense>
    );
  if (view === 'running' && picture)
    return <DemoProgress progress={demo.progress} stage={demo.stage} pictureUrl={picture.url} />;
  if (view === 'preview' && picture) return <DemoPreview demo={demo} picture={picture} />;
  return <DemoUpload onFiles={demo.pick} />;
}

/** How many are left of how many; nothing until the server has said it. */
function TriesLeft({ demo: { quota, left } }: { demo: Demo }) {
  return (
    <chakra.p role="status" textStyle="body" color="fg.muted" minH="5">
      {quota && left !== null && `${left} of ${quota.limit} free analyses left`}
    </chakra.p>
  );
}

function Failure({ failure: { kind, message, detail } }: { failure: NonNullable<Demo['failure']> }) {
  const signUp = (
    <LinkButton href={paths.register} size="sm" variant="outline">
      Sign up
    </LinkButton>
  );
  return (
    <Alert tone={kind === 'limit' ? 'warning' : 'danger'} action={kind === 'limit' ? signUp : undefined}>
      <p>{message}</p>
      {detail && <chakra.p color="fg.muted">{detail}</chakra.p>}
    </Alert>
  );
}

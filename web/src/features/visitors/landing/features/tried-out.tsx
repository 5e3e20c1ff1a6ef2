import { lazy } from 'react';
import { WhenNear } from './when-near.tsx';

const DemoTab = lazy(async () => ({ default: (await import('../../demo/demo-tab.tsx')).DemoTab }));
const TutorTab = lazy(async () => ({ default: (await import('../../tutor/tutor-tab.tsx')).TutorTab }));

/** A chart of the visitor's own, read on the spot. */
export function DemoPanel() {
  return (
    <WhenNear height="26rem" withoutScript="Reading a chart of your own needs JavaScript in your browser.">
      <DemoTab />
    </WhenNear>
  );
}

/** A question to the tutor, answered on the spot. */
export function TutorPanel() {
  return (
    <WhenNear height="26rem" withoutScript="Asking the tutor needs JavaScript in your browser.">
      <TutorTab />
    </WhenNear>
  );
}

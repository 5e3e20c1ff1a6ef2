import { fireEvent, screen, waitFor } from '@testing-library/react';
import { LandingOverlays } from './landing-overlays.tsx';
import { useLanding } from './use-landing.ts';
import { renderVisitor } from '../testing/render-visitor.tsx';

let view: ReturnType<typeof renderVisitor>;
afterEach(() => view.server.close());

/** The state of the landing page with what lies over it, and a button for each overlay. */
function Landing() {
  const { open, opened, show, close, startFreeTrial, tryIt } = useLanding();
  return (
    <>
      <button onClick={() => show('reviews')}>Open reviews</button>
      <button onClick={() => show('about')}>Open about</button>
      <LandingOverlays
        open={open}
        opened={opened}
        plan={null}
        onClose={close}
        onStartFreeTrial={startFreeTrial}
        onTry={tryIt}
        onGoOn={() => undefined}
      />
    </>
  );
}

it('[V-112] of Reviews and About only one is open at a time', async () => {
  view = renderVisitor(<Landing />);
  const names = (): (string | null)[] =>
    [...document.querySelectorAll('[role=dialog][data-state=open] h2')].map(({ textContent }) => textContent);
  fireEvent.click(screen.getByText('Open reviews'));
  await waitFor(() => expect(names()).toEqual(['Customer Reviews']));
  fireEvent.click(screen.getByText('Open about'));
  await waitFor(() => expect(names()).toEqual(['About Wickwise']));
  fireEvent.click(screen.getByText('Open reviews'));
  await waitFor(() => expect(names()).toEqual(['Customer Reviews']));
});

it("[V-102] 'Start Free Trial' of the About overlay closes it and leads to the registration", async () => {
  view = renderVisitor(<Landing />);
  fireEvent.click(screen.getByText('Open about'));
  await view.mouse.click(await screen.findByRole('button', { name: 'Start Free Trial' }));
  expect(view.address.current).toBe('/register');
});

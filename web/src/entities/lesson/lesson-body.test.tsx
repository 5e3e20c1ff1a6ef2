import { render, screen } from '@testing-library/react';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { LessonBody } from './lesson-body.tsx';
import { sampleLesson } from './testing/samples.ts';

it('shows every kind of block in reading order', () => {
  render(
    <UiProvider>
      <LessonBody blocks={sampleLesson.blocks} calculatorHref={(id) => `/calculators/${id}`} />
    </UiProvider>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Start from the stop' })).toBeVisible();
  expect(screen.getByText(/^A position is sized/)).toBeVisible();
  expect(screen.getByText('units = balance × risk ÷ (entry − stop)')).toBeVisible();
  expect(screen.getByText('what one unit loses when the stop is reached')).toBeVisible();
  expect(screen.getByRole('heading', { name: /Worked example.*A stop of two dollars/ })).toBeVisible();
  expect(screen.getByText('50 units')).toBeVisible();
  expect(screen.getByRole('img', { name: /^The stop lies/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Try it with your own numbers' })).toHaveAttribute(
    'href',
    '/calculators/position-size',
  );
});

it('leaves calculators out where there is no way to them', () => {
  render(
    <UiProvider>
      <LessonBody blocks={sampleLesson.blocks} />
    </UiProvider>,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { UiProvider } from '../ui/ui-provider.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('prices is undefined');
}

it("[V-029] a screen that fails to render becomes 'Something went wrong' and the message", () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <UiProvider>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </UiProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  expect(screen.getByText('prices is undefined')).toBeInTheDocument();
  log.mockRestore();
});

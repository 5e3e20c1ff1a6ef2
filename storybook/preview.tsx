import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { withAppearance, withSurroundings } from './decorators.tsx';
import { handlers } from './handlers.ts';

// A busy machine makes a story late, not wrong.
configure({ asyncUtilTimeout: 10_000 });

/** The usual answers; a story's own `parameters.msw` go before them. */
async function startWorker() {
  const worker = setupWorker(...handlers);
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  return worker;
}

const preview: Preview = {
  decorators: [withSurroundings, withAppearance],
  loaders: [mswLoader(startWorker)],
  globalTypes: {
    theme: {
      description: 'Day or night',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Paper' },
          { value: 'dark', title: 'Graphite' },
        ],
        dynamicTitle: true,
      },
    },
    candles: {
      description: 'Colours of rising and falling',
      toolbar: {
        title: 'Candles',
        icon: 'paintbrush',
        items: [
          { value: 'green-red', title: 'Green and red' },
          { value: 'blue-orange', title: 'Blue and orange' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', candles: 'green-red' },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop 1280', styles: { width: '1280px', height: '800px' } },
        wide: { name: 'Wide 1680', styles: { width: '1680px', height: '1050px' } },
      },
    },
    options: {
      storySort: { order: ['Wickwise', ['Welcome', 'Writing', 'Colour', 'Type'], 'Design system', '*'] },
    },
    // The test runner looks with axe, in both themes; here it is for the panel.
    a11y: { test: 'off' },
  },
};

export default preview;

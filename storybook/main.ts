import type { StorybookConfig } from '@storybook/react-vite';

/** Vite's own makes a build small enough that is read from the disk it lies on. */
const FOR_DOWNLOADS = 'minified';

/** Component stories lie beside their components; this folder holds the frame and the introductory pages. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: 'web/vite.config.ts' } },
  },
  staticDirs: ['../web/public', { from: '../node_modules/msw/lib', to: '/' }],
  docs: { defaultName: 'Overview' },
  // The test build proves the introductory pages too.
  build: { test: { disableMDXEntries: false, disabledAddons: ['@storybook/addon-a11y'] } },
  // What frames elements in the preview looks at the style of every element after every change of a story; nobody sees it in a test.
  features: (given, { test }) =>
    test ? { ...given, highlight: false, measure: false, outline: false, backgrounds: false } : given,
  typescript: { reactDocgen: false },
  viteFinal: ({ plugins = [], build, worker, ...vite }) => ({
    ...vite,
    plugins: plugins.filter((plugin) => !(plugin && 'name' in plugin && plugin.name === FOR_DOWNLOADS)),
    worker: { ...worker, plugins: undefined },
    build: { ...build, manifest: false, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;

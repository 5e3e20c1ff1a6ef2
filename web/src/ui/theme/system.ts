import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import type { SystemContext } from '@chakra-ui/react';
import { hasGlobalRules } from './drawn-rules.ts';
import { globalStyles, keyframes } from './global-styles.ts';
import { textStyles } from './text-styles.ts';
import { semanticTokens, tokens } from './tokens.ts';

/** Variables of tokens begin with it. */
export const PREFIX = 'ww';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: PREFIX,
  globalCss: globalStyles,
  conditions: {
    blueOrange: '[data-candles=blue-orange] &',
    blueOrangeDark: '.dark[data-candles=blue-orange] &',
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1680px' },
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
  },
});

/** Global rules that the page has already are not inserted again. */
const withoutGlobalRules = (): SystemContext => {
  const made = createSystem(defaultBaseConfig, { ...config, preflight: false, globalCss: {} });
  return { ...made, _global: [], _config: { ...made._config, disableLayers: true } };
};

/** Chakra without its default theme: only what this product uses is shipped. */
export const system = hasGlobalRules() ? withoutGlobalRules() : createSystem(defaultBaseConfig, config);

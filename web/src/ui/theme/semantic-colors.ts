import { day, night } from './palette.ts';
import type { Palette } from './palette.ts';

type Hue = 'green' | 'red' | 'blue' | 'orange' | 'yellow';

const pair = (name: keyof Palette) => ({ value: { base: day[name], _dark: night[name] } });

/** Rising and falling follow the reader's candle palette, which is an attribute on the root element. */
const candle = (usual: keyof Palette, alternative: keyof Palette) => ({
  value: {
    base: day[usual],
    _dark: night[usual],
    _blueOrange: day[alternative],
    _blueOrangeDark: night[alternative],
  },
});

const message = (hue: Hue) => ({
  fg: pair(hue),
  subtle: pair(`${hue}Wash`),
  border: pair(`${hue}Line`),
  solid: pair(`${hue}Solid`),
});

const direction = (usual: Hue, alternative: Hue) => ({
  fg: candle(usual, alternative),
  subtle: candle(`${usual}Wash`, `${alternative}Wash`),
  border: candle(`${usual}Line`, `${alternative}Line`),
  solid: candle(`${usual}Solid`, `${alternative}Solid`),
});

/** Names by meaning; the whole web speaks only these. */
export const semanticColors = {
  bg: {
    DEFAULT: pair('canvas'),
    panel: pair('panel'),
    subtle: pair('subtle'),
    muted: pair('muted'),
    inverted: pair('inverted'),
  },
  fg: {
    DEFAULT: pair('ink'),
    muted: pair('inkMuted'),
    subtle: pair('inkSubtle'),
    inverted: pair('onInverted'),
  },
  border: { DEFAULT: pair('hairline'), strong: pair('line'), control: pair('control') },
  accent: {
    solid: pair('amber'),
    contrast: pair('onAmber'),
    fg: pair('amberText'),
    subtle: pair('amberWash'),
  },
  focus: { ring: pair('ring') },
  rising: direction('green', 'blue'),
  falling: direction('red', 'orange'),
  neutral: message('yellow'),
  danger: message('red'),
  success: message('green'),
  warning: message('yellow'),
  info: message('blue'),
};

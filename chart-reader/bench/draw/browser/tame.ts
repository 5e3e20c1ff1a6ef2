/** Which parts of a look each real program can show; what it cannot is left out before drawing. */
import type { Look } from '../look.ts';

const plain = (look: Look, program: string): Look => ({
  ...look,
  program,
  chrome: [],
  trueTime: false,
  farAxis: 'none',
  panesAbove: false,
});

/** Lightweight Charts prints plain numbers outside the pane, with a point before the decimals. */
export function tameLightweight(look: Look): Look {
  const format = { ...look.format, thousands: '', prefix: '', short: 'none', comma: false } as const;
  return { ...plain(look, 'lightweight'), labelsInside: false, format };
}

/** KLineChart has volume in a pane of its own and always prints the decimals of the instrument, after a point. */
export function tameKlinecharts(look: Look): Look {
  const { kind, theme, volume, format } = look;
  return {
    ...plain(look, 'klinecharts'),
    subPanes: look.subPanes.slice(0, 1),
    volume: volume === 'none' ? 'none' : 'pane',
    // Its rising bars are hollow in their own colour: on a ground of that colour nothing would show.
    kind: kind === 'hollow' && theme.up === theme.bg ? 'candles' : kind,
    format: {
      ...format,
      decimals: 'fixed',
      thousands: format.thousands === '.' ? ',' : format.thousands,
      comma: false,
      prefix: '',
      short: format.short === 'kilo' ? 'none' : format.short,
    },
  };
}

/** For programs built up from general series, with panes below for everything else. */
export const tameGeneral =
  (program: string) =>
  (look: Look): Look => ({
    ...plain(look, program),
    volume: look.volume === 'none' ? 'none' : 'pane',
    subPanes: look.subPanes.slice(0, 1),
  });

/** Everything that real screens show besides the series, by the layer it lies on. */
import type { Random } from '../../random.ts';
import type { Frame } from '../frame.ts';
import type { Furniture } from '../look.ts';
import { brush, callouts, channel, elliott, notes, pitchfork, position, rays, shapes } from './drawings.ts';
import { cloud, dayLines, profile, sessions, stripes, supertrend, vignette } from './fills.ts';
import { contextMenu, dashboard, dataWindow, dialog, legend, popup, tradeButtons } from './panels.ts';
import { bubbles, extremes, figures, signals, studyTags } from './signals.ts';
import { alerts, countdown, nameTag, quotes } from './tags.ts';

type Draw = (frame: Frame, random: Random) => void;

/** `under` the series, `over` it and cut off at the pane, `strip` after the price labels, `screen` over everything. */
type Layer = 'under' | 'over' | 'strip' | 'screen';

const parts: Record<Furniture, [Layer, Draw]> = {
  sessions: ['under', sessions],
  stripes: ['under', stripes],
  'day-lines': ['under', dayLines],
  cloud: ['under', cloud],
  supertrend: ['over', supertrend],
  profile: ['over', profile],
  channel: ['over', channel],
  rays: ['over', rays],
  pitchfork: ['over', pitchfork],
  shapes: ['over', shapes],
  brush: ['over', brush],
  callouts: ['over', callouts],
  notes: ['over', notes],
  position: ['over', position],
  elliott: ['over', elliott],
  signals: ['over', signals],
  figures: ['over', figures],
  bubbles: ['over', bubbles],
  extremes: ['over', extremes],
  dashboard: ['over', dashboard],
  legend: ['over', legend],
  'data-window': ['over', dataWindow],
  'trade-buttons': ['over', tradeButtons],
  countdown: ['strip', countdown],
  quotes: ['strip', quotes],
  'name-tag': ['strip', nameTag],
  alerts: ['strip', alerts],
  'study-tags': ['strip', studyTags],
  popup: ['screen', popup],
  'context-menu': ['screen', contextMenu],
  dialog: ['screen', dialog],
  vignette: ['screen', vignette],
};

/** Draws the furniture of the look that belongs to the layer. */
export function drawFurniture(frame: Frame, layer: Layer): void {
  const { svg, pane, look, random } = frame;
  const draw = (item: Furniture): void => {
    const [own, part] = parts[item];
    if (own === layer) part(frame, random.fork(item));
  };
  if (layer === 'screen' || layer === 'strip') look.furniture.forEach(draw);
  else svg.clip(pane.x0, pane.y0, pane.x1 - pane.x0, pane.y1 - pane.y0, () => look.furniture.forEach(draw));
}

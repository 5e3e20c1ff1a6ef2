/** Error bars for lightweight-charts: two standard deviations above and below every measured price of a bar. */
import type {
  IPrimitivePaneRenderer,
  IPrimitivePaneView,
  ISeriesPrimitive,
  SeriesAttachedParameter,
  Time,
} from 'lightweight-charts';

/** How many standard deviations a bar spans to either side: about 95 in 100 true prices lie within. */
export const ERROR_BAR_SIGMAS = 2;

/** A measured price and its error at a time. */
export interface ErrorBar {
  time: Time;
  price: number;
  sigma: number;
}

const CAP_PX = 3;

/** Draws an I over each price. Pixels are rounded in the canvas's own resolution, so that thin lines stay thin. */
export class ErrorBars implements ISeriesPrimitive<Time> {
  readonly #bars: readonly ErrorBar[];
  readonly #color: string;
  readonly #views: readonly IPrimitivePaneView[];
  #chart: SeriesAttachedParameter<Time> | null = null;

  constructor(bars: readonly ErrorBar[], color: string) {
    this.#bars = bars;
    this.#color = color;
    const renderer: IPrimitivePaneRenderer = { draw: (target) => this.#draw(target) };
    this.#views = [{ zOrder: () => 'top', renderer: () => renderer }];
  }

  attached(chart: SeriesAttachedParameter<Time>): void {
    this.#chart = chart;
  }

  detached(): void {
    this.#chart = null;
  }

  paneViews(): readonly IPrimitivePaneView[] {
    return this.#views;
  }

  #draw(target: Parameters<IPrimitivePaneRenderer['draw']>[0]): void {
    const attached = this.#chart;
    if (!attached) return;
    const scale = attached.chart.timeScale();
    target.useBitmapCoordinateSpace(({ context, horizontalPixelRatio: fx, verticalPixelRatio: fy }) => {
      context.fillStyle = this.#color;
      const thin = Math.max(1, Math.floor(fx));
      const cap = Math.round(CAP_PX * fx);
      for (const { time, price, sigma } of this.#bars) {
        const x = scale.timeToCoordinate(time);
        const top = attached.series.priceToCoordinate(price + ERROR_BAR_SIGMAS * sigma);
        const bottom = attached.series.priceToCoordinate(price - ERROR_BAR_SIGMAS * sigma);
        if (x === null || top === null || bottom === null) continue;
        const [middle, y0, y1] = [Math.round(x * fx), Math.round(top * fy), Math.round(bottom * fy)];
        context.fillRect(middle, y0, thin, Math.max(thin, y1 - y0));
        context.fillRect(middle - cap, y0, 2 * cap + thin, thin);
        context.fillRect(middle - cap, y1, 2 * cap + thin, thin);
      }
    });
  }
}

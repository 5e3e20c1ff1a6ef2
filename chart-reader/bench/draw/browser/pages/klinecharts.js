/* global window, klinecharts */
window.drawBenchChart = async (input) => {
  const { look, candles, decimals, header, high, low, middle } = input;
  const { theme } = look;
  const element = window.benchPage.stage(input);
  const types = {
    candles: 'candle_solid',
    hollow: 'candle_up_stroke',
    bars: 'ohlc',
    line: 'area',
    area: 'area',
  };
  const text = { size: look.labelSize, family: look.font, color: theme.text };
  const grid = { show: look.grid !== 'none', color: theme.grid, style: look.gridDash ? 'dashed' : 'solid' };
  const edge = look.wickColour;
  const line = { color: theme.line };
  const styles = {
    grid: { show: look.grid !== 'none', horizontal: grid, vertical: { ...grid, show: look.grid === 'both' } },
    candle: {
      type: types[look.kind],
      bar: {
        upColor: theme.up,
        downColor: theme.down,
        noChangeColor: theme.up,
        upBorderColor: edge ?? theme.up,
        downBorderColor: edge ?? theme.down,
        noChangeBorderColor: theme.up,
        upWickColor: edge ?? theme.up,
        downWickColor: edge ?? theme.down,
        noChangeWickColor: theme.up,
      },
      area: {
        lineSize: input.lineWidth,
        lineColor: theme.accent,
        value: 'close',
        smooth: look.lineStyle === 'rounded',
        backgroundColor:
          look.kind === 'line'
            ? 'transparent'
            : [
                { offset: 0, color: `${theme.accent}08` },
                { offset: 1, color: `${theme.accent}60` },
              ],
        point: { show: false },
      },
      priceMark: {
        high: { show: input.extremes, color: theme.text },
        low: { show: input.extremes, color: theme.text },
        last: {
          show: look.lastPrice !== 'none',
          upColor: theme.up,
          downColor: theme.down,
          noChangeColor: theme.up,
          line: { show: look.lastPrice.includes('line') },
          text: {
            show: look.lastPrice.includes('box'),
            size: look.labelSize,
            family: look.font,
            color: input.boxInk,
          },
        },
      },
      tooltip: {
        showRule: input.legend ? 'always' : 'none',
        legend: { size: look.labelSize, family: look.font, color: theme.text },
        title: { show: false },
      },
    },
    indicator: {
      tooltip: {
        showRule: input.legend ? 'always' : 'none',
        legend: { size: look.labelSize, color: theme.text },
        title: { color: theme.text, size: look.labelSize },
      },
      lastValueMark: { show: false },
    },
    xAxis: { axisLine: line, tickLine: { ...line, show: look.tickMarks }, tickText: text },
    yAxis: {
      axisLine: { ...line, show: look.frame !== 'none' },
      tickLine: { ...line, show: look.tickMarks },
      tickText: text,
    },
    separator: { color: theme.line },
  };
  element.style.background = theme.plot;
  const chart = klinecharts.init(element, {
    styles,
    timezone: 'UTC',
    thousandsSeparator: { sign: look.format.thousands },
    decimalFold: { threshold: look.format.short === 'subscript' ? 3 : 30 },
  });
  chart.setSymbol({ ticker: input.symbol, pricePrecision: decimals, volumePrecision: 0 });
  chart.setPeriod(input.period);
  chart.setOffsetRightDistance(0);
  chart.setDataLoader({
    getBars: ({ callback }) =>
      callback(
        candles.map((c) => ({
          timestamp: c.time,
          open: c.open,
          high: c.high,
          low: c.low,
          close: c.close,
          volume: c.volume,
        })),
        false,
      ),
  });
  const axis = { paneId: 'candle_pane', position: look.side, inside: look.labelsInside };
  chart.overrideYAxis({ ...axis, name: look.scale === 'log' ? 'logarithm' : 'normal' });
  const names = { sma: 'MA', ribbon: 'MA', ema: 'EMA', bands: 'BOLL', sar: 'SAR' };
  for (const overlay of new Set(look.overlays))
    chart.createIndicator({ name: names[overlay], paneId: 'candle_pane' }, true);
  if (look.volume === 'pane') chart.createIndicator({ name: 'VOL', paneId: 'vol_pane' });
  const studies = { rsi: 'RSI', macd: 'MACD', stochastic: 'KDJ' };
  look.subPanes.forEach((pane, i) => chart.createIndicator({ name: studies[pane], paneId: `sub_${i}` }));
  for (const id of ['vol_pane', 'sub_0', 'sub_1'])
    if (chart.getPaneOptions(id))
      chart.overrideYAxis({ paneId: id, position: look.side, inside: look.labelsInside });
  await window.benchPage.settled(60);
  const main = chart.getSize('candle_pane', 'main');
  chart.setOffsetRightDistance((main.width / (candles.length + look.emptyRight)) * look.emptyRight);
  chart.setBarSpace(main.width / (candles.length + look.emptyRight));
  chart.scrollToRealTime(0);
  for (const level of input.levels)
    chart.createOverlay({ name: 'priceLine', paneId: 'candle_pane', points: [{ value: level }], lock: true });
  await window.benchPage.settled();
  const at = (points) => chart.convertToPixel(points, { paneId: 'candle_pane', absolute: true });
  const spots = at(candles.map((c, i) => ({ dataIndex: i, value: c.close })));
  // The program rounds rows to whole pixels: two prices far outside the pane give the scale more exactly.
  const log = look.scale === 'log';
  const far = log
    ? [high * (high / low) ** 8, low / (high / low) ** 8]
    : [high + (high - low) * 20, low - (high - low) * 20];
  const [top, bottom] = at(far.map((value) => ({ dataIndex: 0, value })));
  const lift = log ? Math.log : (v) => v;
  const y = (price) =>
    top.y +
    ((bottom.y - top.y) * (lift(price) - lift(far[0]))) / (lift(far[1]) - lift(far[0])) +
    header.height;
  const [drawn] = at([{ dataIndex: 0, value: middle }]);
  const pane = chart.getSize('candle_pane', 'main');
  return {
    plot: {
      x0: pane.left,
      y0: header.height + pane.top,
      x1: pane.left + pane.width,
      y1: header.height + pane.top + pane.height,
    },
    xs: spots.map((s) => s.x + pane.left + 0.5),
    yHigh: y(high),
    yLow: y(low),
    yMiddle: drawn.y + header.height,
  };
};

/* global window, LightweightCharts */
window.drawBenchChart = async (input) => {
  const { look, candles, decimals, header, high, low, middle } = input;
  const { theme } = look;
  const L = LightweightCharts;
  const element = window.benchPage.stage(input);
  const grid = { color: theme.grid, visible: look.grid !== 'none', style: look.gridDash ? 2 : 0 };
  const chart = L.createChart(element, {
    width: look.width,
    height: look.height - header.height,
    layout: {
      background: { type: 'solid', color: theme.plot },
      textColor: theme.text,
      fontSize: look.labelSize,
      fontFamily: look.font,
      attributionLogo: input.logo,
    },
    grid: { vertLines: { ...grid, visible: look.grid === 'both' }, horzLines: grid },
    rightPriceScale: {
      visible: look.side === 'right',
      mode: look.scale === 'log' ? 1 : 0,
      borderColor: theme.line,
      ticksVisible: look.tickMarks,
      scaleMargins: { top: look.padTop, bottom: look.padBottom },
    },
    leftPriceScale: {
      visible: look.side === 'left',
      mode: look.scale === 'log' ? 1 : 0,
      borderColor: theme.line,
      ticksVisible: look.tickMarks,
      scaleMargins: { top: look.padTop, bottom: look.padBottom },
    },
    timeScale: { borderColor: theme.line, timeVisible: input.intraday, secondsVisible: false },
    crosshair: { mode: 0 },
  });
  const kinds = {
    candles: L.CandlestickSeries,
    hollow: L.CandlestickSeries,
    bars: L.BarSeries,
    line: L.LineSeries,
    area: L.AreaSeries,
  };
  const closes = look.kind === 'line' || look.kind === 'area';
  const up = look.kind === 'hollow' ? theme.plot : theme.up;
  const edge = look.wickColour;
  const series = chart.addSeries(kinds[look.kind], {
    priceScaleId: look.side,
    priceFormat: { type: 'price', precision: decimals, minMove: 10 ** -decimals },
    priceLineVisible: look.lastPrice.includes('line'),
    lastValueVisible: look.lastPrice.includes('box'),
    ...(closes
      ? {
          color: theme.accent,
          lineColor: theme.accent,
          lineWidth: input.lineWidth,
          lineType: look.lineStyle === 'rounded' ? L.LineType.Curved : L.LineType.Simple,
          topColor: `${theme.accent}66`,
          bottomColor: `${theme.accent}08`,
        }
      : {
          upColor: look.kind === 'bars' ? theme.up : up,
          downColor: theme.down,
          borderVisible: look.border || look.kind === 'hollow',
          wickUpColor: edge ?? theme.up,
          wickDownColor: edge ?? theme.down,
          borderUpColor: edge ?? theme.up,
          borderDownColor: edge ?? theme.down,
          thinBars: input.thin,
        }),
  });
  const time = (c) => c.time / 1000;
  series.setData(
    candles.map((c) =>
      closes
        ? { time: time(c), value: c.close }
        : { time: time(c), open: c.open, high: c.high, low: c.low, close: c.close },
    ),
  );
  const line = (values, colour, pane) => {
    const s = chart.addSeries(
      L.LineSeries,
      {
        color: colour,
        lineWidth: input.lineWidth,
        priceLineVisible: false,
        lastValueVisible: input.overlayLabels,
        priceScaleId: pane ? 'right' : look.side,
      },
      pane,
    );
    s.setData(candles.flatMap((c, i) => (values[i] === null ? [] : [{ time: time(c), value: values[i] }])));
    return s;
  };
  for (const overlay of input.overlayLines)
    line(overlay.values, overlay.colour, 0).applyOptions({
      priceFormat: { type: 'price', precision: decimals, minMove: 10 ** -decimals },
    });
  for (const level of input.levels)
    series.createPriceLine({
      price: level,
      color: theme.accent,
      lineWidth: 1,
      lineStyle: 2,
      axisLabelVisible: true,
      title: '',
    });
  if (look.volume !== 'none') {
    const own = look.volume === 'overlay';
    const volume = chart.addSeries(
      L.HistogramSeries,
      {
        priceFormat: { type: 'volume' },
        priceScaleId: own ? 'volume' : look.side,
        lastValueVisible: !own,
        priceLineVisible: false,
      },
      own ? 0 : 1,
    );
    if (own) chart.priceScale('volume').applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
    volume.setData(
      candles.map((c) => ({
        time: time(c),
        value: c.volume,
        color: (c.close >= c.open ? theme.up : theme.down) + (own ? '80' : ''),
      })),
    );
  }
  const indicators = input.subLines;
  const first = look.volume === 'pane' ? 2 : 1;
  indicators.forEach((pane, i) =>
    pane.lines.forEach((values, k) => line(values, k ? '#ff9800' : '#7e57c2', first + i)),
  );
  if (input.watermark)
    L.createTextWatermark(chart.panes()[0], {
      lines: [{ text: input.watermark, color: `${theme.text}1a`, fontSize: 48 }],
    });
  chart.timeScale().setVisibleLogicalRange({ from: -0.5, to: candles.length - 0.5 + look.emptyRight });
  chart.panes().forEach((pane, i) => i && pane.setStretchFactor(0.28));
  if (input.crosshair) {
    const bar = candles[input.crosshair.index];
    chart.setCrosshairPosition(input.crosshair.price, time(bar), series);
  }
  await window.benchPage.settled();
  const left = look.side === 'left' ? chart.priceScale('left').width() : 0;
  const y = (price) => series.priceToCoordinate(price) + header.height;
  return {
    plot: {
      x0: left,
      y0: header.height,
      x1: left + chart.timeScale().width(),
      y1: header.height + chart.panes()[0].getHeight(),
    },
    xs: candles.map((c) => chart.timeScale().timeToCoordinate(time(c)) + left + 0.5),
    yHigh: y(high) + 0.5,
    yLow: y(low) + 0.5,
    yMiddle: y(middle) + 0.5,
  };
};

/* global window, echarts */
window.drawBenchChart = async (input) => {
  const { look, candles, decimals, header, high, low, middle } = input;
  const { theme } = look;
  const element = window.benchPage.stage(input);
  const chart = echarts.init(element, null, { renderer: 'canvas', devicePixelRatio: look.ratio });
  const below = (look.volume === 'pane' ? ['volume'] : []).concat(input.subLines.map((_, i) => i));
  const foot = 30;
  const height = look.height - header.height;
  const strip = input.stripWidth + 10;
  const sides = { left: look.side === 'left' ? strip : 20, right: look.side === 'right' ? strip : 24 };
  const each = height * 0.17;
  const main = height - foot - 14 - below.length * (each + 16);
  const grids = [{ ...sides, top: 14, height: main, show: look.frame === 'box', borderColor: theme.line }];
  below.forEach((_, i) =>
    grids.push({
      ...sides,
      top: 14 + main + 16 + i * (each + 16),
      height: each,
      show: look.frame === 'box',
      borderColor: theme.line,
    }),
  );
  const text = { color: theme.text, fontSize: look.labelSize, fontFamily: look.font };
  const dash = look.gridDash ? 'dashed' : 'solid';
  const xAxis = grids.map((_, i) => ({
    type: 'category',
    gridIndex: i,
    data: input.times,
    boundaryGap: true,
    axisLabel: { ...text, show: i === grids.length - 1 },
    axisLine: { show: true, lineStyle: { color: theme.line } },
    axisTick: { show: look.tickMarks },
    splitLine: { show: look.grid === 'both', lineStyle: { color: theme.grid, type: dash } },
  }));
  const span = high - low;
  const log = look.scale === 'log';
  const yAxis = grids.map((_, i) => ({
    type: log && !i ? 'log' : 'value',
    logBase: input.logBase,
    gridIndex: i,
    position: look.side,
    scale: true,
    splitNumber: i ? 2 : input.splitNumber,
    min: i ? undefined : log ? low * 0.93 : input.tight ? low - span * look.padBottom : 'dataMin',
    max: i ? undefined : log ? high * 1.07 : input.tight ? high + span * look.padTop : undefined,
    axisLabel: {
      ...text,
      inside: look.labelsInside,
      showMinLabel: input.endLabels ? undefined : false,
      showMaxLabel: input.endLabels ? undefined : false,
      formatter: i ? undefined : (v) => window.formatBenchPrice(v, decimals, look.format),
    },
    axisLine: { show: look.frame !== 'none', lineStyle: { color: theme.line } },
    axisTick: { show: look.tickMarks },
    splitLine: { show: look.grid !== 'none', lineStyle: { color: theme.grid, type: dash } },
  }));
  if (!log && !input.tight) yAxis[0].min = undefined;
  const edge = look.wickColour;
  const closes = look.kind === 'line' || look.kind === 'area';
  const bars = {
    type: 'custom',
    renderItem: (params, api) => {
      const half = api.size([1, 0])[0] * 0.32;
      const at = (k) => api.coord([api.value(0), api.value(k)]);
      const [o, c, l, h] = [at(1), at(2), at(3), at(4)];
      const style = {
        stroke: api.value(2) >= api.value(1) ? theme.up : theme.down,
        lineWidth: input.lineWidth,
      };
      const stroke = (x1, y1, x2, y2) => ({
        type: 'line',
        shape: echarts.graphic.clipPointsByRect(
          [
            [x1, y1],
            [x2, y2],
          ],
          params.coordSys,
        ).length
          ? { x1, y1, x2, y2 }
          : { x1, y1, x2, y2 },
        style,
      });
      return {
        type: 'group',
        children: [
          stroke(h[0], h[1], l[0], l[1]),
          stroke(o[0] - half, o[1], o[0], o[1]),
          stroke(c[0], c[1], c[0] + half, c[1]),
        ],
      };
    },
    encode: { x: 0, y: [1, 2, 3, 4] },
    data: candles.map((c, i) => [i, c.open, c.close, c.low, c.high]),
  };
  const candle = {
    type: 'candlestick',
    barWidth: `${Math.round(look.bodyRatio * 100)}%`,
    itemStyle: {
      color: look.kind === 'hollow' ? theme.plot : theme.up,
      color0: theme.down,
      borderColor: edge ?? theme.up,
      borderColor0: edge ?? theme.down,
      borderWidth: input.lineWidth,
    },
    data: candles.map((c) => [c.open, c.close, c.low, c.high]),
  };
  const path = {
    type: 'line',
    showSymbol: false,
    smooth: look.lineStyle === 'rounded',
    lineStyle: { color: theme.accent, width: input.lineWidth + 0.5 },
    areaStyle: look.kind === 'area' ? { color: theme.accent, opacity: 0.25, origin: 'start' } : undefined,
    data: candles.map((c) => c.close),
  };
  const mark = {
    silent: true,
    symbol: 'none',
    data: [
      ...(look.lastPrice.includes('line')
        ? [
            {
              yAxis: candles.at(-1).close,
              lineStyle: { color: theme.accent, type: 'dashed' },
              label: {
                show: look.lastPrice.includes('box'),
                position: look.side === 'right' ? 'end' : 'start',
                formatter: () => window.formatBenchPrice(candles.at(-1).close, decimals, look.format),
                color: '#ffffff',
                backgroundColor: theme.accent,
                padding: [3, 4],
                fontSize: look.labelSize,
              },
            },
          ]
        : []),
      ...input.levels.map((level) => ({
        yAxis: level,
        lineStyle: { color: '#ff9800', type: 'solid' },
        label: { show: false },
      })),
    ],
  };
  const price = { ...(closes ? path : look.kind === 'bars' ? bars : candle), markLine: mark };
  const line = (values, colour, k) => ({
    type: 'line',
    xAxisIndex: k,
    yAxisIndex: k,
    showSymbol: false,
    smooth: input.smooth,
    data: values.map((v) => v ?? '-'),
    lineStyle: { color: colour, width: input.lineWidth },
  });
  const series = [price, ...input.overlayLines.map((o) => line(o.values, o.colour, 0))];
  below.forEach((pane, i) => {
    if (pane === 'volume')
      series.push({
        type: 'bar',
        xAxisIndex: i + 1,
        yAxisIndex: i + 1,
        data: candles.map((c) => ({
          value: c.volume,
          itemStyle: {
            color: c.close >= c.open ? (theme.up === theme.plot ? theme.line : theme.up) : theme.down,
          },
        })),
      });
    else
      input.subLines[pane].lines.forEach((values, k) =>
        series.push(line(values, k ? '#ff9800' : '#7e57c2', i + 1)),
      );
  });
  chart.setOption({ animation: false, backgroundColor: theme.plot, grid: grids, xAxis, yAxis, series });
  await window.benchPage.settled();
  const at = (i, price) => chart.convertToPixel({ seriesIndex: 0 }, [i, price]);
  const rect = chart.getModel().getComponent('grid', 0).coordinateSystem.getRect();
  return {
    plot: {
      x0: rect.x,
      y0: rect.y + header.height,
      x1: rect.x + rect.width,
      y1: rect.y + rect.height + header.height,
    },
    xs: candles.map((c, i) => at(i, c.close)[0]),
    yHigh: at(0, high)[1] + header.height,
    yLow: at(0, low)[1] + header.height,
    yMiddle: at(0, middle)[1] + header.height,
  };
};

/** What a person is told of a picture that is refused, by what was found wrong with it. */

interface Told {
  reason: string;
  /** What to send or to do instead. */
  advice: string;
}

const tell = (reason: string, advice: string): Told => ({ reason, advice });

const WHOLE_CHART =
  'Send a screenshot that shows the chart together with its price scale, uncropped and at full size.';
const ONE_INSTRUMENT = 'Send a screenshot of a candlestick, bar or line chart of one instrument.';
const FEWER_BARS = 'Zoom in so that fewer bars are shown, and send a new screenshot.';
const HIDE_INDICATORS = 'Hide averages and other indicators, and send a screenshot at full size.';
const CHECK_GIVEN =
  'Check the prices that were given and the heights they stand at, or take them back to let the labels decide.';

/** A scale that cannot be told for sure. */
const scale = (reason: string): Told =>
  tell(
    reason,
    'Send the screenshot at its original size with the whole price scale in view; shrunken or blurred copies lose the digits.',
  );

/** A scale that is not that of what is printed above the chart. */
const header = (reason: string): Told =>
  tell(reason, 'Send the whole chart with its price scale and everything that is printed beside it.');

/** Bars of which too little can be made out. */
const bars = (reason: string): Told =>
  tell(
    reason,
    'Hide drawings and indicators that cover the candles, zoom in a little, and send a new screenshot.',
  );

const percent = (share: number): string => (100 * share).toFixed(0);

const OF_PICTURE = {
  too_small: (width: number, height: number) =>
    tell(
      `The picture is only ${width} by ${height} pixels.`,
      'Send the original screenshot instead of a thumbnail; 800 pixels or more in width work best.',
    ),
  too_large: () =>
    tell('The picture has more than 40 million pixels.', 'Send a screenshot of the chart alone.'),
  time_limit: () =>
    tell(
      'Reading this picture took longer than is allowed.',
      'Send a smaller screenshot, or crop it to the chart and its price axis.',
    ),
  photo: () =>
    tell(
      'This looks like a photo, and no price scale could be read on it.',
      'Take a screenshot on the device that shows the chart, or photograph the screen straight on, close and sharp.',
    ),
  unsure: () =>
    tell(
      'The chart could be read only in part, and the result is not sure enough to show.',
      'Hide drawings and indicators, zoom in so that the bars are wider, and send a screenshot at full size.',
    ),
};

const OF_NO_PRICES = {
  categories: () =>
    tell(
      'The bars in this picture all stand on one base line, so they compare amounts and are not prices over time.',
      ONE_INSTRUMENT,
    ),
  heat_map: () =>
    tell(
      'This picture is a grid of coloured cells (a heat map), not a chart of prices over time.',
      ONE_INSTRUMENT,
    ),
  order_book: () =>
    tell(
      'The falling prices in this picture are those of an order book or ladder, not the price scale of a chart.',
      'Send a screenshot of the chart together with its own price scale.',
    ),
  table: () =>
    tell(
      'The figures in this picture are those of a table, not the price scale of a chart.',
      'Send a screenshot of the chart together with its price scale.',
    ),
  account: (title: string) =>
    tell(
      `The chart shows an account or the result of a strategy (“${title}”), not the price of an instrument.`,
      'Send a screenshot of a price chart.',
    ),
};

const OF_AXIS = {
  no_labels: () => tell('No column of price labels was found beside a chart.', WHOLE_CHART),
  no_scale: () => tell('The numbers beside the chart do not form a price scale.', WHOLE_CHART),
  percentages: () =>
    tell(
      'The scale beside the chart shows percentages and no prices.',
      'Switch the price scale from percent to prices and send a new screenshot.',
    ),
  power_unread: () =>
    scale('A power of ten for all price labels is printed above the scale, and was not read.'),
  goes_on_unread: () =>
    scale('More labels follow at the same distance as those that were read, and do not fit them.'),
  labels_blurred: () =>
    scale('The price labels are too blurred: another reading of their digits is as likely.'),
  labels_uneven: () => scale('The price labels do not stand where an even price scale would put them.'),
  labels_too_small: () => scale('The price labels are too small or cut off: none of their readings is sure.'),
  too_few: (figures: number) =>
    scale(`The ${figures} figures beside the chart do not tell the prices with certainty.`),
  below_zero: () => scale('The scale beside the chart goes below zero, which prices hardly ever do.'),
  single_figures: () => scale('The price labels are single figures whose power of ten is not shown.'),
  mark_unsettled: () =>
    scale(
      'The only mark in the price labels may part thousands or decimals, and nothing else in the picture tells for certain which.',
    ),
  labels_unclear: () =>
    tell(
      'The price labels are too unclear, and nothing else in the picture confirms them.',
      'Send the screenshot at its original size, with the last price or the header in the picture.',
    ),
  other_magnitude: () =>
    header('The prices printed above the chart are of another magnitude than its price scale.'),
  unusual_prices: () =>
    header('The scale beside the chart is far from the prices at which what is named above it is traded.'),
};

const OF_BARS = {
  no_bars: () =>
    tell(
      'No candles or bars were found beside the price scale.',
      'Send a screenshot of a candlestick or bar chart; pictures of other things cannot be read.',
    ),
  too_close: () => tell('The bars are too close to one another to be told apart.', FEWER_BARS),
  on_one_row: () => bars('Most bars end on one row, as those of volume do.'),
  alternating: () =>
    bars(
      'Every second bar is higher than the one before it, as points of a line and the pieces between them are.',
    ),
  many_colours: () =>
    tell(
      'What was taken for bars has more colours than rising and falling prices have, as the boxes of categories do.',
      'Send a screenshot of a candlestick or bar chart; pictures of other things cannot be read.',
    ),
  pieces: () =>
    bars('What was taken for bars has the same ends in place after place, as the pieces of wider bars have.'),
  unjoined: () =>
    bars(
      'Bars were found, but hardly any opens where the one before it closed, so their ticks were not read right.',
    ),
  untold: () =>
    bars(
      'Bars with ticks were found, but their colours do not tell how they moved, so their ticks were not read right.',
    ),
  ends_early: () =>
    bars(
      'The bars that could be read end in the middle of the chart, far from the last price that is printed.',
    ),
  missing: (read: number, of: number) =>
    bars(`Only ${read} of the ${of} bars from the first to the last could be read.`),
  curve_pieces: () =>
    bars('What was taken for bars lies on curves, and most of what is drawn is something else.'),
  no_wicks: () =>
    tell(
      'The bars in this picture have no wicks, so it is not a chart of opening, high, low and closing prices.',
      'Send a screenshot of a candlestick or OHLC bar chart.',
    ),
  no_ticks: () =>
    tell(
      'Uprights were found, but not the ticks of opening and closing prices beside them.',
      'Zoom in so that the ticks of the bars are seen, or switch the chart to candles, and send a new screenshot.',
    ),
  no_even_row: () =>
    tell(
      'What is drawn does not stand on an even row of candles or bars; it may be a line chart, or be covered by drawings.',
      'Switch the chart to candles, hide drawings and averages, and send a new screenshot.',
    ),
  redrawn_differently: (share: number) =>
    tell(
      `Only ${percent(share)} % of the bars that were found agree with the picture when they are drawn again.`,
      'Hide drawings and indicators that cover the candles, and send a new screenshot.',
    ),
  other_spacing: (found: number, told: number) =>
    tell(
      `The bars found are ${found.toFixed(1)} pixels apart, and by the dates under them and the time frame they should be ${told.toFixed(1)} apart.`,
      FEWER_BARS,
    ),
};

const OF_LINES = {
  is_line: () =>
    tell(
      'The price is drawn as a line, without opening, high and low.',
      'Switch the chart to candles and send a new screenshot.',
    ),
  no_line: () =>
    tell(
      'No candles, bars or line of prices were found beside the price scale.',
      'Send a screenshot of a price chart; pictures of other things cannot be read.',
    ),
  several_lines: () =>
    tell(
      'Several lines are drawn alike, and none is marked as the price.',
      'Hide the other lines, or show the label of the last price, and send a new screenshot.',
    ),
  line_short: (share: number) =>
    tell(
      `A line was followed over ${percent(share)} % of the pane's width only.`,
      'Show a period that fills the chart, hide what covers the line, and send a new screenshot.',
    ),
  line_hidden: (share: number) =>
    tell(
      `Only ${percent(share)} % of the line could be followed; it was lost where it is steep, or where something is drawn over it.`,
      'Show a shorter period or a larger chart, hide what lies over the line, and send a new screenshot.',
    ),
  few_points: (points: number) =>
    tell(
      `The line has only ${points} points, which may be part of a drawing as well as prices.`,
      'Show a longer period, or a shorter time frame, and send a new screenshot.',
    ),
  line_leaves: () =>
    tell(
      'The line leaves the part of the picture that was taken for the chart.',
      'Send a screenshot that shows the whole chart together with its price scale.',
    ),
  line_goes_on: () =>
    tell(
      'Something else is drawn farther than the line was followed, and may be the rest of it.',
      HIDE_INDICATORS,
    ),
  average: () =>
    tell(
      'The strongest line turns as seldom as averages do, and prices turn far more often.',
      HIDE_INDICATORS,
    ),
  line_among_others: () =>
    tell(
      'A line was found, but most of what is drawn in the pane is something else.',
      'Hide drawings and indicators, and send a screenshot at full size.',
    ),
};

const OF_HINTS = {
  label_contradicts: (text: string, row: number, given: string) =>
    tell(
      `The label “${text}” stands at row ${Math.round(row)}, where the prices that were given put ${given}.`,
      CHECK_GIVEN,
    ),
  header_contradicts: (price: number, given: string) =>
    tell(
      `The chart prints the price ${price} in its header, and the prices that were given put ${given} in its middle.`,
      CHECK_GIVEN,
    ),
  no_single_bars: () =>
    tell(
      'The bars of this chart could not be told apart, so single ones cannot be removed or set.',
      'Take back the bars that were removed or set, or zoom in on the chart and send a new screenshot.',
    ),
  no_bar_to_remove: (column: number) =>
    tell(
      `No bar stands at column ${Math.round(column)}, where one was removed.`,
      'Take the removed bar back, or remove the one that stands beside it.',
    ),
  nothing_drawn: (column: number) =>
    tell(
      `Nothing is drawn at column ${Math.round(column)}, where a bar was set.`,
      'Set the bar where one is drawn in the picture, or take it back.',
    ),
};

const SENTENCES = {
  ...OF_PICTURE,
  ...OF_NO_PRICES,
  ...OF_AXIS,
  ...OF_BARS,
  ...OF_LINES,
  ...OF_HINTS,
};

type Sentences = typeof SENTENCES;

/** The name of what was found wrong, with the figures that its sentence states. */
export type Why = { [Name in keyof Sentences]: [Name, ...Parameters<Sentences[Name]>] }[keyof Sentences];

/** The sentences for a person. */
export function toldOf([name, ...facts]: Why): Told {
  return (SENTENCES[name] as (...facts: unknown[]) => Told)(...facts);
}

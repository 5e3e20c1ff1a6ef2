import {
  bars,
  curve,
  example,
  figure,
  formula,
  heading,
  lesson,
  list,
  paragraph,
} from '../../lesson-source.ts';

export const sessionsAndCalendar = lesson({
  id: 'sessions-and-calendar',
  topic: 'Market Fundamentals',
  position: 5,
  title: 'Sessions, announcements and gaps',
  summary: 'Know when markets move, prepare for scheduled announcements, and size for gaps.',
  terms: {
    Session: 'the hours in which a market or region trades.',
    Gap: 'a jump between the close of one bar and the open of the next.',
    'Economic calendar': 'the list of scheduled reports and decisions with the expected figures.',
    Consensus: 'the average of the published forecasts for a figure.',
    'Implied move': 'the movement that option prices allow for over a time.',
  },
  blocks: [
    paragraph(
      'Volatility keeps hours. Currencies trade round the clock on working days, but most movement falls into the morning in Europe and the hours in which Europe and New York overlap. Shares move most in the first and the last half hour. A stop that is wide enough at noon is narrow at the open.',
    ),
    figure({
      kind: 'curve',
      caption:
        'A sketch of the usual course of the hourly range of a European currency pair against the dollar, in percent of the day’s average hour. The peak is the overlap of London and New York.',
      xLabel: 'Hour (UTC)',
      yLabel: 'Range (% of average)',
      series: [
        {
          label: 'Range',
          points: curve(
            23,
            1,
            (hour) =>
              55 + 75 * Math.exp(-(((hour - 8) / 2.2) ** 2)) + 115 * Math.exp(-(((hour - 14) / 2.6) ** 2)),
          ),
        },
      ],
    }),
    example(
      'Scaling a range to another length of time',
      [
        'If steps are independent, the range grows with the square root of time',
        'Hourly range of 12 pips, for four hours: 12 × √4 = 24',
        'For a day of 24 hours: 12 × √24 ≈ 58.8',
      ],
      'Four hours have about twice the range of one, not four times.',
    ),
    heading('Scheduled announcements'),
    paragraph(
      'Interest decisions, inflation, employment and company results come at known times. What moves the price is the surprise: the figure minus what was expected. A good figure that was expected to be better is bad news. In the first seconds spreads are wide and the first movement is often taken back.',
    ),
    formula('surprise = (figure − consensus) ÷ usual miss', {
      figure: 'the number that was published',
      consensus: 'what was expected',
      'usual miss': 'standard deviation of past differences',
    }),
    example(
      'An employment report',
      ['Published 240, expected 180, usual miss 75', 'Surprise: (240 − 180) ÷ 75 = 0.8'],
      'The report missed the consensus by 0.8 of the usual miss: a little less than usual, and nothing extraordinary.',
    ),
    list(
      'Look at the calendar before you open a position, and once each morning.',
      'Decide: be out, be smaller, or hold with a stop that is sized for a gap.',
      'Do not place a stop so near that the spread of the announcement alone reaches it.',
      'A pending order in front of an announcement is a bet on the first movement, with the worst fill of the day.',
    ),
    heading('Gaps'),
    paragraph(
      'Between close and open no stop works. Shares gap after results, currencies over the weekend, and everything gaps after surprises. Measure past gaps of the market: their usual size in ATR, and the largest ones.',
    ),
    example(
      'Sizing for a gap',
      [
        'Balance 20,000, loss accepted in a bad gap 2%: 20,000 × 2% = 400',
        'Bad gap of the market 8%, price 50: 50 × 8% = 4',
        'Units for the gap: 400 ÷ 4 = 100',
        'Units for the stop: 200 ÷ 1.5 ≈ 133',
      ],
      'The stop at 1.50 would allow 133 units for a risk of 200; the gap allows 100. Over night the smaller number counts.',
    ),
    figure({
      kind: 'candles',
      caption:
        'A gap on results: the bar opens at 47.2 although the stop was at 49.5. The fill is at the open.',
      bars: bars(
        [50.4, 51.1, 50.1, 50.9],
        [50.9, 51.8, 50.7, 51.6],
        [51.6, 52.3, 51.2, 52],
        [52, 52.4, 51.4, 51.7],
        [47.2, 48.1, 46.5, 47.8],
        [47.8, 48.6, 47.1, 48.2],
      ),
      levels: [{ price: 49.5, label: 'Stop 49.50' }],
      notes: [{ bar: 4, text: 'Opens below the stop' }],
    }),
    heading('Holidays and turns of the month'),
    paragraph(
      'Around holidays few trade: spreads widen and small orders move the price. At the turn of a month or quarter funds rebalance, at the expiry of options prices can be drawn to certain strikes for hours. These effects are real, small, and known to everybody; they are reasons for care, not for trades.',
    ),
  ],
});

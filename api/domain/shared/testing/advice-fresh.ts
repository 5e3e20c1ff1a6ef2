import { lines } from './advice-corpus.ts';

/** Written after rules and weights, as models write, and tried once: neither was changed for these. */
export const fresh = {
  advice: lines(`
    Given this structure, a modest long from current levels makes a lot of sense.
    Traders with patience will be rewarded once the range resolves upward.
    My view is that the coin heads north from here.
    Aggressive buyers can get involved right at the trendline.
    Conservative traders can wait for a retest and then enter.
    The path of least resistance is higher.
    Momentum favours the bulls going into next week.
    It pays to be short while the price stays below the average.
    Use any bounce to unload your remaining shares.
    A move towards 120 looks like the most probable scenario.
    Keep your powder dry and strike when it closes above 98.
    This has all the makings of a winning trade.
    I'd scale out a third at the first target.
    We could easily see 150 before the month is out.
    Staying on the sidelines is the best option for now.
    Your money is safer in gold at the moment.
    The sellers are exhausted, so a bounce should follow.
    Tighten your stop and let the profit run.
    The coming session ought to bring new highs.
    There's still plenty of upside left in this one.
    Short sellers will get squeezed.
    I see no reason to sell here.
    The downtrend looks set to deepen.
    If I had to choose, I'd be on the long side.
    Put a limit order at 97 and let the market come to you.
    The next few candles will confirm the reversal.
    History says this pattern ends with a sharp move up.
    Anyone who buys at this level gets an excellent deal.
    Sit tight, the recovery is on its way.
    A drop to the support is only a question of time.
    Treat every dip as an invitation to buy.
    You'd be crazy not to take this setup.
    Better to book the gain than to watch it vanish.
    Price wants to fill the gap at 88.
    The risk of a further decline is minimal.
    This level has never failed and it will not fail now.
    Swing traders may enter on strength above 104.
    Returns of 5 % a month are well within reach with this method.
    Bears have lost control, higher prices lie ahead.
    Ignore the noise and stay the course with your long.`),
  fine: lines(`
    The entry, the stop and the first target of the plan come from levels that were measured.
    A long plan gains when the price rises and loses when it falls.
    The reading is 93 % sure; the trend says nothing about the next bars.
    Two of the three supports were touched only once in this picture.
    Moving averages trail the price, so a crossing tells what has already happened.
    A bounce is a short rise after a fall; on a chart one sees it afterwards.
    Whether buyers return at this level cannot be read from the picture.
    The plan risks 2.1 units to the stop and would gain 4.3 at the first target.
    Nine of forty similar plans reached their target before the stop.
    A seller at the high would have gained, a seller at the low would have lost.
    The RSI of 71 means that gains made up most of the recent movement.
    Half of the charts without drift look at least this bullish.
    A rule that sells after every bearish engulfing paid more in costs than it gained in that test.
    The lesson on stops explains why the distance decides the size.
    Risk per trade is a share of the balance that you set before the entry.
    The range between 98 and 104 holds eighty of the hundred bars.
    An order that waits above the price is filled when the price comes up to it.
    Volatility was lower in the last fourteen bars than before.
    What you hold overnight can gap past the stop.
    Nothing in the measurements favours one side.
    A hit rate without the number of trades behind it says little.
    The upper band lies two standard deviations above the average of twenty closes.
    If the close is below the neckline, the definition of the double top is met.
    Trend followers accept many small losses for a few large gains.
    The second target lies beyond a resistance at 112.4.
    It took the market sixty bars to come back to that price.
    Your question gives a balance but no stop, so the size cannot be computed.
    The move from 90 to 110 was retraced by 38 %.
    Losses grow faster than many expect when the size is doubled after each.
    Reading the axis wrongly would shift every price by the same amount.
    This is what the plan would have risked; it is an exercise, not a proposal.
    A breakout that comes back within three bars is called false.
    The picture ends at bar 120, and so does what can be said.
    Most of the gain in that record came from two trades.
    Investors who rebalance sell what has risen and buy what has fallen.
    The stop lies one average range below the last swing low.
    Chance alone gives such a row of wins once in eight.
    The histogram is the distance of the MACD from its signal line.
    A higher low is one of the conditions, and it is met at bar 88.
    Spread and commission come off every result.`),
};

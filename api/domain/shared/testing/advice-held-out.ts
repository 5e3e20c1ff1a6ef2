import { lines } from './advice-corpus.ts';

/** Written after the rules and tried once: the rules were not changed for these. */
export const heldOut = {
  advice: lines(`
    Open a long near 101 and put the stop below 99.
    The best thing to do now is to sell.
    You should wait for the close and buy after it.
    Price will most likely test 110 again.
    I would avoid buying here.
    The bears are going to win this one.
    This trade is almost risk-free.
    Sell the next rally.
    We expect the range to break upwards.
    It will take off from here.
    A long position looks attractive at this level.
    The market should rise after this pattern.
    You'll make a good profit at the second target.
    Now it is time to go short.
    There is no chance that the support breaks.
    The trend will not turn before the target.
    Consider selling half at the first target.
    This pattern guarantees a fall.
    Enter once the bar closes above the level.
    Expect lower prices next month.
    The coin is likely to double this year.
    My recommendation is to hold.
    The breakout is going to be strong.
    Buying this dip makes sense.
    The upside is certain.
    You need to act now.
    Price is expected to bounce at the average.
    Don't wait, take the entry.
    The rally will resume shortly.
    It is a good idea to add on strength.`),
  fine: lines(`
    A bearish engulfing covers the body of the bar before.
    The support was touched three times.
    A short plan has its stop above the entry.
    Sellers outnumbered buyers on that day.
    The lesson explains how a stop order works.
    Your question names a balance and a risk.
    Selling short means borrowing what is sold.
    A bull market is a long stretch of rising prices.
    If the price reaches the stop, the loss is the planned one.
    An exit rule belongs to every plan.
    It is not known whether the level will hold.
    A high share of wins does not promise a profit.
    The curriculum says nothing about that coin.
    Hedging lowers risk at a cost.
    The average true range measures how far a bar goes.
    Losing streaks happen by chance alone.
    Buy and hold is a strategy that trades rarely.
    Leverage multiplies gains and losses.
    The entry of the plan is the last price.
    Neither side has an edge on a driftless chart.
    A trader who bought at the high would have lost.
    The target was not reached within the picture.
    Many traders sell winners too early.
    The picture shows one year of daily bars.
    The size is rounded down so that the risk is not exceeded.
    Expectancy is the mean result of a trade.
    Inflation lowers what money buys.
    Earnings divided by price is the earnings yield.
    The stop lies below the last swing low.
    Revenge trading is an attempt to win a loss back.
    A ratio of two means that the reward is twice the risk.
    The reading may be wrong by the stated error.
    Prices rose in the first half and fell in the second.
    One picture cannot show what others hold.
    The head and shoulders pattern has three peaks.`),
};

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
};

/** Sentences that a model may write, sorted by hand: advice, certainty, prediction and promises, and plain teaching. */
export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The rules were written with these in view. */
export const seen = {
  advice: lines(`
    Buy now, guaranteed.
    Buy the breakout above the resistance.
    Sell before the close.
    Go long here with a tight stop.
    Short this market at the resistance.
    Enter long at the support and hold.
    You should buy this dip.
    You should sell half of your position.
    You must get out of this trade today.
    I recommend buying at the support.
    I would buy here.
    We suggest going short below the level.
    I advise you to hold the position.
    Now is a good time to buy.
    This is the perfect moment to sell.
    It is time to take profits.
    Bitcoin is a strong buy.
    This chart is a clear sell.
    Consider buying near the support.
    Consider opening a long position here.
    Don't miss this opportunity.
    Do not sell yet.
    Hold your position until the target.
    Take the trade at the current price.
    Open a short position with a small stop.
    Add to your position on weakness.
    So buy the dip and wait.
    Then simply sell at the target.
    Traders should look to buy the pullback.
    A long entry here is advisable.
    The price will rise.
    The price will reach the target soon.
    It is going to fall next week.
    The market is about to break out.
    Price is set to rally.
    The trend is likely to continue upward.
    The coin is poised to climb.
    A breakout is imminent.
    A crash is coming.
    Expect a rally from here.
    We expect higher prices.
    The price is headed for the next resistance.
    The chart points to further gains.
    Further upside is likely.
    Tomorrow it goes higher.
    The next move is up.
    It'll drop below the support.
    The stock should climb to the resistance.
    Bulls will push it to the top.
    A reversal is likely at this level.
    This setup cannot lose.
    It is a sure thing.
    This is a risk-free trade.
    The target is certain to be hit.
    It will definitely go up.
    Without a doubt this goes higher.
    The pattern always works.
    Success is guaranteed here.
    This is easy money.
    The level is bound to hold.
    The price can only go up.
    There is no risk in this trade.
    You will make money with this.
    You will double your account.
    This trade will make you rich.
    You'll earn a steady profit.
    Profits are certain with this method.
    You are going to win this one.
    You cannot go wrong with this setup.
    The stop will not be hit.
    Grab some shares while they are cheap.
    Pick up a few contracts at the support.
    The smart play is a short from here.
    Put your money into this coin.
    Take profit at the first target.
    Cut your losses and leave.
    I believe the price goes to the moon.
    Price targets of the bulls are within reach this month.
    A move to new highs is only a matter of time.
    The uptrend remains intact and will carry price further.
    The pair should bounce off this support.
    Buyers will step in at this level.
    Odds favour a rise from here.
    The next stop is the resistance above.
    Nothing can stop this rally.
    You can expect a profit here.
    This plan pays off every time.
    It has to go up from here.
    You might want to sell some of it.
    If I were you, I would hold.
    Set a buy order below the low.
    Wait for the dip and then buy.
    The outlook is bullish for the coming weeks.
    We see the price at a new high soon.
    It looks ready to break out.
    Success is assured with this rule.
    Make sure to own this before Friday.
    Stay long while the support holds.
    I suggest a long entry at the low.
    Price is likely to fall further.
    Scale into the coin over the next days.
    The bulls have the upper hand, so follow them.
    A long trade offers the better odds now.
    This is where smart money buys.
    Consider taking a short at the next touch.
    You should wait and then go long.
    Sell half at the target and keep the rest.
    Get rid of your losing coins.
    Never sell before the top.
    Try a small long at the low.
    The price is on its way to the top.
    By Friday it reaches the resistance.
    A fall below the low is very likely.
    Next week brings higher prices.
    The rally is not over yet.
    A new high awaits.
    The market wants to go higher.
    There is more room to rise.
    The downtrend will continue for some time.
    Lower prices lie ahead.
    It is clear that the price rises.
    The profit is practically yours.
    With this pattern you win nine times out of ten.
    You will not regret this trade.
    This cannot fail.
    It is safe to buy here.
    Rest assured that the level holds.
    The trade is a winner.
    Chances for a breakout are excellent.
    Success comes automatically with this setup.
    Buy at 104.20 with a stop at 99.
    You should consider buying near 95.
    The price will probably reach 120 this week.
    Selling at the resistance is a good idea.
    I expect a breakout within the next few bars.
    This setup is guaranteed to work.
    Enter a short position below the support.
    The bullish trend will likely continue.
    You can safely hold this position.
    Traders should buy the retest of the level.
    Price is about to fall sharply.
    The next leg goes to 150.
    You will profit if you follow the plan.
    Now would be a good moment to close the trade.
    It is definitely worth entering here.
    The stock is going to recover its losses.
    A drop to the support is expected.
    Take some profit off the table.
    Aim for the second target and hold.
    We recommend waiting for a pullback before buying.
    This is a high probability trade.
    The support should hold on the next test.
    Place your stop at 98 and buy at the open.
    The market must rebound here.
    A bullish move is coming.
    The reward is certain.
    Go ahead and sell the rally.
    There's no doubt about the direction.
    Price action suggests a move higher.
    The chart signals an upcoming reversal.
    Get in before it is too late.
    Load up on this coin.
    My advice is to buy on Monday.
    I'd go long at this level.
    You ought to sell into strength.
    You need to close your short today.
    Better buy it at the support.
    Look to sell near the resistance.
    This is a great entry for a long position.
    The best strategy is to buy and hold here.
    Selling now is the right decision.
    It is worth buying at this price.
    Exit the trade at once.
    Place a buy order at the low.
    The stock is a bargain at this price.
    Price will continue higher.
    The pair will likely test its low again.
    The market is going to turn around.
    A rally should follow.
    Expect further weakness in the coming days.
    This level will hold.
    The downtrend will end here.
    Soon it breaks above the resistance.
    The probability is high that it rises.
    Prices are expected to fall.
    There is no way this fails.
    Undoubtedly the bulls win.
    It is inevitable that the price recovers.
    This never fails.
    You will be in profit by Friday.
    Your money is safe in this trade.
    You'll recover your losses quickly.
    Guaranteed profits await you.
    The setup promises quick gains.
    The target is as good as reached.`),
};

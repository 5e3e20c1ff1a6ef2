import { lines } from './advice-corpus.ts';

/**
 * What a good model writes about a measured chart and about a lesson, written in one go. `building` was looked at while the
 * guard was made; `kept` was not: only its counts were. Styles with an empty `building` are kept whole.
 */
export const permittedStyles: Readonly<Record<string, { building: string[]; kept: string[] }>> = {
  trend: {
    building: lines(`
      BTC/USDT was bullish on the hourly chart over the 63 bars that were measured.
      Price moved 2.4 times as far as changes of this size lead without drift.
      Only 3% of charts without drift move as far as this one did.
      Over the last third of the picture the move was smaller than over the whole.
      The swings show two higher highs and one lower low, so the structure is mixed.
      The chart is called sideways because its net move lies within what chance alone gives.
      The last swing low lies above the one before it.
      The trend word describes the past of the picture, not its future.
      The move against the trend covered a third of the rise before it.
      The first half of the chart fell from 112 to 98 and the second half recovered most of that.`),
    kept: lines(`
      The chart fell from 141.2 to 118.6 over its 84 bars and is called bearish.
      About one chart in eight without drift goes down at least this far.
      In the last 28 bars the direction was the opposite, which is why the rule says mixed.
      Higher lows and lower highs appear side by side in the structure.
      The net change of the picture is small beside the size of its single changes.
      Most of the decline took place in the first forty bars.
      The third swing high was lower than the second by 1.8.
      Measured by closes, the rise amounts to 6.4 over the whole picture.
      The word bearish refers to the bars in the picture only.
      A second reading of the same screenshot would call the trend the same in 96% of cases.`),
  },
  levels: {
    building: lines(`
      The nearest support lies at 120.50 and was touched twice.
      Resistance was measured at 128.4, with an error of 0.2.
      No resistance was found above the last price.
      The level at 104 was touched three times, the last time at bar 58.
      The support and the resistance are 8.2 apart.
      Two touches are few, and a random price is touched about as often.
      The last price lies between the two nearest levels.
      The error of the level is larger than a quarter of a percent, so the touches are given as about four.
      Price crossed the level at 110 twice within the picture.
      The level lies close to the lowest close of the picture.`),
    kept: lines(`
      Support at 96.75 (± 0.14) was touched about three times.
      The next measured level below is at 93.1 and was touched once.
      Between bar 20 and bar 45 the price stayed within the two levels.
      A resistance at 115.2 lies between the entry and the first target.
      The level was touched from below twice and from above once.
      How often a level was touched says little about the next touch.
      The highest close, 127.3, lies just under the highest level found.
      The distance from the last price to the support is 1.4 times the ATR.
      All three levels come from swings of the first two thirds.
      No level was found within one average bar of the last price.`),
  },
  indicators: {
    building: lines(`
      RSI (14) stands at 61.3, above its middle of 50.
      The MACD line is above its signal line by 0.42.
      Of 20 indicators of trend, 14 lean up and 4 lean down.
      ADX (14) is 24.1; plus DI is 22.0 and minus DI is 17.5.
      An average bar covers 2.86, which is 8% of the visible range.
      The last price lies inside the Bollinger bands, nearer to the upper one.
      The last 14 bars are 1.2 times as tall as those before them.
      Several indicators depend on bars before the first visible one.
      The stochastic reading of 84 is high because the last close is near the top of its range.
      The moving average of 20 bars lies below the last price.`),
    kept: lines(`
      RSI (14) reads 38.4 with an error of 1.1.
      Eleven of the nineteen momentum indicators lean down.
      The 50-bar average was crossed from above at bar 71.
      The histogram has been negative for nine bars.
      CCI (20) is at minus 112, and the Williams reading is minus 78.
      Volatility is lower than before: the last 14 bars are 0.8 times as tall.
      The bandwidth is the smallest of the picture.
      On some charts without drift just as many indicators lean to one side.
      ATR (14) equals 1.92, about 1.6% of the last price.
      The plus DI of 18.2 lies below the minus DI of 25.7, and ADX is 31.0.`),
  },
  patterns: {
    building: lines(`
      A double bottom was found by its definition, with the neckline at 112.6.
      The pattern appears 0.48 times in 100 bars by chance.
      Its neckline was closed above at bar 57.
      A bearish engulfing was found two bars before the end.
      The rising channel is marked as at the edge of its definition.
      The triangle has two touches on each line.
      In driftless series the same pattern was followed by a rise about half of the time.
      No pattern was found near the last bar.
      The hammer comes after a decline of seven bars, as its definition asks.
      What followed such patterns on driftless charts is no different from what follows any bar.`),
    kept: lines(`
      Three inside up was found at bar 80; by chance it appears once in 250 bars.
      The head and shoulders has its neckline at 101.9 and is not complete.
      Both shoulders are within the tolerance of the definition.
      A doji closed the picture, its body being 4% of its range.
      The two tops differ by 0.3, less than the error of the reading.
      The descending triangle overlaps with the rectangle, so only the triangle is named.
      An inside bar is found so often that it says very little.
      The pattern was given at the edge because a small error of the reading would change its name.
      The flag follows a move of six bars and slopes against it.
      Its measured height is 9.4.`),
  },
  planFacts: {
    building: lines(`
      The plan is long, with an entry at 104.2 and a stop at 101.8.
      The first target lies 2.1 times as far from the entry as the stop.
      If the price reaches the stop first, the plan loses 1 R.
      The plan is void if a bar closes below 101.8 before the entry.
      The stop was placed one ATR below the last swing low.
      Without drift, the target is reached first in 31% of cases and the stop in 64%.
      A moderate resistance at 107.5 lies before the first target.
      The risk of the plan is 2.4 per unit.
      Within 20 bars, neither is touched in 5% of driftless continuations.
      The plan is an exercise and rests on measured levels only.`),
    kept: lines(`
      The entry of the short plan is 118.6, its stop 121.9 and its first target 112.4.
      Reward and risk stand at 1.9 to 1 for the first target.
      The second target is the swing low of bar 33.
      A close above 121.9 undoes the plan.
      The plan gains 6.2 per unit at the first target and loses 3.3 at the stop.
      By chance alone the stop comes first in about two of three cases.
      When neither price is met within the bars watched, the plan counts as open.
      The stop distance equals 1.7 average bars.
      The rule proposed the short because both trend words point the same way.
      The first target passes a level that was touched twice, at 114.`),
  },
  noTrade: {
    building: lines(`
      The rule proposes no trade here.
      No plan was made because the trend words disagree.
      The last swing lies too far from the last price for a sensible stop.
      A plan would appear after a close above 128.4.
      The position is neutral.
      Waiting for a clearer picture is a choice, too.
      The ratio of the first target to the stop is below 1, so the rule makes no plan.
      The chart shows no direction that goes beyond chance.`),
    kept: lines(`
      No trade is proposed: the whole picture and its last third point different ways.
      The rule needs a bearish last third as well, and that was not measured.
      The position stays neutral because the net move is within chance.
      A close below 93.4 is the price at which a plan would appear.
      The distance to the nearest target is shorter than the distance to the stop.
      Without a swing near the last price the rule has no place for a stop.
      Nothing is proposed for this chart.
      The label is no trade, and the reason is the structure.`),
  },
  reading: {
    building: lines(`
      We are 95% sure that the chart was read correctly.
      The screenshot shows 63 candles on a linear axis.
      The axis was read from eleven labels.
      Bars 3 to 5 are hidden behind the legend and were left out.
      The error of a single price is about 0.18.
      Volume was not measured.
      The time axis was not read, so bars are counted instead of days.
      The last price is 136.00, with an error of 0.18.
      The axis is logarithmic, so equal distances are equal percentages.
      The picture covers prices from 99.25 to 136.75.`),
    kept: lines(`
      The reading found 84 bars and a price scale from 90 to 150.
      A part of the right edge is covered by a label and was not read.
      Each high and low carries an error of about a third of a pixel.
      The chart is drawn as a line, so highs and lows within a bar are unknown.
      News and other markets are not part of the measurement.
      The symbol was taken from your note, not from the picture.
      Nine of the ten labels agree on the scale within half a pixel.
      The colours of rising and falling bars were told apart by their pixels.
      Four bars overlap with a drawing and have a larger error.
      The last bar is not settled yet.`),
  },
  definitions: {
    building: lines(`
      A stop order becomes a market order once its price is reached.
      The RSI compares the average gain with the average loss over fourteen bars.
      Support is a price at which several declines ended.
      The average true range is the mean size of a bar, gaps included.
      A pip is the fourth decimal of most currency pairs.
      Drawdown is the distance from the highest value of an account to a later low.
      Leverage is the ratio of the position to the money that backs it.
      A moving average is the mean of the last closes and lags behind the price.
      An engulfing bar has a body that covers the body of the bar before.
      Expectancy is what a trade gains on average, in units of its risk.`),
    kept: lines(`
      A limit order is filled at its price or at a better one.
      Slippage is the difference between the price asked for and the price got.
      The signal line of the MACD is an average of the MACD itself.
      Correlation measures how far two series move together, from minus one to one.
      A swing high is a bar with lower highs on both sides.
      The Sharpe ratio divides the excess return by its standard deviation.
      Margin is the deposit that a broker holds against an open position.
      A lot is one hundred thousand units of the first currency.
      Regression to the mean describes that extreme results are usually followed by ordinary ones.
      A gap is a range of prices in which nothing was traded between two bars.`),
  },
  method: {
    building: lines(`
      Divide the amount at risk by the stop distance and round down.
      The size follows from the balance, the share at risk and the distance to the stop.
      Subtract the stop from the entry to get the risk per unit.
      With a balance of 10,000 and 1% at risk, the amount at risk is 100.
      First the swings are found, then prices that lie close together are joined to a level.
      The break-even rate is one divided by one plus the ratio.
      A gain of 100% is needed to make up for a loss of 50%.
      Multiply the pips by the pip value to get the result in money.
      The trend is the net move divided by the root of the summed squares of all moves.
      To test a rule, count its results on bars it was not made from.`),
    kept: lines(`
      Take the difference of entry and stop, and divide the money at risk by it.
      At 2% of 5,000 the amount at risk is 100, and a distance of 4 gives 25 units.
      The average gain is smoothed by Wilder's method before the ratio is formed.
      Compare each result with the risk that was planned, and write it down in R.
      The cone comes from the size of past changes and grows with the root of time.
      Count the wins, divide by the number of trades, and state the error as well.
      A ratio of 2 to 1 breaks even at 33% wins, before costs.
      After three losses of 2% each, 94.1% of the account is left.
      The true range is the largest of three distances.
      Results are weighed by their size, not only by how often they occur.`),
  },
  teaching: {
    building: lines(`
      Beginners often move a stop further away, which makes the loss larger than planned.
      A journal shows whether the rules were followed.
      Losses in a row are common even with a good rule.
      People tend to hold losing positions longer than winning ones.
      A small sample says little about a method.
      Costs decide over many small trades.
      Overconfidence shows when stated chances are higher than the share of hits.
      Two positions in related markets share much of their risk.
      A wider stop asks for a smaller size at the same risk.
      Selling short means selling what was borrowed.`),
    kept: lines(`
      Traders who change their rules after each loss never learn what the rules do.
      Fear of missing out often leads to late entries and wide stops.
      A hit rate of 40% can be profitable when wins are larger than losses.
      Orders in thin markets move the price more than in liquid ones.
      Interest, spread and commission are paid whether a trade wins or loses.
      Hindsight makes past turning points look clearer than they were.
      Patterns are easy to see in random series, as the lesson shows with coin flips.
      Doubling the size after a loss makes the ruin of an account more probable.
      A plan written before the entry is harder to bend than one kept in mind.
      Diversification lowers the variation of a portfolio without removing the risk of the market.`),
  },
  cannotSay: {
    building: lines(`
      What was measured describes the past of one picture and foretells nothing.
      Nobody can tell from this chart where the price goes next.
      The indicators say nothing about the coming bars.
      A pattern is a name for what has happened, not a forecast.
      Whether the level holds is unknown.
      I do not say what to buy or sell.
      The curriculum says nothing about taxes.
      None of this is a recommendation.`),
    kept: lines(`
      Neither the trend nor the patterns tell what comes after the last bar.
      This says how the price moved, not how it will move.
      It cannot be known from a picture whether a breakout lasts.
      The lessons do not cover options.
      There is no measurement here of news or volume, so neither is discussed.
      I cannot say whether you should hold your position.
      No method in the curriculum predicts prices.
      A high RSI does not mean that the price must fall.`),
  },
  tutor: {
    building: lines(`
      Your chart's stop is at 101.8 because the last swing low is at 102.9.
      In your last analysis the trend was mixed.
      You asked how the stop was chosen.
      The lesson on position sizing works through the same example.
      You can check this with the numbers of your own chart.
      Your question names a balance of 10,000 and a risk of 1%.
      In short, the RSI measures the balance of gains and losses.
      For example, a share bought at 50 with a stop at 48 risks 2 per share.
      The next lesson explains how a limit order differs from a stop order.
      To compute the size I still need the stop and the account currency.`),
    kept: lines(`
      Your plan has its stop below the swing low of bar 61, at 96.2.
      On your chart the 38.2% retracement lies at 108.3.
      The figure in the lesson shows a range that breaks to the upper side.
      You named no stop, so the size cannot be computed yet.
      The answer to your question is in the lesson on order types.
      Here is the short answer: the ATR says how large bars usually are.
      Your two charts differ mainly in volatility: 1.9 against 3.4 per bar.
      As the lesson puts it, a level is a zone and not a line.
      Try the quiz of this lesson to see whether the definition is clear.
      The last five answers of your quiz were correct.`),
  },
  outlook: {
    building: lines(`
      Without drift, changes of this size mostly lead to between 130 and 142 after 20 bars.
      The chance of touching 128 within 20 bars is 34% on a driftless chart.
      The cone says nothing about the direction.
      The three scenarios have chances of 31%, 52% and 17%, which add to 100%.
      The level at 120 lies 2.3 ATR below the last price.
      No break of drift stands out in this picture.
      The last bars were calmer than those before them.
      Such a cone held 68% of the continuations in the test.`),
    kept: lines(`
      A price without drift would end between 88.4 and 99.2 in about two of three cases.
      The support at 96.75 is 0.9 ATR away, and a driftless price touches it in 61% of cases.
      The width of the cone comes from the last sixty changes.
      Chances computed without drift are the same for both directions at equal distance.
      The drift changes at bar 47; some charts of one drift bend as far.
      In the middle scenario neither the upper nor the lower price is touched.
      On drawn pictures the cone held 69% of the later closes.
      These shares describe chance, not this market.`),
  },
  outcomes: {
    building: [],
    kept: lines(`
      The follow-up picture overlaps with the first one by 48 bars.
      The plan reached its stop at bar 9 after the analysis.
      Of 32 stored plans, 12 reached the first target and 17 the stop; 3 are open.
      Chance alone would give a hit rate of 39% for the bars watched.
      The price went as far as 117.8, which is short of the target at 118.5.
      In the new bars the support at 102 was touched twice.
      The outcome is not known yet, because too few bars have been seen.
      The trend word changed from bullish to mixed between the two pictures.
      The difference to chance is within the error of so few plans.
      The second picture was read with a smaller error than the first.`),
  },
  comparisons: {
    building: [],
    kept: lines(`
      A market order is certain to be filled but not at which price; a limit order is the reverse.
      The simple average weighs all bars alike, while the exponential one weighs recent bars more.
      Standard deviation counts moves in both directions, drawdown only those below a former high.
      A pip is a unit of price, a lot a unit of size.
      An uptrend has higher highs and higher lows; a range has neither.
      Both plans risk 1%, but the second has the wider stop and therefore the smaller size.
      Fundamental analysis studies the business, technical analysis the price.
      Unlike the RSI, the MACD has no upper bound.
      In a linear chart a step of ten looks the same everywhere, in a logarithmic one it shrinks towards the top.
      A future obliges both sides, an option only its seller.`),
  },
  refusals: {
    building: [],
    kept: lines(`
      That is a decision which this product does not take for anybody.
      Prices are not predicted here, neither from charts nor from news.
      The tutor explains how a plan is built and leaves the choice to the learner.
      There is no answer to that in the measurements.
      A promise of profit cannot be kept by any method.
      The curriculum has no lesson on this coin.
      What others do with the same chart is not known.
      An example with numbers is not a proposal.
      This product measures pictures and places no orders.
      The rule names a plan only as an exercise.`),
  },
};

import { lines } from '../../api/domain/shared/testing/advice-corpus.ts';

/** Single plain sentences about measured charts and lessons; the weights are learned from them. */
export const plainSentences = lines(`
  The chart rose from 96.2 to 131.7 over 120 bars.
  It is called bullish because the net move is larger than chance alone usually gives.
  In the last third the move was down, so the two words differ.
  Six in 100 charts without drift move as far in the last third.
  The structure has one higher high, two lower highs and two lower lows.
  Lower lows alone do not make the word bearish; the rule looks at the net move.
  The decline from the highest close covers 11.3.
  The largest single bar covers 4.1, about twice the average.
  The last close is above the first close by 3.2.
  The highest price of the picture, 139.4, was reached at bar 77.
  The lowest price stands at bar 12.
  The chart moved up in the first part, paused, and moved down in the last.
  The net move is within one standard deviation, which is why it is called sideways.
  A fall of this size is found on one driftless chart in ten.
  Mixed means that the whole chart and its last third point different ways.
  The move equals 1.2 times what its changes lead to without drift.
  The support at 88.6 lies 3.4 below the last price.
  Each touch is a swing that ended within the error of the level.
  The zone between 101 and 102 was touched five times.
  The level at 119 has an error of 0.3 and was touched about three times.
  A second support is found at 84.9.
  The resistance was last touched 22 bars ago.
  The last price is just below the resistance, by less than an average bar.
  Levels that were touched once are listed too.
  On random series levels with three touches are common.
  Price closed above the level once and came back within two bars.
  The levels were found from swings and are given with their errors.
  The RSI of 44.0 lies below its middle.
  The slow stochastic line reads 71.5 and its signal 68.2.
  Both averages fall, and the shorter one lies below the longer one.
  The Aroon up line is at 92 and the down line at 28.
  The rate of change over ten bars is minus 3.1%.
  The last close lies above the Ichimoku cloud.
  Momentum indicators are computed from the same closes, so they are not independent.
  The money flow was not computed because volume is missing.
  The lower band is at 97.4 and the upper band at 109.9.
  The Parabolic SAR stands at 101.2, below the price.
  The average of 200 bars needs more bars than the picture shows.
  Two of the four volume indicators have no value here.
  The reading of 22 lies in the range that is called oversold.
  Bars are calmer than before: 0.7 times as tall.
  The channel consists of two parallel lines with three touches each.
  A cup was not found.
  The rounding bottom covers forty bars.
  Morning star is the name of three bars: a long falling one, a small one, and a rising one.
  The symmetrical triangle was left by a close above its upper line at bar 91.
  The pattern is bearish by its definition, and says no more than that.
  The double top has 14 bars between its tops.
  By chance such a triangle appears 0.9 times in 100 bars.
  Thresholds of the pattern are ours; its shape is from the cited source.
  After such patterns driftless prices rose in 49% of cases.
  A doji has an open and a close at nearly the same price.
  The wedge was complete nine bars before the end of the picture.
  The entry of the plan is the last price.
  The stop is at 92.3, the swing low less one ATR.
  A touch of 92.3 ends the plan with a loss of 3.1 per unit.
  The target at 107.5 is the second resistance.
  The plan holds for twenty bars and then counts as open.
  Reward is 2.4 times the risk.
  If a bar closes below the swing low, the reason for the plan is gone.
  The plan would need 32% hits to break even before costs.
  Both trend words are bullish, which the rule asks for before it makes a plan.
  Neither price was reached in the bars that followed.
  The driftless chance of the stop is higher because it is nearer.
  The plan is neutral.
  The rule does not propose a trade when the ratio is below 1.
  A plan would appear if the last third turned bearish as well.
  No plan was made for this screenshot.
  It would take a close above 117.2 for the rule to make a plan.
  The axis has eight labels between 80 and 150.
  The chart type is candles.
  One bar was hidden by the price label and was left out.
  The legend covers a small part of the chart.
  The prices of the curve carry an error of 0.4.
  A correct reading is stated with 91%.
  The background is dark and the bars are green and red.
  The symbol and the time frame were given by you.
  The picture was read without the volume panel.
  Dates under the chart were read with one day of error.
  A market order is filled at once at the price that is there.
  A trailing stop follows the price at a fixed distance.
  The spread is the difference between bid and ask.
  Variance is the mean of the squared distances from the mean.
  A bond pays interest and returns its face value at the end.
  An ETF holds a basket of securities and is traded like a share.
  Inflation is the rise of the general price level.
  A fill is the execution of an order.
  Liquidity is how much can be traded without moving the price.
  A swap is the interest paid for holding a currency position overnight.
  Beta measures how strongly a share moves with its market.
  The price-earnings ratio divides the price by the earnings per share.
  The neckline joins the lows between the shoulders.
  A trend line joins at least two swings.
  Confirmation bias is the habit of noticing what agrees with one's opinion.
  The disposition effect is the tendency to sell winners early and keep losers.
  A profit factor is the sum of gains divided by the sum of losses.
  Kelly's formula gives the share that makes the account grow fastest when the chances are known.
  Volatility is how much prices vary, whatever the direction.
  The open is the first price of a bar and the close the last.
  Add the three true ranges and divide by three.
  At a price of 40 and a stop of 38, each share risks 2.
  With 150 at risk and 2 per share, the size is 75 shares.
  Convert the result into the account currency at the rate of the day.
  First write the rule down, then test it on data that was not used.
  The mean return less the risk-free rate is divided by the standard deviation.
  Two losses of 10% leave 81% of the account.
  Compound growth multiplies the factors of each period.
  The value of one pip is the lot times the pip size.
  Rounding down keeps the risk within the limit.
  Take the logarithm of each ratio to make gains and losses symmetrical.
  The standard error shrinks with the root of the number of trades.
  State the result in R, so that trades of different size can be compared.
  Moving a stop changes the risk that was planned.
  Most beginners trade larger than their account allows.
  A calm market can become lively without warning.
  Sessions differ in how much is traded.
  Correlated positions add up to one larger risk.
  Stress makes people act faster and think less.
  After a win many traders take more risk than before.
  A pause after a loss is a rule that some traders set for themselves.
  News can move the price past a stop.
  An example from the past is chosen with hindsight.
  Trading costs are small for each trade and large over a year.
  The more rules are tried, the more of them look good by chance.
  A demo account has no slippage and no fear.
  Regulators ask brokers to state how many clients lose money.
  Not every level is tested again.
  The picture does not show why the price moved.
  This tells nothing of the future.
  I do not predict prices.
  It is unknown whether the next bar rises or falls.
  There is no measurement that answers this.
  The product gives no recommendations.
  A trend in the past is no reason for a trend in the future.
  The lessons name no coin to buy.
  Your stop distance is 2.4 and your risk is 1%.
  Your chart has no plan, so there is no stop to explain.
  You can compare the value with that of the lesson.
  In the example of the lesson the account is 20,000.
  The quiz asks for the size rounded down.
  Your analysis of yesterday measured a support at 88.6.
  The glossary explains the word drawdown.
  You entered a risk of 2% and a balance of 4,000.
  The short answer is that a stop limits the loss and a limit order names the price.
  A figure in the lesson shows the same pattern on drawn bars.
  The lesson on candles covers the hammer.
  Your question is about gaps, which have a lesson of their own.
  The two answers differ because the second includes costs.
  In 27% of driftless continuations neither price is touched.
  Half of the driftless prices end within 4.2 of the last price.
  The touch chance of a near level is larger than that of a far one.
  The lower scenario has a chance of 29% without drift.
  The cone is wider on lively charts.
  Twenty bars ahead, the cone spans from 91 to 108.
  Of the last 60 cones, 41 held the close that came.
  The follow-up shows 31 new bars.
  The stored plan was sealed when it was made.
  The first target was touched four bars after the analysis.
  Hits and misses are counted together with open plans.
  The two pictures were aligned by their last sixty settled bars.
  The hit rate of 41% stands beside 40% by chance.
  Twelve plans are too few to tell skill from luck.
  The later picture confirms the level at 104 with one more touch.
  A stop limits the loss on paper, while a gap can make it larger.
  Candles show four prices, a line shows only closes.
  Both formulas use closes, but the second also uses highs and lows.
  A wide stop and a small size risk as much as a tight stop and a large size.
  The arithmetic mean adds and divides, the geometric mean multiplies and takes the root.
  Where a line chart joins closes, a bar chart shows the whole range.
  Revenue is what comes in, profit is what is left.
  The chart shows 96 bars and one clear gap at bar 40.
  From bar 30 to bar 60 the closes stayed within 3.1 of each other.
  The trend of the whole picture is bearish, that of its last third sideways.
  The word sideways stands for a net move that chance alone often gives.
  Higher highs were found twice and lower lows once.
  Its largest rise took eleven bars.
  The close of the last bar is 104.6.
  The move is 0.6 times what driftless changes lead to.
  The whole picture is bullish, the last third is not.
  The structure does not change the trend word.
  The rise before the high took twice as long as the fall after it.
  Prices near 100 were traded in most of the bars.
  A price of 104.2 was met twice, at bar 18 and at bar 66.
  The level lies 2% above the last price.
  Nearest levels are 98.4 and 106.1.
  The resistance at 106.1 is weaker measured by touches.
  Its error is 0.12.
  Closer levels are met more often, also by chance.
  Below the last price there is one support.
  The indicators of trend and of momentum disagree.
  The RSI rose from 35 to 58 over the last ten bars.
  Its value changes little with the first bars of the picture.
  The average of 50 bars stands at 101.8 and is flat.
  The upper band was touched at bars 52 and 53.
  The oscillator lies near its middle.
  The histogram fell for four bars and then rose for two.
  The error of the RSI is 1.4, so 51 and 50 are not told apart.
  The indicator needs 26 bars before its first value.
  Bars in the last third are about as tall as before.
  An average bar covers 1.1% of the price.
  Volatility rose in the last 14 bars.
  The pattern has a height of 6.2 and a width of 22 bars.
  Two patterns were found, both bullish by definition.
  The pattern was complete at bar 88.
  Its name would change within the error of the reading.
  The engulfing bar has the larger body.
  The shooting star has a long upper shadow.
  A rectangle has two level lines with two touches each.
  Of these patterns, the channel is the rarest by chance.
  The measured height is not a forecast.
  The plan has two targets.
  The plan is short and its stop is above the entry.
  The entry is 104.6, the stop 107.1, the target 99.8.
  The plan is over when either price is touched.
  A stop 2.5 away and a target 4.8 away make a ratio of 1.9.
  The level at 101.2 lies between entry and target.
  What would undo the plan is a close above the last swing high.
  The plan would gain 1.9 R at its target.
  In 58% of driftless continuations the stop is touched first.
  It rests on the swing high of bar 79.
  The plan is not a proposal to trade.
  The conditions for a plan are not met.
  No trade, because the structure and the trend disagree.
  The neutral position has neither stop nor target.
  The reading is 88% sure.
  Eleven price labels were read.
  The error is larger near the left edge.
  The highest label is 140 and the lowest 90.
  The picture has no volume.
  Gaps in the curve were not filled.
  The title names the symbol and the time frame.
  The chart area is 900 pixels wide.
  One pixel equals 0.09.
  Some bars are hidden by drawings.
  A trade has an entry, a stop and a reason.
  A portfolio is all that an investor holds.
  The bid is what buyers offer and the ask what sellers ask for.
  A short sale is closed by buying back what was borrowed.
  A dividend is a part of the profit that is paid to shareholders.
  A forward curve shows prices for later delivery.
  A call gives the right to buy at a fixed price.
  A put gives the right to sell at a fixed price.
  The strike is the fixed price of an option.
  A hedge is a position that offsets another.
  Risk is what a trade loses at its stop.
  Standard deviation measures the spread around the mean.
  A random walk adds independent steps.
  A log axis shows equal ratios as equal distances.
  An exchange matches orders by price and time.
  A tick is the smallest step of a price.
  A base currency is the first of a pair.
  A candle's body lies between its open and its close.
  A shadow reaches from the body to the high or the low.
  The median is the middle value.
  Recency bias gives too much weight to the latest results.
  Anchoring means holding on to the first number seen.
  Survivorship bias comes from looking only at those who are left.
  The gambler's fallacy expects a loss to be followed by a win.
  Tilt is trading in anger after a loss.
  A checklist lists what is checked before each trade.
  The maximum drawdown of that record was 18%.
  Volume counts the units traded in a bar.
  An earnings report can open the next session with a gap.
  The risk of ruin depends on the share risked and on the hit rate.
  The payoff ratio is the average win divided by the average loss.
  Risk and reward are measured from the entry.
  The number of units is the amount at risk over the distance.
  Write the exit down before the entry.
  Use the same share of the balance for each example.
  Compare the spread with the stop distance.
  Look at the error before comparing two prices.
  Check the units: pips, points and percent are different things.
  Count the bars between the two lows.
  Note the date, the reason and the result of each trade.
  Calculate the ratio before you look at the result.
  Start with the balance of 8,000 and take 1% of it.
  Keep the share at risk constant in the test.
  Read the close, not the high.
  The formula has three inputs.
  The result is 37.5 units, rounded down to 37.
  The example uses a share price of 25.
  Dividing by zero has no result, so a stop at the entry is refused.
  The lesson computes this with a balance of 12,000.
  If the stop distance doubles, the size halves.
  If half of the trades win 2 R and half lose 1 R, the mean is 0.5 R.
  When two tests differ by less than their errors, they do not differ.
  When leverage is 10, a move of 1% changes the deposit by 10%.
  In a range, both lines are met again and again until one breaks.
  In a currency pair, the second currency states the price.
  In practice fills differ from the plan by some ticks.
  On a weekly chart each bar covers five sessions.
  Over many trades the costs add up.
  For shorts the stop is above the entry.
  By definition the neckline is the higher of the two lows.
  At the close the book is often fuller than at noon.
  After costs the expectancy was negative.
  Before the close the bar can still change.
  Without a stop the loss has no planned limit.
  Losses hurt about twice as much as gains please, studies found.
  Some traders count open profits as if they were theirs.
  Few beginners keep a record of their trades.
  Large samples show what small ones hide.
  Rules that fit the past too closely fail on new data.
  Good records can come from chance.
  Many small costs make a large one.
  Old levels are easier to find afterwards.
  Impatience shows in early exits.
  A wish is not a rule.
  A loss within the plan is not a mistake.
  A good decision can have a bad result.
  An average hides single large losses.
  It depends on the stop distance.
  It is computed from the last 14 bars.
  It was measured with an error of 0.2.
  It says how far, not which way.
  It is not known which of them comes first.
  That is outside of what the picture shows.
  That follows from the definition of the ratio.
  This is a description of the past.
  This number has no meaning without its error.
  These two values come from the same closes.
  There are three ways to place a stop, and the lesson names them.
  There is no support in the lower half of the picture.
  There were nine touches in all.
  Nothing can be said about the time before the first bar.
  Nobody can know the next close.
  No indicator measures the future.
  No level has to hold.
  Neither of the two words is a forecast.
  The tutor cannot tell you to buy or to sell.
  The question asks for advice, which is not given here.
  I can explain how such a plan is made.
  I cannot answer that from the lessons.
  You gave a stop of 48 and an entry of 50.
  You can read the error beside each price.
  You can compute the size from these three numbers.
  Your stop lies 1.4 ATR from the entry.
  Your chart was called mixed.
  Your two plans have the same ratio.
  Your record has nine trades, which is a small sample.
  Your last quiz had four right answers of five.
  The chance of the upper price is 24% on a driftless walk.
  The three shares add up to 100%.
  A touch within 20 bars had a chance of 43% without drift.
  The cone covers 68% of driftless prices.
  The interval goes from 95 to 112.
  Calm phases and lively phases are told apart by the size of bars.
  The drift is the same before and after bar 50, within chance.
  The outcome of the plan is a hit after 13 bars.
  The outcome is open.
  Nine plans hit the stop and six the target.
  Both pictures show the same last 60 bars.
  The new picture has no bars after the plan.
  The hit rate is within what chance gives.
`);

import { lines } from '../../api/domain/shared/testing/advice-corpus.ts';

/** Single sentences that advise, promise or predict in words of their own; the weights are learned from them. */
export const adviceSentences = lines(`
  The doors are open and the price is still low.
  Opportunity knocks at 98.
  Get your ducks in a row before the break.
  The cat is out of the bag and the price follows.
  It is now or never for this coin.
  There is smoke, and soon there is fire.
  The trap is set for the bears.
  A bird in the hand says take the money.
  Let the winners run and forget the rest.
  The table is set for a feast.
  The floor is in.
  The top is in and the way down is long.
  The sky has no ceiling for this one.
  Fasten your seat belts.
  The clock is ticking for the sellers.
  The fuse is lit.
  Every cloud has a silver lining, and this fall is one.
  The snowball has started to roll.
  All roads lead to 120.
  The path upwards is paved.
  Home run at 112.
  This horse has more race in it.
  Fish where the fish are, and they are here.
  Let sleeping bears lie and stay with the bulls.
  The ball is in the court of the buyers.
  The tank is full and the road is clear.
  The price stands with its back to the wall and jumps.
  Some participation seems in order.
  A reasonable person might allocate a portion.
  It would be fitting to lighten the load.
  There is room in most portfolios for such a chart.
  An involvement at this stage has its charms.
  It deserves a place on the shopping list.
  The level lends itself to an entry.
  Being present in this market is preferable to being absent.
  A step aside is in order.
  The chart is kind to those who act.
  A first tranche is appropriate.
  One does well to be there when it turns.
  The conservative course is to have some.
  Taking something off the table feels right.
  It looks like a sensible home for idle money.
  This is not the place to be shy.
  Why would anybody sell now?
  Is this not the best setup you have seen?
  What is there to think about?
  Do you see the same long that I see?
  Where else does one find such a ratio?
  Who is going to stop the bulls?
  Can it really fall any further?
  Is it not time to take the profit?
  Do you trust the trend or not?
  Would you rather buy at 98 or at 120?
  How could one not be bullish?
  Might this be the bottom?
  What if it doubles without you?
  Longs are to be preferred over shorts.
  The dip is to be bought.
  Gains are to be realised at 112.
  The break is best traded with size.
  Cash is best put to work at the lower line.
  The position is to be doubled on a close above 104.
  An entry is called for.
  It is advised that the position be closed.
  The downside is limited and the upside is not.
  A long is indicated by the averages.
  The stop can safely be moved away.
  The resistance is expected to give way.
  A higher target is justified.
  The move is going to be missed by those who wait.
  The sellers have been dealt with.
  The money is made by those who hold.
  A skilled trader would lean on the support.
  Savvy investors are nibbling at these prices.
  Long-term holders are not selling, and for good reason.
  Pros buy fear and sell joy.
  The clever ones have their orders in.
  Institutions accumulate while the small ones panic.
  A risk-aware person would cut here.
  An old hand knows what comes after such a candle.
  The market makers want it higher.
  Only amateurs short a chart like this.
  Whoever is patient gets paid at 112.
  People with experience wait for 97 and then strike.
  The strong hands have taken over.
  Whales are loading.
  Those who bought the last dip have done well, and this one is no different.
  Your broker is one click away.
  moon soon
  this thing is gonna rip
  absolute unit of a chart, all in
  buy the rumour
  easy money fr
  printing incoming
  not selling a single sat
  gg bears
  pump it 🚀
  strong buy 👍
  👀 long 104 👀
  imo a steal at these prices
  short it into the ground
  max bid
  number go up
  just buy it already
  It may not be the worst idea to own a bit.
  A case can be made for the long side.
  It might reward a patient buyer.
  I would not be surprised to see 120.
  It could be argued that the sellers are done.
  Perhaps it is wise to be out before the weekend.
  In all likelihood the range breaks upward.
  The scales tip ever so slightly towards a rise.
  A small bet on the upper side is hard to fault.
  One can make peace with an entry at 98.
  Chances are that the low holds.
  It seems prudent to bank something.
  Presumably the price heads for the gap.
  It appears that the way up is clear.
  It would surprise me if 104 did not break.
  There may be an opening for the brave around 97.
  It is fair to assume that 112 comes first.
  More upside is conceivable and even natural.
  Kaufen Sie bei 98 und verkaufen Sie bei 112.
  Der Trend bleibt aufwärts gerichtet.
  Jetzt ist der richtige Zeitpunkt zum Einstieg.
  Achetez le creux.
  Le cours devrait atteindre 120 demain.
  Vender ahora es lo más prudente.
  La resistencia se romperá pronto.
  Il prezzo salirà presto.
  Comprar agora é uma boa ideia.
  Koop nu, de koers stijgt.
  Köp nu innan priset stiger.
  Kup teraz.
  Рынок пойдёт вверх.
  価格は上がります。
  价格会上涨。
  Five of six times this pays.
  One part of three goes into this trade.
  Ninety is a matter of days.
  A thousand becomes two thousand by spring.
  Two to one that it rises.
  Three more days and the resistance is gone.
  Ten units at ninety-five and ten at ninety.
  Four out of five of these end at the target.
  Half the account on a chart like this is no folly.
  First one hundred four, next one hundred twelve.
  Fifty percent of the fall is made good within a week.
  A stop at ninety-four and nothing can happen.
  If it closes above 104, one wants to be long.
  Below the average, shorts are the order of the day.
  As soon as volume comes in, the move has begun.
  With such a ratio the trade is hard to refuse.
  The breakout at 104 is the ticket to 118.
  Over the neckline there is no resistance to speak of, so the way is clear.
  Any dip to 98 is an offer.
  With the stop below the low the risk is small and the gain is large.
  Where there is a higher low, there is a higher high to come.
  A hammer at support means that the sellers have given up.
  Under 98 the picture turns dark and one is better out.
  While RSI stays under 70 there is room above.
  The close above the average clears the way for more.
  The crossover gives the green light.
  A break of the line frees the price for 120.
  The bands are narrow, and a big move comes next.
  Our view is unchanged: higher.
  Neutral to positive, with a target of 118.
  The near-term bias is lower.
  We like the risk and reward of this setup.
  The stock is undervalued at this price.
  We advise patience until 98, then action.
  We see scope for a move to 130.
  Our preferred scenario is the upper one.
  The technical outlook is positive.
  Further gains are our base case.
  Downside risk is limited to 95.
  We would use strength to reduce.
  The risk and reward profile favours longs.
  Coverage starts with a buy rating.
  Consensus has it at 140.
  The trend stays intact and targets 125.
  A pullback of this depth has been bought in every case.
  This pattern completes at 124 as it did before.
  Such rows of green bars go on for a while.
  The average has caught every fall, and it catches this one.
  What worked three times works a fourth time.
  After such calm comes a storm.
  Low volatility is followed by a rise.
  The low of March was a gift and this is its twin.
  In the past the coin doubled after each of these signals.
  Long bases lead to long rises.
  Flags fly in the direction of the pole.
  Gaps get filled.
  Oversold markets bounce.
  An overbought market comes down.
  Old resistance becomes new support, so the low is safe.
  The third test of a level is the one that breaks it.
  What goes down comes up.
  The market always comes back.
  Those who were brave in such a moment own houses today.
  I made my best trade at a level like this.
  My cousin doubled his account with this pattern.
  Do you remember 2017?
  Think of what you could do with the gain.
  Tell your friends before they read it in the paper.
  In ten years you look back and smile.
  The regret of not buying lasts longer than the fear.
  You owe it to yourself.
  Your family deserves this.
  This is how fortunes are made.
  This is the one that everybody talks about next month.
  You are early, and that is worth a lot.
  Nobody gets a better chance than this.
  Sleep well with this one in the portfolio.
  The picture is bullish through and through, so more follows.
  The chart has made up its mind.
  The buyers are in control.
  The sellers are losing their grip.
  The momentum is with the bulls.
  Everything points upward.
  The measured numbers make the case for a long.
  The long side has the better cards.
  The plan is a good one.
  This is a high-quality setup.
  The level is rock solid.
  The support is not going anywhere.
  The target is a stone's throw away.
  The entry is excellent.
  The stop is safe where it is.
  The indicators are aligned for a rise.
  The RSI gives the go-ahead.
  The averages are sloping up, which is all one needs.
  The trend is strong enough to take out the high.
  The risk is negligible.
  The ratio alone is reason enough.
  The reading confirms that it is a buy.
  The chart deserves your money.
  The candle pattern has the last word: down.
  The structure favours a continuation.
  The volatility is a gift to the patient.
  The price regains 104 and goes on to 112.
  The retest holds and the rise goes on.
  The decline has run out of steam.
  The market turns at 95.
  The coin makes a new high before the month ends.
  The rise goes on after a short rest.
  Support gives way this time.
  The gap at 110 acts as a magnet.
  Sooner or later the range breaks upward.
  The average pulls the price back up.
  The next candle is green.
  The week closes higher.
  After the low comes the rise.
  In the coming session the sellers return.
  The price doubles from here.
  The fall stops at the lower band.
  The pattern plays out and ends at 124.
  The real move starts above 104.
  The low is in place.
  The worst is behind us.
  A new high is the next thing on this chart.
  The trend does not end here.
  The price comes back to 104 and is rejected.
  Prices this low do not last.
  The rest of the rise is still ahead.
  Nothing is left to hold it back.
  There is no better place for an entry.
  I see no danger at this level.
  It costs you nothing to try.
  There is no need for a stop.
  You have no excuse for staying out.
  Nobody has lost money at this level.
  It makes no sense to be short.
  It is hard to find a reason for selling.
  Not a single indicator is against you.
  No one rings a bell at the low.
  Never has the risk been so small.
  It is not a question of whether but of when.
  There is not much downside left.
  You will not see this price again.
  It does not pay to wait.
  Little stands in the way of 112.
  Nothing could be simpler than this trade.
  There is no harm in owning some.
  Doubts are out of place here.
  Stay with the trend.
  Lean against the resistance.
  Bring your stop to the entry and relax.
  Act before the crowd does.
  Forget the stop this once.
  Leave room in the account for more of this.
  Watch the level and jump when it breaks.
  Prepare for lift-off.
  Save this one from the sellers.
  Favour the long side.
  Give the trade room and it pays.
  Pay attention to 104 and be quick.
  Ask your broker for more margin and use it here.
  Skip the small ones and take this.
  Turn the loss into a gain by adding.
  Play the range from the bottom up.
  Respect the trend and go with it.
  Believe in the level.
  Do what the big money does.
  Enjoy the ride.
  Aim high with this one.
  Collect the coins while they are cheap.
  Hedge it with a short at 112.
  Take your seat.
  Be there at 98.
  Prefer the long.
  Step away from this one.
  The likelihood of a rise is high.
  The chances are better than even.
  The odds of reaching 112 are excellent.
  A rise is twice as likely as a fall.
  The probability of a loss is tiny.
  On average one wins with this.
  The expected value is on the long side.
  Winning is the normal case here.
  The trade has an edge.
  A loss is the exception at this level.
  The distribution is skewed in your favour.
  The coin is more likely to end above than below.
  In most cases the level holds.
  Usually this leads to a rise.
  The upper scenario is the one to believe in.
  The bullish scenario has the better chances.
  The statistics speak a clear language.
  Two thirds of the way to the target are as good as done.
  Waiting costs more than acting.
  The best days come when nobody expects them, so stay in.
  Selling here means leaving the gains to others.
  Holding through this is what separates winners from losers.
  Buying what others throw away has always paid.
  Being early beats being right.
  Standing aside is the expensive choice.
  Owning it is simpler than explaining why not.
  Getting out at 112 is no shame.
  Closing the trade now locks the gain.
  Adding to a winner is the way to wealth.
  Shorting this is asking for trouble.
  Weak hands sell to strong hands.
  Panic is a buyer's friend.
  Good things come to those who hold.
  A trend like this is worth following.
  A level like this is worth defending.
  A chart like this needs no explanation.
  The simplest explanation is that it goes up.
  What is cheap becomes dear.
  What has fallen for so long is due.
  What follows a triangle is a move in its direction.
  Bullish engulfing bars mark the end of declines.
  High volume on a rise confirms the rise.
  A rising average is a reason to be in.
  A falling average is a reason to be out.
  Breakouts with wide bars go far.
  Crosses of averages lead the price.
  Divergence comes before the turn.
  Tight ranges end in large moves.
  The longer the base, the higher the space.
  Support that held twice holds again.
  A double bottom is a promise.
  Hidden strength is building up.
  Pressure is building under the resistance.
  Selling pressure is fading.
  Demand is returning to this market.
  Supply has dried up at 104.
  The market is preparing a surprise for the bears.
  The market has found its floor.
  The market is telling you something.
  The chart is trying to say go.
  The price is comfortable above the average and looks upward.
  The price is knocking at the resistance.
  The price has unfinished business at 112.
  The price has no business below 98.
  The price respects the line and goes on.
  The price is coming home to 120.
  The coin is on sale.
  The coin has a lot of catching up to do.
  The coin is going places.
  The stock is ripe for a correction.
  The stock has earned a pause and then more.
  The pair is a candidate for a short.
  Gold is where one wants to be.
  Bitcoin is the answer.
  The rise has room.
  The rise is healthy.
  The fall is overdone.
  The fall is a chance in disguise.
  The correction is healthy and short.
  The consolidation is a pause before more.
  The recovery is real.
  The recovery has weeks to go.
  The reversal is confirmed and the way is down.
  The pullback is nearly done.
  The squeeze releases upward.
  The signal is clear.
  The signal came at 104 and is still valid.
  The message of the bands is simple: up.
  The verdict is bullish.
  The conclusion is easy.
  In short: long.
  In sum, the bulls win.
  To sum up, higher prices follow.
  All in all it is a gift.
  Bottom line: own it.
  Long story short, it is time.
  Quite simply the best trade of the month.
  A must for every portfolio.
  A rare chance.
  A clear case.
  A winner.
  Long above 104, short below 98.
  Long at market, stop 97, target 112.
  Entry now, exit at 112.
  Target 120, then 130.
  Next up: 118.
  Stop tight, size large.
  Higher for longer.
  Up from here.
  Down to 90 first.
  The trade is simple: in at 98, out at 112.
  The idea is to be in before the others.
  The trick is to buy when it hurts.
  The secret is to hold.
  The key is to act at once.
  The goal is 120 and it is near.
  The point is not to miss it.
  The answer is yes.
  The answer to your question is to hold.
  The right answer here is a short.
  My answer would be to take the profit.
  For you, holding makes sense.
  For a beginner this trade is suitable.
  For cautious people half a position is enough.
  For the brave there is more to gain.
  Given the measurements, a long is reasonable.
  Given the levels, the stop fits and the trade is on.
  Given the trend, dips are for adding.
  With RSI at 28 the coin is a buy for the patient.
  With both averages rising the long side is home.
  With so many indicators up the rise has support.
  Since the trend is bullish, longs have priority.
  Since the level held, the risk is to the upside.
  Because the structure is bullish, the next swing is higher.
  Because volatility is low, options are cheap and a good purchase.
  As the stop is near, the trade costs little.
  As the ratio is 3 to 1, taking it is rational.
  Therefore the plan deserves to be executed.
  Hence the target is realistic.
  Thus the bulls keep the upper hand.
  So the way to go is up.
  Then the profits come by themselves.
  Place it, forget it, collect.
  The plan is ready to be used in your account.
  The plan is realistic and the target reachable.
  The plan has good chances.
  The plan works as long as you stay calm.
  The first target is easy, the second takes patience.
  The target comes before the stop.
  The stop is not in danger.
  The entry is still open for those who come late.
  The size can be larger than usual here.
  The risk is acceptable and the trade is fine.
  The risk can be ignored.
  The risk is on the other side.
  The reward comes soon.
  The reward is three times the risk, and that decides it.
  The odds are not bad at all.
  The odds have turned.
  The chance of a loss is low.
  The chance is one that comes once a year.
  The probability favours patience and a long.
  The 34% chance of a touch is good enough to act on.
  A 60% chance is as good as certain.
  The cone points up.
  The upper edge of the cone is the target to have in mind.
  The lower scenario can be dismissed.
  The middle scenario leads to a rise in the end.
  The bars that follow are green.
  The bars to come belong to the bears.
  The last bars prepare the ground for a rise.
  The last swing low is the last one at this price.
  One more push and 112 is there.
  One more low and it is done.
  One last dip, then the rise.
  First a dip, then a rally.
  First the shakeout, then the move.
  Everyone who waited is happy at 112.
  Everyone is buying.
  Everybody knows where this goes.
  Everything is ready for the next rise.
  Anything below 100 is a bargain for years.
  Anything else than a rise is a surprise.
  Someone is buying large amounts and knows why.
  Something big is coming.
  Nothing beats a long at support.
  No stop, no stress.
  No pain, no gain.
  Not bad for a long.
  Not selling is the winning strategy.
  Not the time to be a hero, get flat.
  It is your turn.
  It is better to be in than to wish to be in.
  It is a market for buyers.
  It is a seller's market below 104.
  It is early in the trend.
  It is late in the fall.
  It is cheap.
  It is oversold and due for a bounce.
  It is worth more than 104.
  It is where the risk is smallest.
  It has support from all sides.
  It has what it takes.
  It holds, it turns, it goes.
  It gets better from day to day.
  It takes courage, and it pays.
  It looks good.
  It looks strong above the average.
  It feels like the start of something.
  It smells like a breakout.
  It works.
  That is a level for buyers.
  That is where the fun begins.
  That makes the short attractive.
  That speaks for a rise.
  That argues against selling.
  This favours the bulls.
  This calls for action.
  This argues for patience with the long.
  This leaves the door open for 120.
  This makes 112 the logical goal.
  This is bullish for the coming weeks.
  This gives the buyers the advantage.
  These levels are a present.
  These are prices to remember.
  Here the buyers have the advantage.
  Here a stop order above 104 is useful to catch the move.
  Here it makes sense to be patient and long.
`);

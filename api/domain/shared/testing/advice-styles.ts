import { lines } from './advice-corpus.ts';

/**
 * Advice and predictions in the styles that word lists miss, written in one go. `building` was looked at while the guard was
 * made; `kept` was not: only its counts were. Styles with an empty `building` are kept whole.
 */
export const adviceStyles: Readonly<Record<string, { building: string[]; kept: string[] }>> = {
  idioms: {
    building: lines(`
      The train is leaving the station and there are still seats.
      Strike while the iron is hot.
      This one is ready to fly off the shelves.
      Fortune rewards those who get aboard early.
      Blood on the streets is when the bold fill their bags.
      The early bird catches this breakout.
      Make hay while this trend shines.
      The stars are lined up for the bulls.
      A rising tide is about to lift this boat.
      Do not look this gift horse in the mouth.`),
    kept: lines(`
      The ship is sailing and you want to be on deck.
      He who hesitates misses the whole run.
      There is gold lying on the street at 104.
      The bulls have the wind at their backs.
      Better to be early than to chase it from behind.
      The coiled spring is about to let go.
      When the tide turns, do not be left standing on the beach.
      This is low-hanging fruit for anybody with a brokerage account.
      The dominoes are lined up and the first one is tipping.
      Cash is trash with a chart like this.`),
  },
  euphemisms: {
    building: lines(`
      It may be time to become acquainted with this coin.
      A small allocation would do no harm.
      Some exposure on this side appears appropriate.
      Your portfolio could use a little of this.
      One might warm up to the idea of owning a slice.
      Letting go of the shares would be understandable.
      There is merit in getting involved around 98.
      A starter position feels comfortable at these prices.
      It would not be a mistake to have a foot in the door.
      Parting with half of it would let you sleep better.`),
    kept: lines(`
      A little patience and a little capital go well together at 98.
      One could do worse than to have a few of these in the drawer.
      Some light positioning on the upper side seems fitting.
      Trimming would be the tidy thing here.
      The chart invites participation.
      Being involved appears to be the lesser evil.
      You may find a home for some spare cash around the support.
      A modest commitment is quite defensible at this point.
      It is a fair spot to show some interest.
      Making room for it in the portfolio would be reasonable.`),
  },
  questions: {
    building: lines(`
      Why not pick up a few units at this level?
      Isn't this exactly where you would want to own it?
      Who would not want to be long with a chart like that?
      What are you waiting for?
      Have you thought about taking the other side here?
      Could there be a better entry than this one?
      Wouldn't a short make more sense at the resistance?
      Ready to join the move?
      Is there any reason left to stay out?
      How much longer do you want to watch from the side?`),
    kept: lines(`
      Do you really want to miss the next leg?
      Would it hurt to own a little?
      Can you afford to sit this one out?
      What could possibly stop it now?
      Why hold on to a position that only bleeds?
      Isn't it obvious where this goes?
      Shouldn't some of that cash be at work by now?
      How often does one get a price like 98?
      When, if not now?
      Who sells at a level that has held three times?`),
  },
  passive: {
    building: lines(`
      Positions are best opened near the lower line.
      Shares are to be bought on any weakness.
      Profits are best taken before the resistance.
      Long exposure is favoured by the structure.
      The stop is to be ignored in a trend this strong.
      Rallies are to be sold until 104 is taken back.
      A purchase is suggested by every indicator on the page.
      Weakness is meant to be bought in such a market.
      The breakout is to be followed without delay.
      Half of the stake is better banked at the first target.`),
    kept: lines(`
      Entries are rewarded around the middle of the band.
      Dips have been gifts and are to be treated as such.
      The long side is preferred here.
      The position is best kept open over the weekend.
      New money is well placed at the support.
      The trade is to be entered once the bar has closed.
      A higher price is being prepared.
      Losses are quickly made good from here.
      Any strength is to be used for getting out.
      Patience is rewarded with 120.`),
  },
  thirdPerson: {
    building: lines(`
      Smart money would be accumulating here.
      Experienced hands are already positioned for the upside.
      Any seasoned trader takes this one.
      Most professionals would be sellers at this level.
      The big players rarely let such a discount pass.
      A disciplined investor adds at the lower band.
      Warren Buffett would call this a bargain.
      Insiders have been filling their pockets quietly.
      A prudent person would have closed the position by now.
      Nobody who knows the market is short here.`),
    kept: lines(`
      Whoever understands charts is long by now.
      Funds with deep pockets step in at 98 and the rest follows.
      A wise head would lighten up into strength.
      Traders who know this pattern do not stand aside.
      The crowd sells, the patient buy.
      Those in the know have stopped selling.
      A veteran would let this one run.
      Careful people have left the market already.
      Anyone with a plan has an order waiting at 97.
      The winners of the next month are the buyers of today.`),
  },
  chat: {
    building: lines(`
      🚀🚀 to the moon!
      BTC 📈 = 💰
      HODL, diamond hands 💎🙌
      Ape in before the pump, fam.
      LFG, this is the dip we wanted.
      Not financial advice, but I'm loading the boat lol.
      bullish af
      wen lambo? soon!
      Chart go brrr, up only.
      🔥 Hot setup 🔥`),
    kept: lines(`
      🐂🐂🐂 let's gooo
      Easy 2x from here ngl.
      💯 long
      BUY BUY BUY
      tbh id just full port this
      gm, green candles incoming 🟢🟢
      Rekt if you short this.
      ⬆️⬆️ 120 ⬆️⬆️
      send it
      Paper hands lose, stack sats.`),
  },
  hedged: {
    building: lines(`
      It might be worth picking some up near 98.
      One may want to keep an eye on an entry around the support.
      There could be a case for a small long.
      Perhaps a bit of buying near the average is not unreasonable.
      In a way, the short side looks a little more interesting.
      It is arguably a decent spot for those who like the coin.
      Maybe leave some of the position on the table for now.
      All things considered, a cautious entry would not be out of place.
      If anything, the upside seems a touch more plausible.
      Possibly the better half of the move is still to come.`),
    kept: lines(`
      A careful buyer might find something to like at this price.
      It could perhaps turn out well to be on the long side.
      To some extent the odds lean towards a rise.
      One would probably not regret a small purchase.
      There is something to be said for getting out here.
      The lower band may be as good a place as any to start.
      It is not unthinkable that 120 is seen before long.
      On balance, holding seems a little wiser than leaving.
      I would lean slightly to the long side, if pressed.
      Somewhat higher prices appear more natural than lower ones.`),
  },
  languages: {
    building: lines(`
      Jetzt kaufen, bevor der Kurs steigt.
      Der Kurs wird morgen steigen.
      Il faut acheter maintenant.
      Le prix va monter.
      Compra ahora y espera.
      El precio subirá la próxima semana.
      Conviene comprare al supporto.
      Compre na baixa e segure.
      Покупайте сейчас.
      今すぐ買い。`),
    kept: lines(`
      Ich würde hier einsteigen.
      Die Unterstützung hält ganz sicher.
      Vendez avant la clôture.
      La tendance haussière va continuer.
      Es un buen momento para vender.
      Este patrón garantiza ganancias.
      Vendi tutto adesso.
      O preço vai cair.
      Цена скоро вырастет.
      现在买入。`),
  },
  wordNumerals: {
    building: lines(`
      Put a third of your savings behind this chart.
      Nine times out of ten it climbs from here.
      A hundred and twenty comes before ninety.
      Two more green candles and it is off to one hundred and thirty.
      Doubling your money takes three of these.
      A long at ninety-eight with a stop at ninety-five and a goal of one hundred ten.
      Ten percent of the account belongs in this trade.
      In three days it trades ten percent higher.
      Half now, half at the break of one hundred and four.
      One entry, two targets, no worries.`),
    kept: lines(`
      A quarter of the portfolio is the right dose for this coin.
      Seven of ten such charts go on to pay, and so does this one.
      From ninety-eight to one hundred twelve is the easy part.
      Twice the stake is in order at this level.
      Within five bars it is at one hundred and ten.
      Three reasons speak for being long and none against.
      Buy a thousand units at ninety-seven and a half.
      Twenty percent in a month is nothing unusual for this one.
      First ninety, then eighty, then the floor.
      Eight in ten times the level throws it back up.`),
  },
  invitations: {
    building: lines(`
      Above 104 there is every reason to be long.
      Below 98 the shorts have the ball.
      A close over the neckline opens the door to 120.
      With a stop at 97 there is little to lose.
      As long as 98 holds, the buyers have nothing to fear.
      A retest of the breakout offers a second chance.
      Should the price dip once more, that is a present.
      Over 104 the way is free up to 112.
      The reward is well worth the risk here.
      While the average rises, the dips belong to the buyers.`),
    kept: lines(`
      Once past 104, nothing stands between here and 118.
      At 98 the chart hands out a cheap ticket.
      With the trend behind it, a long has little to fear.
      Under 95 it is time for the exit.
      A bounce off the line is the signal that everybody has been waiting for.
      The closer to 98, the better the deal.
      If 104 gives way, the rest is a formality.
      Three to one in your favour is hard to turn down.
      Where the band narrows, the prepared make their money.
      A break of the high puts 130 on the table.`),
  },
  analysts: {
    building: lines(`
      We see fair value at 140.
      Outperform, with an objective of 150.
      Our target for the year is 180.
      We remain constructive on the coin.
      The risk is skewed to the upside.
      Rating: overweight.
      We stay buyers of dips.
      The technical picture has improved and argues for higher levels.
      Our bias is to the downside below 104.
      The base case has the price at 120 by summer.`),
    kept: lines(`
      We raise our objective from 110 to 125.
      The set-up into year end is favourable.
      Conviction: high.
      We would fade strength towards 112.
      The balance of risks tilts to the downside.
      Upgrade to accumulate.
      Fundamentals aside, the tape argues for 130.
      We keep it among our top picks.
      Tactically we like owning it against 98.
      A constructive stance remains warranted.`),
  },
  historyAsProof: {
    building: lines(`
      Every time the RSI was this low, the coin doubled within weeks.
      History has always rewarded the buyers of such a base.
      It has come back from worse and it does so again.
      Patterns like this resolve upwards as a rule.
      The level has held three times, so it holds a fourth time.
      Such a squeeze never stays quiet for long.
      After a fall like that comes the rebound.
      What has risen for sixty bars keeps rising.
      A golden cross has a way of paying off.
      Markets climb in the long run, so time is on your side.`),
    kept: lines(`
      The last four dips to the average were followed by new highs, and this is the fifth.
      A base of this length carries the price to 120 as a rule.
      It has paid to own this coin in every winter so far.
      Double bottoms are how big rallies are born.
      Lows like these are remembered as the buying chance of the decade.
      Three touches mean that the fourth breaks it.
      A market that has fallen so far has only one way left.
      The trend is your friend until it bends, and it has not bent.
      Hammers at support do not lie.
      Volume precedes price, and the volume is there.`),
  },
  stories: {
    building: lines(`
      A friend of mine got in at this level and paid off his house.
      Imagine what this is worth in a year.
      Those who sold last time still talk about it.
      Picture yourself with a position from 98 when it trades at 150.
      My neighbour never lets such a chart pass.
      You will thank yourself later.
      Many a fortune began with a chart like this one.
      Last year's sceptics are this year's buyers.
      Somebody is going to make a lot of money with this.
      Remember how it felt to miss the last one.`),
    kept: lines(`
      My students caught the last one at 98 and are still smiling.
      In a year nobody asks why you were in, only why you were not.
      Think of your children's college fund.
      I have seen this film before and it has a happy ending.
      The people who laughed at 40 pay 100 today.
      One trade like this changes a life.
      Your future self is glad about this entry.
      There are two kinds of people: those who own it and those who wish they did.
      Somewhere a whale is smiling at this chart.
      It feels like 2020 all over again.`),
  },
  disguised: {
    building: lines(`
      This is a textbook long.
      The chart screams strength.
      The measurements speak for the buyers.
      The lower line is the natural place for an entry.
      The numbers add up to a purchase.
      The structure is healthy and has more in it.
      The indicators agree that the upside is open.
      The pattern has a bright future.
      The support makes the long side the safer one.
      The plan is sound and deserves to be traded.`),
    kept: lines(`
      The chart leaves one conclusion: long.
      All twenty indicators vote for the buyers, and they are right.
      The measured trend carries the price through the resistance.
      The setup is as clean as they come.
      The volatility gives plenty of room for a profit.
      The RSI of 28 makes the coin cheap.
      The reading leaves little doubt about the direction.
      The support at 98 is a floor under the price.
      The structure is bullish and that is what counts for the coming bars.
      The plan is as good as money in the bank.`),
  },
  presentTense: {
    building: lines(`
      The rally resumes once volume picks up.
      From here it only gets better.
      The price finds its way to 120.
      The fall ends at 95.
      The next bars belong to the buyers.
      After the pause comes the second half of the rise.
      The breakout happens this week.
      The band opens and the price follows it up.
      Sellers run out of ammunition at 98.
      By Friday the resistance is history.`),
    kept: lines(`
      The correction is over.
      The price has its low behind it.
      The market takes another look at 112 in the coming sessions.
      New highs are on the menu.
      Tomorrow the gap gets closed.
      The downtrend runs its course within ten bars.
      The coin leaves the range on the upper side.
      Buyers return at 98, as they do.
      The second leg equals the first and ends at 124.
      The low of the picture stays the low of the year.`),
  },
  negated: {
    building: lines(`
      Nothing speaks against adding to the position.
      There is no reason to be afraid of this level.
      I cannot think of a better entry.
      No chart has ever looked more inviting.
      You do not need to wait for a confirmation.
      It would be a pity not to own any.
      Not being long is the real risk here.
      Nobody was ever ruined by taking such a trade.
      There is hardly anything that could go wrong.
      It does not get better than this.`),
    kept: lines(`
      There is no point in waiting for a lower price.
      Nothing in the picture argues for the sellers.
      It is not too late to join.
      I do not see how this falls.
      No serious trader leaves this on the table.
      Without a position you have nothing to gain.
      A stop is hardly needed with a support so near.
      Not much is missing for the big move.
      Do not let the red bars scare you out.
      Never was a resistance so weak.`),
  },
  /** Kept whole. */
  commands: {
    building: [],
    kept: lines(`
      Position yourself for the upside.
      Keep the faith and keep the coins.
      Leave the shorts alone.
      Treat 98 as your line in the sand and lean on it.
      Have an order ready at 104.
      Let the others doubt.
      Mind the support and act on it.
      Size up when the bar closes green.
      Roll the gains into the next one.
      Think bigger.
      Be greedy when others are fearful.
      Trust the chart.
      Rotate out of cash.
      Average down if it dips.
      Work a bid below the low.`),
  },
  odds: {
    building: [],
    kept: lines(`
      The probabilities are stacked on the long side.
      A win is three times as likely as a loss here.
      The dice are loaded in favour of the bulls.
      Statistically it has to bounce.
      The mathematics of this trade cannot be beaten.
      An expected gain of 2 R per trade awaits.
      You have the edge at this level.
      The upside outweighs the downside by far.
      The chance of a rise is clearly above one half.
      A positive expectation comes with every trade in this direction.
      The numbers are on your side.
      With odds like these one plays.
      The likelier outcome is a rise to 112.
      Most charts of this kind end higher.
      More often than not this ends in a breakout.`),
  },
};

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
};

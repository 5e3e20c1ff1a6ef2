/**
 * Families of sentences that tell to trade, promise, are certain, or say where a price goes. A line is a family; brackets hold
 * alternatives, one of which is drawn; `<name>` is drawn from the words of that name.
 */
import { lines } from '../../api/domain/shared/testing/advice-corpus.ts';

export const adviceFamilies = lines(`
  <Buy> <asset> (now|here|today|at this price|while it lasts|before <time>|on the next dip)
  <Buy> (some|a few|more|a little) <asset> (now|here|at <level>|near <level>|)
  (My tip:|Simply|Just|Now|Then|So,|Please) <buy> <asset> (at <level>|now|with confidence|)
  (Go|Stay|Get|Be) (long|short) (here|at <level>|on <asset>|now|until <level>)
  (Get|Climb|Jump|Step) (in|aboard|on board|out) (now|early|before <time>|while you can|before it is too late)
  (Put|Move|Park|Shift|Place|Commit) (your|some|all|half of your|a part of your) (money|savings|capital|funds|cash) (in|into) <asset>
  (Take|Lock in|Secure|Bank|Collect|Pocket) (your|some|half your|the|partial) (profits|gains|winnings) (now|here|at <level>|before <time>)
  (Close|Exit|Leave|Cut|Reduce|Trim|Lighten|Dump|Unwind) (your|the|this) (long|short|position|trade|exposure|stake) (now|here|at <level>|today|before <time>)
  (Add|Top up|Increase|Double|Build|Scale into) (to |)(your|the) (position|stake|long|short) (on weakness|here|at <level>|now)
  (Hold|Keep|Stick with|Hang on to) (your|the|this|these) (coins|shares|position|<asset>) (until <level>|for now|a while longer|through the dip)
  (Set|Place|Put|Leave|Enter) (a|your) (buy|sell|limit buy|stop buy|long|short) (order|entry|limit|) (at|near|just above|just below) <level>
  (Wait|Watch|Look) for (a close above <level>|the pullback|the retest|a dip|confirmation) (and|, then|before you) (<buy>|<buying>|enter|go long|go short)
  (Once|When|As soon as|If) (the price|it|the bar|<asset>) (closes|trades|breaks|holds) (above|below) <level>,? (<buy>|enter|go long|go short|close your trade|take the trade)
  (You|Traders|Investors|We|Anyone) (should|must|ought to|need to|had better|would do well to|would be wise to) (<buy>|hold|exit|enter|stay in|avoid|get rid of|leave|keep|accumulate) (<asset>|this|it|here|now)
  (You|Beginners|Traders) (might|may|could) want to (<buy>|consider <buying>|think about <buying>|look at <buying>|take|enter) (<asset>|here|at <level>|now)
  (I|We) (would|'d|recommend that you|suggest you|advise you to|urge you to|encourage you to) (<buy>|hold|exit|enter|avoid|reduce|stay away from|accumulate) <asset> (here|now|at <level>|)
  (I|We) (recommend|suggest|advise|favour|prefer|like|propose) (<buying>|a long|a short|the long side|the short side|an entry|holding|staying out|waiting and <buying>) (here|at <level>|now|)
  (Personally|If it were my money|In your place|Were I you|If I were you),? I (would|'d) (<buy>|hold|wait and <buy>|stay away|exit|take the trade|add)
  (It|This|Now) (is|looks like|seems) (a|the) (good|great|perfect|right|ideal|excellent|fine|rare|golden) (time|moment|chance|opportunity|place|price|entry|level) (to|for) (<buy>|<buying>|enter|a long|a short|exit)
  (It|This) (is|would be|seems|looks) (wise|smart|prudent|sensible|best|advisable|reasonable|better|safer|worth it) to (<buy>|hold|exit|wait|enter|close|stay out|take profits|add) (now|here|at <level>|)
  <Buying> (here|now|at <level>|this dip|<asset>) (is|looks|seems|would be|remains) (a good idea|a smart move|the right choice|sensible|wise|justified|attractive|prudent|a no-brainer|the way to go)
  (A|The) (long|short|buy|entry|purchase|position|trade) (here|at <level>|at this price|now) (is|looks|seems|appears) (attractive|advisable|sensible|promising|justified|compelling|warranted|favourable|a good idea)
  (The|Your) (best|smartest|safest|wisest|only sensible|obvious|logical) (move|choice|option|play|course|step|thing) (now |here |)(is|would be) (to <buy>|<buying>|to hold|to exit|to wait and <buy>|a long|a short|to stay out)
  (<asset>|This|It|The chart|This coin|This stock) (is|looks like|remains|screams|says|deserves|is rated) (a (strong |clear |)(buy|sell)|<buy>|a (bargain|steal)|an entry)
  (There is|I see|We have) (a|an) (good|great|clear|rare|strong) (entry|buying opportunity|selling opportunity|long|short|chance to <buy>) (here|at <level>|now|)
  (Don't|Do not|Never|You shouldn't|You must not) (miss|wait|hesitate|sell|buy|close|let go of|pass up|ignore) (this|it|now|yet|here|this chance|<asset>|too long)
  (Time|High time|It is time|Now is the moment) to (<buy>|enter|exit|act|get in|get out|load up|take profits|go long|go short)
  (Follow|Ride|Trade|Join|Use|Exploit) (the|this) (trend|breakout|signal|move|setup|plan|dip|rally) (up|down|now|with a long|with a short|to <buy>|and profit)
  (Start|Begin|Keep|Stop|Consider|Try|Think about) (<buying>|accumulating|adding|shorting|building a position) (<asset>|here|now|at <level>|)
  (Smart money|Professionals|Insiders|Experienced traders|The pros) (are|is|would be) (<buying>|loading up|getting in|getting out) (here|now|at <level>|)(, and so should you|; do the same|)
  (The|This) (setup|chart|pattern|plan|level) (calls for|asks for|demands|favours|justifies|warrants|supports) (a long|a short|<buying>|an entry|an exit|patience and a long)
  (<buy>|Enter|Exit) (first|early), (ask|think) later
  (<asset>|The price|It|Price|The market) (will|is going to|shall|'ll) (soon |certainly |likely |probably |surely |)(<rise>|test <level>|reach <level>|break <level>|hit <level>|follow through|turn)
  (<asset>|The price|It|The market) (is|looks|seems) (about|set|poised|ready|bound|destined|primed|likely|due|certain|sure|expected|on course|on track) to (<rise>|test <level>|reach <level>|break <level>|turn)
  (<asset>|The price|The market|It) (should|ought to|must|has to|can only|could well|may well) (<rise>|reach <level>|test <level>|break <level>|turn) (soon|from here|next|after this|<time>|)
  (I|We) (expect|believe|think|predict|forecast|anticipate|foresee|am sure|are confident|reckon|bet) (that |)(<asset>|the price|it|the market) (will <rise>|to <rise>|reaches <level>|breaks <level>|goes (higher|lower))
  (Expect|Look for|Prepare for|Brace for|Get ready for|Count on) (a|the|further|more|another) (<move>|(upside|downside|gains|losses|strength|weakness)) (from here|<time>|soon|to <level>|)
  (A|The|Another|The next) (big |strong |sharp |major |)<move> (is|looks|seems) (coming|imminent|likely|near|due|inevitable|around the corner|on the way|only a matter of time|probable|a done deal)
  (The|This) (pattern|setup|chart|signal|indicator|structure|momentum) (points to|signals|heralds|promises|foretells|suggests|announces|guarantees|means|predicts|implies|foreshadows|tells us of) (a <move>|higher prices|lower prices|further gains|more downside|a target of <level>)
  (<time>|Soon|Before long|Within days|By <time>|In the coming (days|weeks|bars|hours)),? (<asset>|the price|it|the market) (will <rise>|goes (up|down|higher|lower)|reaches <level>|trades (above|below) <level>|is at <level>)
  (<asset>|The price|It) (goes|climbs|runs|heads|falls|drops|rises|returns) (to <level>|higher|lower|up|down) (soon|<time>|from here|shortly|next|in the coming days)
  (The|Its) next (stop|target|move|step|leg|goal|station|level) (is|will be|lies at|leads to) (<level>|up|down|higher|lower|the (high|low))
  (There is|There's) (no|little|hardly any) (doubt|question|chance|way|stopping|risk) (that|of|this|it|here) (<asset> <rising>|it will <rise>|the (support|trend) (breaks|fails|ends)|a loss|losing|left)
  (The|This) (trend|rally|fall|move|uptrend|downtrend|climb) (will|is going to|should|is likely to|is set to) (continue|go on|resume|persist|last|end|reverse|accelerate|hold)( soon|)
  (The|This) (trend|rally|move|fall|story) (is not over|has only begun|has further to go|has room to run|has just started|has legs|is far from done|continues <time>)
  (The|That) (support|resistance|level|floor|ceiling|average) (will|is going to|should|is sure to|won't|cannot) (hold|break|give way|fail|stop it|be tested|turn the price)
  (Bulls|Bears|Buyers|Sellers) (will|are going to|are about to|are set to|should) (win|take over|push <asset> (higher|lower)|defend <level>|give up|return|prevail|step in)
  (The|Your) (first |second |)(target|goal|profit|stop) (will be|is going to be|is as good as|is all but|is certain to be|should be) (reached|hit|met|won|yours|touched)( soon| <time>|)
  (Profits|Gains|Success|Returns|A profit|The reward|The win|Your gain) (is|are) (certain|guaranteed|assured|safe|secured|in the bag|sure|locked in|a given|all but won|only a matter of time)
  (This|The) (trade|setup|plan|strategy|method|system|coin) (cannot|can't|never|won't|will not|hardly ever) (fail|lose|go wrong|disappoint|miss)
  (This|The|It) (trade|setup|plan|strategy|is|chart) (guarantees|promises|ensures|delivers|brings|secures|yields) (you |)(a profit|quick gains|steady returns|success|easy money|a sure win|double your stake)
  (This|It) (is|will be|looks like) (a |an |)(sure thing|safe bet|easy win|certain winner|risk-free trade|free lunch|can't-lose setup|licence to print money|gift|winner|lock|one-way bet|bargain|no-brainer)
  You (will|'ll|are going to|are sure to|are bound to|stand to|can easily) (make|earn|win|gain|double|triple|recover|multiply) (money|your money|your stake|a fortune|a profit|<num>%|it all back)( <time>| with this|)
  You (cannot|can't|won't|will not|will never) (lose|go wrong|regret it|fail|be sorry|miss)( with this| here| by <buying>|)
  (The|This) (upside|gain|win|target) (is|looks) (certain|huge|unlimited|guaranteed|sure|far larger than any risk|safe)( here| from here|)
  (With|At) (this|such a) (setup|price|chart|trend|pattern),? (<buy>|a profit is certain|you win|money is made|gains follow|there is nothing to lose|the <move> follows)
  (Odds|Chances|The odds|Probability|The probabilities|Everything) (favour|favours|point to|speak for|are good for|are high for|say) (a <move>|the bulls|the bears|higher prices|lower prices|a break of <level>)
  (Probably|Most likely|Likely|In all likelihood|Surely|Certainly|Clearly|Obviously|Undoubtedly),? (it|the price|<asset>|the market) (<rises>|will <rise>|reaches <level>|turns|breaks <level>)
  (Nothing|Nobody|No one|No level) (can|will) (stop|hold back|prevent) (this|the|<asset>|it) ?(<move>|rising|falling|now|trend|)
  (<num>%|Ten times|Twice|Double) (your money|gains|profit|that) (is|are) (realistic|likely|possible within weeks|around the corner|what you will see|within reach)
`);

/** Words by their names; the last third of each is kept for the families that are held out. */
export const words: Readonly<Record<string, readonly string[]>> = {
  buy: [
    'buy',
    'sell',
    'short',
    'purchase',
    'accumulate',
    'pick up',
    'grab',
    'load up on',
    'invest in',
    'offload',
    'snap up',
    'dump',
    'own',
    'get hold of',
  ],
  buying: [
    'buying',
    'selling',
    'shorting',
    'going long',
    'going short',
    'investing',
    'opening a long',
    'accumulating',
    'purchasing',
    'taking the trade',
    'entering',
  ],
  asset: [
    'it',
    'this coin',
    'the stock',
    'bitcoin',
    'gold',
    'BTCUSDT',
    'this pair',
    'the market',
    'these shares',
    'the breakout',
    'this one',
    'ETH',
    'the index',
    'the dip',
    'EUR/USD',
    'Apple',
  ],
  level: [
    'the support',
    'the resistance',
    '101.5',
    'the old high',
    'the neckline',
    'the first target',
    'the average',
    '42,000',
    'the lower line',
    'the 61.8% level',
    'the range high',
    'the zone',
  ],
  time: [
    'tomorrow',
    'next week',
    'this month',
    'soon',
    'by Friday',
    'this year',
    'in a few days',
    'shortly',
    'next month',
    'on Monday',
    'in the next bars',
    'before the weekend',
  ],
  rise: [
    'rise',
    'fall',
    'go up',
    'go down',
    'rally',
    'climb',
    'drop',
    'crash',
    'bounce',
    'recover',
    'double',
    'explode',
    'take off',
    'move higher',
    'sink',
    'surge',
    'slide',
    'plunge',
  ],
  rises: [
    'rises',
    'falls',
    'goes up',
    'rallies',
    'climbs',
    'drops',
    'bounces',
    'recovers',
    'moves higher',
    'sinks',
    'surges',
    'slides',
  ],
  rising: ['rising', 'falling', 'going up', 'rallying', 'dropping', 'recovering', 'sinking', 'surging'],
  move: [
    'rally',
    'breakout',
    'reversal',
    'crash',
    'drop',
    'rise',
    'fall',
    'correction',
    'recovery',
    'bounce',
    'pullback',
    'surge',
    'slide',
    'upswing',
    'sell-off',
    'leg up',
  ],
  num: ['10', '20', '50', '100', '5', '30'],
};

/**
 * The closed vocabulary of a model's sentence. A word that stands in none of these lists ends the sentence's way to a reader:
 * nothing here names an order to trade, a person, a hope, a praise or a time to come.
 */

/** What is seen or measured on a chart. */
export const MEASURED = [
  'price prices last_price close closes open opens high highs low lows bar bars candle candles candlestick candlesticks body bodies',
  'shadow shadows wick wicks level levels support supports resistance resistances range ranges swing swings swing_high swing_highs',
  'swing_low swing_lows line lines trendline trendlines channel neckline average averages mean median moving_average moving_averages',
  'band bands histogram signal_line volume volatility error errors deviation standard_deviation standard_deviations true_range',
  'true_ranges share shares ratio ratios distance distances difference sum change changes step steps unit units count number',
  'picture chart charts screenshot axis scale label labels legend reading symbol time_frame timeframe third thirds half quarter fifth',
  'middle part touch touches cross crosses gap gaps size height width points',
  'date dates column columns pixel pixels series drift structure definition pivot pivots slope zero',
  'tenth tenths eighth background colour colours heights widths sizes time value values extreme extremes area areas parts kind kinds point row rows pane panes timeframes month months year years week weeks hour hours minute minutes day days percentage percentages percent zone zones quality certainty figure figures extent',
].join(' ');

/** What may be called bullish, bearish, up or down; a price or a chart is not. */
export const DIRECTED =
  'trend trends direction momentum indicator indicators pattern patterns bias structure reading readings';

/** Indicators by name. */
export const INDICATORS = [
  'aroon_up aroon_down rsi macd adx atr cci obv ema sma wma mfi roc trix stochastic stochastics oscillator index bollinger keltner donchian aroon vortex ichimoku supertrend',
  'parabolic_sar williams_r chande momentum coppock_curve elder_ray envelope plus_di minus_di di k d sd rate_of_change balance_of_power',
  'bandwidth mass ulcer parkinson garman-klass choppiness ultimate awesome regression kama dema tema hma base conversion leading lagging cloud vwap cmo tsi kst ppo know_sure_thing',
].join(' ');

/** Patterns by name. */
export const PATTERNS = [
  'head_and_shoulders head shoulder shoulders double_top double_tops double_bottom double_bottoms triple_top triple_bottom triangle triangles',
  'wedge flag pennant rectangle cup_and_handle cup handle hammer doji engulfing harami marubozu bottoms tops peaks troughs morning_star evening_star shooting_star three_inside tweezer_bottom tweezer_top tweezer three_white_soldiers three_black_crows three_outside spinning_top dark_cloud_cover piercing_line hanging_man inverted_hammer dragonfly_doji gravestone_doji long_legged_doji bull_flag bear_flag',
].join(' ');

/** Parts of a plan; only forms of their own state them. */
export const PLAN_PRICES = 'entry stop target targets';

/** How a measured thing is; nothing here weighs or praises. */
export const DESCRIBING = [
  'highest lowest higher lower last first second third fourth fifth nearest upper lower outer inner middle visible measured whole simple',
  'exponential moving linear logarithmic fast slow smaller larger smallest largest shorter longer small large wide narrow wider narrower',
  'widest narrowest equal net total same different previous single other double triple true standard average relative absolute following',
  'log parallel horizontal round rising falling ascending descending symmetrical inverse latest earliest earlier older calmer livelier calm lively two-sided',
  'short long overall final main inside technical daily hourly weekly typical common nearby steep steeper flat flatter positive',
  'missing absent dark black white hollow filled unequal tallest taller shortest deepest shallower deeper opening closing nbar final negative measuring combined adjacent consecutive successive respective opposite remaining printed counted negative zero mixed sideways neutral separate lowermost uppermost current driftless shown drawn',
].join(' ');

/** Trend words; they stand before or behind what has a direction. */
export const MOODS = 'bullish bearish neutral mixed sideways flat positive negative';

/** What a price, a level or an indicator did; all of it past. */
export const HAPPENED = [
  'rose fell moved closed opened ended began started touched crossed narrowed widened stayed remained stood lay reached met came formed',
  'changed turned dropped climbed gained lost went ran broke showed had shrank grew increased decreased declined advanced spanned covered',
  'exceeded recovered retraced tested made passed left varied alternated converged diverged overlapped peaked traded swung doubled halved',
  'gave returned took spent drifted stayed kept sank occurred appeared printed produced marked contained slowed accelerated retreated rebounded',
].join(' ');

/** What a measured thing is at the moment of the picture. */
export const STANDS = [
  'lies lie sits sit stands stand has have shows show spans span covers cover equals equal measures measure contains contain includes include',
  'occurs occur appears appear depends depend agrees agree leans lean differs differ overlaps overlap counts count amounts exceeds exceed reads form forms rests rest encloses enclose dates date',
].join(' ');

/** What was done with a chart, its levels or its numbers. */
export const DONE = [
  'measured computed found read counted touched crossed shown marked drawn projected defined named compared estimated taken given',
  'called tested recognised recognized identified detected visible covered rounded plotted seen set placed calculated chosen',
  'retested derived printed formed broken closed left_out hidden limited bounded divided based known reached',
].join(' ');

/** Where something lies or how far a move went. */
export const PLACING = [
  'above below at near between within inside outside over under in on from to of by with without around along across through beyond',
  'about against into than per for as off toward towards behind before after until till since during throughout among up down apart close_to',
  'outside_of inside_of up_to per_unit compared_with via',
].join(' ');

/** Small words that change nothing about what is said. */
export const SMALL =
  'also about nearly almost roughly exactly only both again once twice then there further as_well at_most at_least slightly just together up down back sideways apart inside outside respectively too by_definition first last approximately each mostly clearly';

/** Terms that a lesson may define, and what they are defined by. */
export const TAUGHT = [
  'position positions trade trades account balance equity risk reward reward_to_risk leverage margin spread bid ask pip pips lot lots order',
  'limit_order market_order stop_order stop_loss limit_orders slippage fill drawdown expectancy expected_value profit_factor profit loss losses profits gain gains',
  'return returns result results win wins hit rate break_even volatility correlation diversification journal method rule rules plan plans',
  'setup entry entries exit stop stops target targets capital money cost costs fee fees commission interest currency pair pairs base quote asset',
  'market markets exchange share stock option options future bond fund dividend earnings liquidity volume session sessions calendar breakout',
  'pullback correction reversal continuation retracement trendline uptrend downtrend consolidation swing divergence overbought oversold crossover',
  'sharpe_ratio z-score sample sigma confidence probability distribution variance bias overconfidence calibration test tests data outcome outcomes',
  'position_size lot_size pip_size margin_call base_rate swing_high swing_low price_earnings_ratio pip_value contract unit short_position long_position exposure portfolio heat swap rollover tick ticks decimal decimals place',
  'trading style shape property bounds payoff hits hit number open_interest trailing_stop sizing quality yearly log lag whipsaw squeeze extension impulse confluence propagation fractional sizing recovery compounding aversion disposition effect fallacy overtrading hindsight',
  'confirmation brier allocation rebalancing tolerance sortino calmar annualising benchmark cagr survivorship book depth impact financing yield duration',
  'capitalisation flow discount consensus strategy trigger hypothesis parameter parameters backtest overfitting significance simulation risk/reward risk-reward',
  'movement movements peak growth payment purchase series height stretch end risk-free swings observation observations decision forecast forecasts estimate value values',
  'maximum minimum number numbers past bottom top start beginning edge side chance chances frequency event events average payout stake amount amounts',
  'body shadow fibonacci percentage percent difference measure name term word concept estimate comparison quotient product root square squares power',
  'rise rises fall falls move moves decline declines advance advances step steps stretch sequence group set kind type form period periods day days',
  'minute hour week month year candle section formula calculation amount worth loss owner seller buyer lender broker trader price learning curve',
  'time_frame frame zone horizon memory weight weights factor multiple multiples limit limits bound interval intervals quantity loan deposit',
  'inflation topic topics payoff instruction question answer lesson lessons curriculum example record list score condition conditions definition purchase sale buy_and_hold',
].join(' ');

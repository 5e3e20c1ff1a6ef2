/** What the charts of the last days say together, by rule. */

export type Sentiment = 'Upward' | 'Downward' | 'Mixed';
export type PulseVolatility = 'Low' | 'Moderate' | 'High';

/** Length of the window, and from how many different pictures on it says anything. */
export const PULSE_DAYS = 7;
export const PULSE_NEEDS = 20;

/** Counts over completed analyses of the window, each picture once. */
export interface PulseCounts {
  analyses: number;
  bullish: number;
  bearish: number;
  sideways: number;
  lowVolatility: number;
  highVolatility: number;
  /** Mean confidence, 0 to 1; 0 when there are none. */
  confidence: number;
}

export interface MarketPulse {
  /** The three readings are the sample's, because there are too few analyses. */
  sample: boolean;
  sentiment: Sentiment;
  volatility: PulseVolatility;
  /** Mean confidence of the readings, whole, of 100. */
  dataIndex: number;
}

/** Shown, and marked as a sample, while there is too little to compute from. */
const SAMPLE = { sentiment: 'Upward', volatility: 'Moderate', dataIndex: 65 } as const;

/** By how much of all charts one direction must outnumber the other to name it. */
const LEAD = 0.15;

/**
 * Sentiment: the share of rising minus the share of falling charts, named from 15 points on. Volatility: that of more
 * than half of the charts, else moderate. Data index: mean confidence.
 */
export function takePulse(counts: PulseCounts): MarketPulse {
  if (counts.analyses < PULSE_NEEDS) return { sample: true, ...SAMPLE };
  return {
    sample: false,
    sentiment: sentimentOf(counts),
    volatility: volatilityOf(counts),
    dataIndex: Math.round(100 * counts.confidence),
  };
}

function sentimentOf({ analyses, bullish, bearish }: PulseCounts): Sentiment {
  const lead = (bullish - bearish) / analyses;
  if (lead >= LEAD) return 'Upward';
  return lead <= -LEAD ? 'Downward' : 'Mixed';
}

function volatilityOf({ analyses, lowVolatility, highVolatility }: PulseCounts): PulseVolatility {
  if (2 * highVolatility > analyses) return 'High';
  return 2 * lowVolatility > analyses ? 'Low' : 'Moderate';
}

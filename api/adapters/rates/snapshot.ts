import type { Rate } from '../../domain/shared-with-web/money.ts';

/**
 * Exchange rates of one day, for installations without a feed. Where the European Central Bank publishes a euro
 * reference rate: its cross rate with the dollar to six significant digits. AED, BHD, OMR, QAR, SAR: the official peg. CLP,
 * CRC, KWD, PYG: the central bank's dollar rate, rounded.
 */
export const snapshot: { base: string; date: string; rates: Readonly<Record<string, Rate>> } = {
  base: 'USD',
  date: '2024-12-31',
  rates: {
    EUR: '0.962557',
    JPY: '156.954',
    GBP: '0.798133',
    CHF: '0.905958',
    CAD: '1.43883',
    AUD: '1.6144',
    INR: '85.6035',
    BRL: '6.18471',
    ZAR: '18.8842',
    SGD: '1.36337',
    KRW: '1474.78',
    CNY: '7.29936',
    HKD: '7.76648',
    SEK: '11.0299',
    NOK: '11.3534',
    DKK: '7.17855',
    PLN: '4.11493',
    CZK: '24.242',
    NZD: '1.78381',
    MXN: '20.7435',
    TRY: '35.3616',
    AED: '3.6725',
    SAR: '3.75',
    QAR: '3.64',
    BHD: '0.376',
    OMR: '0.3845',
    KWD: '0.3084',
    CLP: '996.46',
    PYG: '7812',
    CRC: '512',
  },
};

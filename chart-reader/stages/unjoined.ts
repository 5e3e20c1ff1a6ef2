/** Bars that do not open where the one before closed, or are pieces of others: what was read as ticks is none, or the comb is not theirs. */
import { arePieces } from './body-pieces.ts';
import { joinedShare, nearOf } from './bar-shares.ts';
import type { BarGeometry } from './bar-geometry.ts';
import { shareRedrawn } from './redraw.ts';
import { BarsUnclear } from './refuse.ts';
import { shareToldByColour } from './told-by-colour.ts';

/**
 * Share of OHLC bars that must open near where the one before closed; where prices leap from bar to bar, this share of them must have moved as
 * their colours tell.
 */
const TICKED = { joined: 0.4, told: 0.9 };
/** Candles that hardly ever open so, tell no direction either, and do not agree with the drawing well, stand on a comb that is not theirs. */
const STRANGE = { joined: 0.3, direction: 0.51, redrawn: 0.92 };

/** Refuses bars that are read wrong, as where they open and end shows. */
export function refuseUnjoined({ bars, kind, directionConfidence }: BarGeometry): void {
  const joined = joinedShare(bars, nearOf(bars));
  const unjoined =
    kind === 'bars'
      ? joined < TICKED.joined && (shareToldByColour(bars) ?? 0) < TICKED.told
      : kind !== 'heikin_ashi' &&
        joined < STRANGE.joined &&
        directionConfidence < STRANGE.direction &&
        shareRedrawn(bars) < STRANGE.redrawn;
  if (unjoined) throw new BarsUnclear('unjoined');
  if (kind !== 'bars' && kind !== 'renko' && arePieces(bars)) throw new BarsUnclear('pieces');
}

/** Share of OHLC bars that moved as their colours tell which chance hardly passes, and of what is drawn on their comb below which colours must tell something. */
const BY_CHANCE = { told: 0.57, peak: 0.5 };

/** Refuses OHLC bars of which colours tell hardly more than chance would: what was read as their ticks are averages. Those of a line in steps have no colours. */
export function refuseUntold({ bars, comb, kind }: BarGeometry): void {
  if (kind !== 'bars') return;
  const told = shareToldByColour(bars) ?? (comb.peak < BY_CHANCE.peak ? 0 : 1);
  if (told < BY_CHANCE.told) throw new BarsUnclear('untold');
}

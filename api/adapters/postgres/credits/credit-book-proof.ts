import type { Knex } from 'knex';
import type { BookProof } from '../../../ports/credits/book-proof.ts';
import { linesFound } from '../shared/sql-proof.ts';

/** Each question finds what must not be there; `line` is the sentence that names it. */
const QUESTIONS = [
  // Every movement adds up.
  `select 'Movement ' || movement.id || ' has ' || count(entry.id) || ' entries that add up to ' || coalesce(sum(entry.credits), 0) as line
    from credits_movements movement left join credits_entries entry on entry.movement_id = movement.id
    group by movement.id having coalesce(sum(entry.credits), 0) <> 0 or count(entry.id) < 2`,
  // Balances, from entries: added up in one pass, which no index by account has to serve.
  `select 'Account ' || balance.user_id || ': balance says ' || available || ' available, ' || reserved || ' reserved and ' || owed
      || ' owed, its entries say ' || sums.free || ', ' || sums.held || ' and ' || sums.owing as line
    from credits_balances balance left join (
      select user_id, sum(credits) filter (where account = 'available') as free,
        sum(credits) filter (where account = 'reserved') as held, -sum(credits) filter (where account = 'owed') as owing
      from credits_entries group by user_id) e on e.user_id = balance.user_id
    cross join lateral (select coalesce(e.free, 0) as free, coalesce(e.held, 0) as held, coalesce(e.owing, 0) as owing) sums
    where (available, reserved, owed) is distinct from (sums.free, sums.held, sums.owing)`,
  // Lots, from entries.
  `select 'Lot ' || lot.id || ' of account ' || lot.user_id || ': says ' || remaining || ' of ' || granted || ' remain and '
      || frozen || ' are frozen, its entries say ' || sums.free || ' of ' || sums.given || ' and ' || sums.ice as line
    from credits_lots lot left join (
      select lot_id, sum(credits) filter (where account = 'available') as free,
        sum(credits) filter (where account = 'frozen') as ice, -sum(credits) filter (where account = 'issued') as given
      from credits_entries where lot_id is not null group by lot_id) e on e.lot_id = lot.id
    cross join lateral (select coalesce(e.free, 0) as free, coalesce(e.ice, 0) as ice, coalesce(e.given, 0) as given) sums
    where (remaining, granted, frozen) is distinct from (sums.free, sums.given, sums.ice)`,
  // What is set aside is what open reservations hold.
  `select 'Account ' || balance.user_id || ': ' || reserved || ' reserved, but its open reservations hold ' || held.credits as line
    from credits_balances balance cross join lateral (
      select coalesce(sum(credits), 0) as credits from credits_reservations
      where user_id = balance.user_id and state = 'open') held
    where reserved <> held.credits`,
  // What is owed for a lot is no more than what of it was used.
  `select 'Lot ' || lot_id || ': ' || -sum(credits) filter (where account = 'owed') || ' are owed for it, but only '
      || coalesce(sum(credits) filter (where account in ('spent', 'reserved')), 0) || ' were used' as line
    from credits_entries where account in ('spent', 'reserved', 'owed') and lot_id is not null
    group by lot_id having sum(credits) < 0`,
  // Credits on hold cannot be used; an account that owes has no bought credits left.
  `select 'Lot ' || id || ' is on hold, but ' || remaining || ' of it can be used' as line
    from credits_lots where on_hold_since is not null and remaining > 0`,
  `select 'Account ' || user_id || ' owes ' || owed || ', but has bought credits to settle it with' as line
    from credits_balances balance where owed > 0 and exists (select from credits_lots lot
      where lot.user_id = balance.user_id and source = 'purchase' and remaining > 0
        and (expires_at is null or expires_at > now()))`,
  // A reservation ended as its entries say.
  `select 'Reservation ' || reservation.analysis_id || ' stands as ' || state || ', but was entered as '
      || coalesce(ends.kinds, 'nothing') as line
    from credits_reservations reservation left join lateral (
      select string_agg(kind, ' and ' order by kind) as kinds from credits_movements
      where analysis_id = reservation.analysis_id and kind in ('settle', 'void', 'unlimited_use')) ends on true
    where coalesce(ends.kinds, '') <> case
      when state = 'settled' then (case when credits = 1 then 'settle' else 'unlimited_use' end)
      when state = 'voided' and credits = 1 then 'void' else '' end`,
];

interface Deps {
  database: Knex;
}

/** The credit ledger, recomputed from its entries in one snapshot. */
export class CreditBookProof implements BookProof {
  readonly book = 'credits';
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  differences(): Promise<string[]> {
    return linesFound(this.deps.database, QUESTIONS);
  }
}

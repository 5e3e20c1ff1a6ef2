import type { Knex } from 'knex';
import type { BookProof } from '../../../ports/credits/book-proof.ts';

/** Each question finds what must not be there; `line` is the sentence that names it. */
const QUESTIONS = [
  // Every movement adds up.
  `select 'Movement ' || movement.id || ' has ' || count(entry.id) || ' entries that add up to ' || coalesce(sum(entry.credits), 0) as line
    from credits_movements movement left join credits_entries entry on entry.movement_id = movement.id
    group by movement.id having coalesce(sum(entry.credits), 0) <> 0 or count(entry.id) < 2`,
  // Balances, from entries.
  `select 'Account ' || balance.user_id || ': balance says ' || available || ' available and ' || reserved || ' reserved, its entries say '
      || sums.free || ' and ' || sums.held as line
    from credits_balances balance cross join lateral (
      select coalesce(sum(credits) filter (where account = 'available'), 0) as free,
        coalesce(sum(credits) filter (where account = 'reserved'), 0) as held
      from credits_entries where user_id = balance.user_id) sums
    where (available, reserved) is distinct from (sums.free, sums.held)`,
  // Lots, from entries.
  `select 'Lot ' || lot.id || ' of account ' || lot.user_id || ': says ' || remaining || ' of ' || granted || ' remain, its entries say '
      || sums.free || ' of ' || sums.given as line
    from credits_lots lot cross join lateral (
      select coalesce(sum(credits) filter (where account = 'available'), 0) as free,
        coalesce(-sum(credits) filter (where account = 'issued'), 0) as given
      from credits_entries where lot_id = lot.id) sums
    where (remaining, granted) is distinct from (sums.free, sums.given)`,
  // What is set aside is what open reservations hold.
  `select 'Account ' || balance.user_id || ': ' || reserved || ' reserved, but its open reservations hold ' || held.credits as line
    from credits_balances balance cross join lateral (
      select coalesce(sum(credits), 0) as credits from credits_reservations
      where user_id = balance.user_id and state = 'open') held
    where reserved <> held.credits`,
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
    return this.deps.database.transaction(
      async (trx) => {
        const found: string[] = [];
        for (const question of QUESTIONS) {
          const { rows } = await trx.raw<{ rows: { line: string }[] }>(question);
          found.push(...rows.map(({ line }) => line));
        }
        return found;
      },
      // One picture of the books: what is posted meanwhile is either in all answers or in none.
      { isolationLevel: 'repeatable read', readOnly: true },
    );
  }
}

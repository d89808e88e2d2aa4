import { sql } from 'kysely';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LineKind } from '../fields.ts';
import type { StoredLine } from './queries.ts';

/** Costs of a month of a vehicle, by the account of their item. */
export interface LoggedCost {
  readonly kind: Exclude<LineKind, 'trip'>;
  /** The number of the account; the usual one where neither item nor centre names one. */
  readonly account: string;
  readonly centreId: string | null;
  readonly centre: string;
  readonly amount: Cents;
}

/** Fuel and tolls of the usual chart. */
const usualAccount = '5020';
const groups = { fuel: 'fuel', toll: 'toll' } as const;

/** Adds up slips by item: what stands in the books for them. A reversed slip and its reversing line add up to nothing. */
export async function costsOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  vehicleId: string,
  lines: readonly StoredLine[],
): Promise<readonly LoggedCost[]> {
  const { rows } = await sql<{ group: string; account: string; centreId: string | null; centre: string | null }>`
    select g.name as group, coalesce(nullif(i.journal_account_buy, ''), nullif(c.journal_account_buy, ''), ${usualAccount}) as account,
           c.id as "centreId", c.name as centre
      from vehicle v
      cross join (values ('fuel'), ('toll')) g (name)
      left join lateral (select * from item_master i where i.partition = v.partition and i.item_group = g.name and i.kind in ('cost', 'both') and i.is_active
                          order by i.code limit 1) i on true
      left join lateral (select c.* from profit_centre c where c.partition = v.partition and c.is_active
                           and c.id = coalesce(v.profit_centre_id, i.profit_centre_id,
                             (select f.id from profit_centre f where f.partition = v.partition and f.type = 'fleet' and f.is_active order by f.code limit 1)) limit 1) c on true
     where v.partition = ${partition} and v.id = ${vehicleId}`.execute(db);
  return (['fuel', 'toll'] as const).flatMap((kind) => {
    const own = lines.filter((line) => line.kind === kind);
    const amount = own.reduce((sum, line) => sum + BigInt(line.amount), 0n);
    const found = rows.find(({ group }) => group === groups[kind]);
    if (!found || amount === 0n) return [];
    return [
      {
        kind,
        account: found.account.toUpperCase(),
        centreId: found.centreId,
        centre: found.centre ?? '',
        amount: cents(amount),
      },
    ];
  });
}

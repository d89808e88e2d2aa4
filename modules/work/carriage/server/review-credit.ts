import { sql } from 'kysely';
import { minus, sumOf } from '#platform/calculations.ts';
import { is } from '#platform/machine.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf, literals } from '#platform/server/states-in-sql.ts';
import { type ExposureProvider, lateCustomers } from '#modules/parties/credit/server/index.ts';
import { holdsOf, loads } from '#modules/work/loads/server/index.ts';
import { creditOf, type CustomerCredit, excessOf } from './credit.ts';
import type { CreditStatus } from '#modules/parties/customers/status.ts';
import { execution } from '#modules/work/loads/status.ts';
import { endHold, holdForCredit } from './holds.ts';

type Providers = readonly ExposureProvider[];

/**
 * So many loads are held or let go in one transaction. It locks the customer: whoever books for it meanwhile waits for these,
 * and is refused where that takes seconds.
 */
const inBatch = 50;

interface Batch {
  /** Where the batch before ended: what it did, and the last load or hold that it looked at. */
  readonly after?: string | undefined;
  readonly atMost?: number | undefined;
  /** The customer may owe more than before: what fits no longer is held, the latest first. */
  readonly mayBeWorse?: boolean;
}
interface Part {
  readonly last: string | undefined;
  readonly atMost: number;
}

/**
 * Brings credit holds of a customer to what its credit is now: with the credit on hold, nothing that has not left yet
 * leaves; where credit is there again, the loads that wait for it get it, the oldest hold first (work-and-money.md §12).
 * Answers from where the next batch goes on, as long as there may be more.
 */
export async function reviewCredit(
  context: Context,
  providers: Providers,
  customerId: string,
  { after = '', atMost = inBatch, mayBeWorse = false }: Batch = {},
): Promise<string | undefined> {
  const credit = await creditOf(context, providers, customerId);
  if (mayBeWorse && !credit.isBlocked && credit.owed > credit.limit) {
    const [turned, from] = after.split(' ');
    const part = { last: turned === 'latest' ? from : undefined, atMost };
    const last = await holdLatest(context, providers, credit, { customerId, part });
    // The next batch asks for the credit anew and goes on with older loads.
    return last && `latest ${last}`;
  }
  const turn = credit.isBlocked ? 'hold' : 'release';
  // The credit may have turned between two batches: then the other work begins at its beginning.
  const [done, id] = after.split(' ');
  const part = { last: done === turn ? id : undefined, atMost };
  const last = credit.isBlocked
    ? await holdSome(context, providers, customerId, part)
    : await releaseFitting(context, credit, customerId, part);
  return last && `${turn} ${last}`;
}

const lastOf = (ids: readonly string[], { atMost }: Part) => (ids.length < atMost ? undefined : ids.at(-1));

async function holdSome(
  context: Context,
  providers: Providers,
  customerId: string,
  part: Part,
): Promise<string | undefined> {
  const { db, partition } = context;
  const { rows } = await sql<{ id: string }>`
    with free as materialized (
      select id from load where partition = ${partition} and customer_id = ${customerId}
         and status in ${setOf(execution, 'holdable')} and sell_gross > 0 and not 'CREDIT' = any (hold_types))
    select id from free where ${part.last === undefined ? sql`true` : sql`id > ${part.last}`} order by id limit ${part.atMost}`.execute(
    db,
  );
  for (const { id } of rows) {
    const load = await loads.lock(context, id);
    if (is(execution, load.status, 'holdable')) await holdForCredit(context, providers, load);
  }
  return lastOf(
    rows.map(({ id }) => id),
    part,
  );
}

/** Holds the loads that were booked last, one by one, until the rest fits. What somebody released by hand stays free. */
async function holdLatest(
  context: Context,
  providers: Providers,
  { owed, limit }: CustomerCredit,
  { customerId, part }: { readonly customerId: string; readonly part: Part },
): Promise<string | undefined> {
  const { db, partition } = context;
  const { rows } = await sql<{ id: string }>`
    select id from load where partition = ${partition} and customer_id = ${customerId}
       and status in ${setOf(execution, 'holdable')} and sell_gross > 0 and not 'CREDIT' = any (hold_types)
       and ${
         part.last === undefined
           ? sql`true`
           : sql`(created_at, id) < (select b.created_at, b.id from load b where b.partition = ${partition} and b.id = ${part.last})`
       }
     order by created_at desc, id desc limit ${part.atMost}`.execute(db);
  let left = owed;
  for (const { id } of rows) {
    if (left <= limit) return undefined;
    const load = await loads.lock(context, id);
    if (!is(execution, load.status, 'holdable')) continue;
    const now = await holdForCredit(context, providers, load);
    if (!now.hold_types.includes('CREDIT')) continue;
    left = minus(left, cents(load.sell_gross));
  }
  return left <= limit
    ? undefined
    : lastOf(
        rows.map(({ id }) => id),
        part,
      );
}

async function releaseFitting(
  context: Context,
  credit: CustomerCredit,
  customerId: string,
  part: Part,
): Promise<string | undefined> {
  const { db, partition } = context;
  let { owed } = credit;
  const isAfter =
    part.last === undefined
      ? sql`true`
      : sql`(h.placed_at, h.id) > (select b.placed_at, b.id from load_hold b where b.partition = ${partition} and b.id = ${part.last})`;
  const { rows } = await sql<{ id: string; hold_id: string }>`
    select l.id, h.id as hold_id
      from load_hold h join load l on l.partition = h.partition and l.id = h.load_id
     where h.partition = ${partition} and h.type = 'CREDIT' and h.source = 'rule' and h.released_at is null
       and l.customer_id = ${customerId} and l.status in ${setOf(execution, 'unsent')} and ${isAfter}
     order by h.placed_at, h.id limit ${part.atMost}`.execute(db);
  for (const { id, hold_id } of rows) {
    const load = await loads.lock(context, id);
    // Somebody may have released it, or cancelled the load, since the list was read.
    const hold = (await holdsOf(context, id)).find((each) => each.id === hold_id && each.released_at === null);
    const withThis = sumOf([owed, cents(load.sell_gross)]);
    if (!hold || load.status === 'CANCELLED' || excessOf({ ...credit, owed: withThis }, load.sell_gross) > 0n) continue;
    owed = withThis;
    await endHold(context, load, hold_id, { because: 'creditFits' });
  }
  return lastOf(
    rows.map(({ hold_id }) => hold_id),
    part,
  );
}

/** Of some customers those that have a load which is yet to leave: nothing of the others can be held or let go. */
export async function customersWithLoadsToSend(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  customerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select c.id from unnest(${[...customerIds]}::uuid[]) c(id)
     where exists (select from load l where l.partition = ${partition} and l.customer_id = c.id
                      and (l.status in ${setOf(execution, 'holdable')} or l.status in ${setOf(execution, 'unsent')}))`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Customers of which a night may change something: their credit is on hold, they are late, or a load waits for credit. */
export async function customersToReview(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  providers: Providers,
  companyId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from customer c
     where c.partition = ${partition} and c.company_id = ${companyId} and c.credit_status in ${literals<CreditStatus>('HOLD', 'SUSPENDED')}
    union
    select l.customer_id from load_hold h join load l on l.partition = h.partition and l.id = h.load_id
     where h.partition = ${partition} and h.type = 'CREDIT' and h.released_at is null and l.company_id = ${companyId}
     order by 1`.execute(db);
  const late = await lateCustomers({ db, partition }, providers, companyId);
  return [...new Set([...rows.map(({ id }) => id), ...late])].toSorted();
}

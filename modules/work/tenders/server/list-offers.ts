import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import { setOf, literal } from '#platform/server/states-in-sql.ts';
import { supplierLimit } from '#modules/base/access/server/index.ts';
import { findLoad } from '#modules/work/loads/server/index.ts';
import type { tenderQuery } from '../contract.ts';
import type { offerRow } from '../fields.ts';
import { offer as offerMachine, type OfferState } from '../status.ts';
import { isSameLoad, offeredLoadOf } from './offered-load.ts';
import { findOffer, offerColumns, offerJoins, type StoredOffer } from './queries.ts';
import { asksAsSupplier, rowOf } from './records.ts';

const fail = failures<FailureCode>();
type Query = z.output<typeof tenderQuery>;
type Row = z.input<typeof offerRow>;

const orders = { createdAt: ['t.created_at', 't.id'], expiresAt: ['t.expires_at', 't.id'] } as const;

/** What a chip shows; the table is `t`. */
const chips: Readonly<Record<NonNullable<Query['chip']>, RawBuilder<unknown>>> = {
  open: sql`t.status in ${setOf(offerMachine, 'answerable')}`,
  countered: sql`t.status = ${literal<OfferState>('COUNTERED')}`,
  won: sql`t.status = ${literal<OfferState>('ACCEPTED')}`,
  over: sql`t.status in ${setOf(offerMachine, 'over')}`,
};

/** A page of offers. Suppliers' own people see theirs, once they were asked. */
export async function listOffers(context: Context, query: Query): Promise<Page<Row>> {
  const conditions: RawBuilder<unknown>[] = [...(await supplierLimit(context))];
  if (asksAsSupplier(context))
    conditions.push(sql`t.status not in ${setOf(offerMachine, 'unsent')} and t.sent_at is not null`);
  if (query.loadId) conditions.push(sql`t.load_id = ${query.loadId}`);
  if (query.supplierId) conditions.push(sql`t.supplier_id = ${query.supplierId}`);
  if (query.status?.length) conditions.push(sql`t.status = any (${query.status}::text[])`);
  if (query.chip) conditions.push(chips[query.chip]);
  const found = await searchedPage<StoredOffer>(context.db, {
    ...query,
    table: 'tender_offer',
    partition: context.partition,
    columns: offerColumns,
    joins: offerJoins,
    conditions,
    order: orders[query.sort],
  });
  return { ...found, rows: found.rows.map((row) => rowOf(context, row)) };
}

/** One offer. Whoever plans is told when the load has changed since: an acceptance would be refused. */
export async function readOffer(context: Context, { id }: { readonly id: string }): Promise<Row> {
  const limit = await supplierLimit(context);
  const stored = await findOffer(context, id);
  if (!stored || (limit.length > 0 && !isReached(stored))) throw fail('notFound', 'notFound');
  const load = asksAsSupplier(context) ? undefined : await findLoad(context, stored.load_id);
  const isChanged = load ? !isSameLoad(await offeredLoadOf(context, load), stored.facts) : false;
  return rowOf(context, stored, { isChanged });
}

function isReached({ status, sent_at }: StoredOffer): boolean {
  return sent_at !== null && !is(offerMachine, status, 'unsent');
}

import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context, Implementation } from '#platform/server/implement.ts';
import { implement } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { lockIdOf, orNotFound } from '#platform/server/records.ts';
import { searchedPage } from '#platform/server/search.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { exchangeService } from '../contract.ts';
import type { ExchangeState } from '../status.ts';
import { compareExchange, testPartner } from './questions.ts';
import { queueTurn } from './exchange-of.ts';
import { exchangeLives, exchangeNoun, exchanges } from './lives.ts';
import { changePartner, createPartner, listPartners } from './partners.ts';
import { exchangeColumns, findExchange, type StoredExchange } from './queries.ts';
import { recordOf, rowOf } from './shown.ts';
import './happenings.ts';

export const exchangeOperations: Implementation = implement(exchangeService, {
  getInvoiceApiData: list,
  async getInvoiceApiDataRecord(context, { id }) {
    refuseWhenScoped(context);
    return recordOf(context, orNotFound(await findExchange(context, id)));
  },
  async getInvoiceApiDataHistory(context, { id }) {
    refuseWhenScoped(context);
    orNotFound(await findExchange(context, id));
    return recordHistory(context, exchangeNoun, id);
  },
  async retryInvoiceApiData(context, { id }) {
    refuseWhenScoped(context);
    const stored = await exchanges.toChange(context, id);
    exchangeLives.next(stored, 'retry');
    const turn = stored.turn + 1;
    const columns = { turn, round_began_at: stored.tries, next_at: context.now };
    const moved = await exchangeLives.move(context, stored, 'retry', { columns });
    await queueTurn(context, { ...stored, turn }, 0);
    await context.happened('exchange.triedAgain', decidedFacts(stored, ''));
    return savedOf(moved);
  },
  async resolveInvoiceApiData(context, { id, reason }) {
    refuseWhenScoped(context);
    const stored = await exchanges.toChange(context, id);
    exchangeLives.next(stored, 'resolve');
    const columns = { turn: stored.turn + 1, next_at: null, resolve_reason: reason };
    const moved = await exchangeLives.move(context, stored, 'resolve', { columns, reason });
    await context.happened('exchange.resolved', decidedFacts(stored, reason));
    return savedOf(moved);
  },
  compareInvoiceApiData: compareExchange,
  getInvoiceApiPartners: listPartners,
  postInvoiceApiPartner: createPartner,
  testInvoiceApiPartner: testPartner,
  putInvoiceApiPartner: changePartner,
});

function decidedFacts({ id, purpose, noun, record_id }: StoredExchange, reason: string) {
  return { exchangeId: id, purpose, noun, recordId: record_id, reason };
}

function savedOf(stored: StoredExchange) {
  return { id: stored.id, lockId: lockIdOf(stored), status: stored.status };
}

type Query = z.output<(typeof exchangeService)['operations']['getInvoiceApiData']['input']>;

async function list(context: Context, query: Query) {
  refuseWhenScoped(context);
  const { db, partition, timeZone, today } = context;
  const { status, purpose, partnerId, recordId, isOfToday } = query;
  const [found, counts] = await Promise.all([
    searchedPage<StoredExchange>(db, {
      ...query,
      table: 'exchange',
      partition,
      columns: exchangeColumns,
      conditions: [
        ...(status?.length ? [sql`t.status = any (${status}::text[])`] : []),
        ...(purpose ? [sql`t.purpose = ${purpose}`] : []),
        ...(partnerId ? [sql`t.partner_id = ${partnerId}`] : []),
        ...(recordId ? [sql`t.record_id = ${recordId}`] : []),
        ...(isOfToday ? [sql`t.created_at >= (${today}::date)::timestamp at time zone ${timeZone}`] : []),
      ],
      order: ['t.created_at', 't.id'],
    }),
    countsOf(context),
  ]);
  return { ...found, rows: found.rows.map(rowOf), counts };
}

/** States of which there are few at a time are counted whole, and the finished ones of thirty days. */
async function countsOf({ db, partition, now }: Context): Promise<Record<ExchangeState, number>> {
  const since = new Date(now.getTime() - 30 * 86_400_000);
  const { rows } = await sql<{ status: ExchangeState; count: number }>`
    select status, count(*)::int as count from exchange
     where partition = ${partition} and (created_at >= ${since} or next_at is not null)
     group by status`.execute(db);
  const none = { WAITING: 0, SENT: 0, SUCCEEDED: 0, FAILED: 0, UNKNOWN: 0, RESOLVED: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

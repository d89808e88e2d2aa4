import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { ApplicationState } from '#modules/parties/suppliers/status.ts';
import type { TenderStatus } from '#modules/work/loads/side-statuses.ts';
import type { LoadState } from '#modules/work/loads/status.ts';
import { buildOffer } from '#modules/work/tenders/server/index.ts';
import type { OfferState, TenderMode } from '#modules/work/tenders/status.ts';

/** What came of each supplier that was asked, in the order in which they were. */
interface Answer {
  readonly status: OfferState;
  /** What the supplier asks instead, as a multiple of what was offered. */
  readonly asks?: number;
  readonly reasonCode?: 'noVehicle' | 'price' | 'times';
  readonly note?: string;
}
interface Tender {
  readonly mode: TenderMode;
  /** Hours that the suppliers have, from now on. */
  readonly hours: number;
  readonly answers: readonly Answer[];
  readonly isExhausted?: true;
}

const tenders: readonly Tender[] = [
  {
    mode: 'broadcast',
    hours: 50,
    answers: [
      { status: 'VIEWED' },
      { status: 'COUNTERED', asks: 1.16, note: 'We would have to come back empty.' },
      { status: 'COUNTERED', asks: 1.07, note: 'Can load an hour earlier.' },
      { status: 'DECLINED', reasonCode: 'noVehicle', note: 'All out until Thursday.' },
    ],
  },
  {
    mode: 'waterfall',
    hours: 26,
    answers: [
      { status: 'DECLINED', reasonCode: 'price' },
      { status: 'SENT' },
      { status: 'PENDING' },
      { status: 'PENDING' },
    ],
  },
  { mode: 'single', hours: 74, answers: [{ status: 'SENT' }] },
  { mode: 'broadcast', hours: 4, answers: [{ status: 'VIEWED' }, { status: 'SENT' }, { status: 'SENT' }] },
  {
    mode: 'waterfall',
    hours: -2,
    isExhausted: true,
    answers: [{ status: 'DECLINED', reasonCode: 'times' }, { status: 'EXPIRED' }, { status: 'EXPIRED' }],
  },
];

/** Running tenders on loads that wait for a supplier, one with other prices, one that nobody took; once. */
export async function seedTenders(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows } = await sql`select from tender_offer where partition = ${partition} limit 1`.execute(db);
  if (rows.length > 0) return;
  const { rows: loads } = await sql<{ id: string; buy_net: number }>`
    select id, buy_net from load where partition = ${partition} and status = ${literal<LoadState>('READY')} and hold_types = '{}' and buy_net > 0
     order by load_at, id offset 2 limit ${tenders.length}`.execute(db);
  const { rows: suppliers } = await sql<{ id: string }>`
    select id from supplier where partition = ${partition} and status = ${literal<ApplicationState>('approved')} and is_transporter
     order by registered_key limit 4`.execute(db);
  if (suppliers.length < 4) return;
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'seedTenders' });
  for (const [place, { id, buy_net }] of loads.entries()) {
    const tender = tenders[place]!;
    for (const [rank, answer] of tender.answers.entries())
      await buildOffer(app, partition, {
        loadId: id,
        supplierId: suppliers[(rank + place) % suppliers.length]!.id,
        amount: buy_net,
        mode: tender.mode,
        rank: rank + 1,
        hours: tender.hours,
        ...answer,
        ...(answer.asks && { counter: Math.ceil((buy_net * answer.asks) / 50_000) * 50_000 }),
      });
    await inPartition(system, partition, (context) => settle(context, id, tender));
  }
}

/** What the load says of its tender. */
async function settle({ db, partition }: Context, loadId: string, { isExhausted, hours }: Tender): Promise<void> {
  const [status, tenderStatus]: readonly [LoadState, TenderStatus] = isExhausted
    ? ['READY', 'EXHAUSTED']
    : ['TENDERED', 'OPEN'];
  await sql`update load set status = ${status}, tender_status = ${tenderStatus},
      tender_ends_at = ${isExhausted ? null : sql`now() + make_interval(hours => ${hours})`}
    where partition = ${partition} and id = ${loadId}`.execute(db);
  await sql`insert into load_event (partition, load_id, kind, occurred_at, source, actor)
    values (${partition}, ${loadId}, 'tendered', now() - interval '3 hours', 'staff', 'Anele Dube')`.execute(db);
  if (isExhausted)
    await sql`insert into load_event (partition, load_id, kind, occurred_at, source, actor)
      values (${partition}, ${loadId}, 'exhausted', now() - interval '2 hours', 'system', 'system')`.execute(db);
}

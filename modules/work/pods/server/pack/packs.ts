import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { z } from 'zod';
import { packLife, type PackEvent, type PackState } from '#modules/work/pods/pack-status.ts';
import type { packRow } from '#modules/work/pods/pack-contract.ts';
import './tables.ts';

/** As the trail names it. */
export const packNoun = 'podPack';

/** A sending with what its load says. */
export type StoredPack = Selectable<Tables['pod_pack']> & {
  readonly load_number: string;
  readonly customer_id: string;
  readonly customer_name: string;
  readonly origin: string;
  readonly destination: string;
  readonly delivered_at: Date | null;
};

/** What a row of the list is made of; the table is `t`. */
export const packColumns: RawBuilder<unknown> = sql`t.*, l.load_number, l.customer_id, l.origin, l.destination, l.delivered_at,
  coalesce((select c.registered_name from customer c where c.partition = l.partition and c.id = l.customer_id), '') as customer_name`;
export const packLoad: RawBuilder<unknown> = sql`join load l on l.partition = t.partition and l.id = t.load_id`;

/** A sending; undefined where the caller has none with this id. */
export async function findPack(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  id: string,
): Promise<StoredPack | undefined> {
  const { rows } = await sql<StoredPack>`
    select ${packColumns} from pod_pack t ${packLoad} where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** Sendings, as they are changed. */
export const packs = record({
  noun: packNoun,
  table: 'pod_pack',
  channels: ['pods'],
  bell: 'pack.',
  find: (context: Context, id: string) => findPack(context, id),
  show: (_, stored: StoredPack) => rowOf(stored),
});

/** Sendings from what waits to what arrived. */
export const packStates = life<StoredPack, 'pod_pack', PackState, PackEvent>(packs, {
  machine: packLife,
  column: 'status',
  facts: ({ status, load_number, reference, method, format }) => ({
    status,
    loadNumber: load_number,
    reference,
    method,
    format,
  }),
  columns: ({ now }, { to }) => (to === 'SENT' ? { sent_at: now, problem: '' } : {}),
  on: { begin: [planMails], confirm: [settleMails] },
});

/** A mail for each recipient and each part; the job hands them over one after the other. */
async function planMails({ db, partition }: Context, { id, recipients, parts }: StoredPack): Promise<void> {
  const mails = recipients.flatMap((recipient) =>
    parts.map((_, place) => ({ partition, pack_id: id, part: place + 1, recipient })),
  );
  if (mails.length > 0) await db.insertInto('pod_pack_mail').values(mails).execute();
}

/** What somebody knows to have arrived was sent. One that is given up stays unknown: it may be there all the same. */
async function settleMails({ db, partition, now }: Context, { id }: StoredPack): Promise<void> {
  await db
    .updateTable('pod_pack_mail')
    .set({ status: 'SENT', sent_at: now })
    .where('partition', '=', partition)
    .where('pack_id', '=', id)
    .where('status', '=', 'UNKNOWN')
    .execute();
}

/** A sending as callers read it. The problem is a code until it is answered. */
export function rowOf(row: StoredPack): z.input<typeof packRow> {
  return {
    id: row.id,
    lockId: lockIdOf(row),
    loadId: row.load_id,
    loadNumber: row.load_number,
    customerName: row.customer_name,
    reference: row.reference,
    method: row.method,
    format: row.format,
    status: row.status,
    recipients: row.recipients,
    parts: partsOf(row),
    isAgain: row.is_again,
    problem: row.problem,
    askedBy: row.created_by,
    askedAt: row.asked_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    fetchedAt: row.fetched_at?.toISOString() ?? null,
  };
}

export function partsOf({ parts }: Pick<StoredPack, 'parts'>) {
  return parts.map(({ fileName, pages, bytes }, place) => ({ number: place + 1, fileName, pages, bytes }));
}

export const routeOf = ({ origin, destination }: Pick<StoredPack, 'origin' | 'destination'>) =>
  [origin, destination].filter(Boolean).join(' → ');

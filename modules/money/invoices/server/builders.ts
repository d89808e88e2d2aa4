import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { InvoiceState } from '../status.ts';
import { makeDrafts } from './make-drafts.ts';
import { invoiceLives, invoices } from './lives.ts';

/** Makes documents of loads as the product would, for the demonstration and for tests; drafts unless stated. Answers their ids. */
export async function buildInvoice(
  app: App,
  partition: string,
  {
    loadIds,
    taxDate = null,
    isPosted = false,
  }: { readonly loadIds: readonly string[]; readonly taxDate?: CalendarDate | null; readonly isPosted?: boolean },
): Promise<readonly string[]> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildInvoice' });
  const as = (name: string) => ({ ...system, actor: { kind: 'stranger', name } as const });
  const made = await inPartition(as('Zanele Khumalo'), partition, async (context) => {
    const { documents } = await makeDrafts(context, { loadIds: [...loadIds], taxDate, preview: false });
    return documents.map(({ id }) => id!);
  });
  if (!isPosted) return made;
  await sql`
    update invoice set status = ${literal<InvoiceState>('APPROVED')}, approved_by = 'Naledi Mokoena', approved_at = now()
     where partition = ${partition} and id = any (${made}::uuid[])`.execute(app.database.writer(partition));
  for (const id of made)
    await inPartition(as('Zanele Khumalo'), partition, async (context) =>
      invoiceLives.move(context, await invoices.lock(context, id), 'post'),
    );
  return made;
}

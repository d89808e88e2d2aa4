import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { roundOf } from './queries.ts';
import { tellSupplier } from './supplier-letters.ts';

/** Tells those who were asked that the load went to another. Each row says whether it was told, so that nobody is told twice. */
export async function tellTaken(context: Context, loadId: string): Promise<void> {
  for (const each of await roundOf(context, loadId)) {
    if (each.status !== 'SUPERSEDED' || each.sent_at === null || each.told_at !== null) continue;
    await tellSupplier(context, each, 'superseded');
    await updateRow(context, 'tender_offer', each.id, { told_at: sql<Date>`now()` });
  }
}

import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { setOf, literal } from '#platform/server/states-in-sql.ts';
import { findLoad } from '#modules/work/loads/server/index.ts';
import { execution, type LoadState } from '#modules/work/loads/status.ts';
import { shareLoad } from '#modules/work/tracking/server/index.ts';

/** A few loads of the demonstration that their customers follow by a link, and why a late one is late. */
export async function seedTracking(app: App, partition: string): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'seedTracking' });
  const actor = { kind: 'stranger', name: 'Anele Dube' } as const;
  await inPartition({ ...system, actor }, partition, async (context) => {
    const { db } = context;
    const known = await sql`select from link where partition = ${partition} and kind = 'loadtracking' limit 1`.execute(
      db,
    );
    if (known.rows.length > 0) return;
    const { rows } = await sql<{ id: string }>`
      select id from load where partition = ${partition} and status in ${setOf(execution, 'reserved')}
       order by (status = ${literal<LoadState>('IN_TRANSIT')}) desc, load_at, id limit 8`.execute(db);
    for (const { id } of rows) {
      const load = await findLoad(context, id);
      if (load) await shareLoad(context, load, { name: '', email: '', language: 'en' });
    }
  });
}

import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { keepTemplate } from '#modules/work/load-templates/server/index.ts';
import type { LoadState } from '#modules/work/loads/status.ts';

/** Of the newest delivered loads. None makes drafts by itself: the lists of the demonstration stay as they are. */
const demoTemplates = [
  { name: 'Grapes to the city, Tuesdays', weekdays: [2], daysAhead: 7, isActive: false },
  { name: 'Harbour run', weekdays: [1, 3, 5], daysAhead: 14, isActive: false },
  { name: 'Store replenishment', weekdays: [], daysAhead: 7, isActive: true },
] as const;

/** A few loads that are booked again and again, once. */
export async function seedLoadTemplates(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const known = await sql`select from load_template where partition = ${partition} limit 1`.execute(db);
  if (known.rows.length > 0) return;
  const { rows } = await sql<{ id: string }>`
    select id from load where partition = ${partition} and status = ${literal<LoadState>('DELIVERED')} order by load_at desc limit ${demoTemplates.length}`.execute(
    db,
  );
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'seedLoadTemplates' });
  const actor = { kind: 'stranger', name: 'Anele Dube' } as const;
  await inPartition({ ...system, actor }, partition, async (context) => {
    for (const [place, { id }] of rows.entries()) await keepTemplate(context, { loadId: id, ...demoTemplates[place]! });
  });
}

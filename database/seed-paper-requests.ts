import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { literals } from '#platform/server/states-in-sql.ts';
import { mobileOf } from '#modules/parties/links/server/index.ts';
import { buildPaperRequest } from '#modules/work/load-papers/server/index.ts';
import type { LoadState } from '#modules/work/loads/status.ts';

interface Abroad {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
}

/** A few carriers of loads over a border that were asked for papers by a link. */
export async function seedPaperRequests(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows } = await sql<Abroad>`
    select l.id, s.registered_name as name, s.email, s.cell_no as mobile
      from load l join supplier s on s.partition = l.partition and s.id = l.supplier_id
     where l.partition = ${partition} and cardinality(l.countries) > 1 and l.status in ${literals<LoadState>('BOOKED', 'ASSIGNED')}
       and not exists (select from load_paper_request r where r.partition = ${partition})
       and not exists (select from document d where d.partition = l.partition and d.subject_type = 'load'
                          and d.subject_id = l.id and d.type = 'roadManifest')
     order by l.load_at, l.id limit 3`.execute(db);
  for (const { id, name, email, mobile } of rows)
    await buildPaperRequest(app, partition, {
      loadId: id,
      papers: ['roadManifest'],
      note: 'The border needs it stamped.',
      recipient: { name, email, mobile: mobileOf(mobile) || '+27825550144' },
    });
}

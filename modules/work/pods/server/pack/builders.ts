import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { PackFormat, PackMethod, PackState } from '#modules/work/pods/pack-status.ts';
import './tables.ts';

export interface PackToBuild {
  readonly podId: string;
  readonly method?: PackMethod;
  readonly format?: PackFormat;
  readonly status?: PackState;
  readonly at?: Date;
  readonly fetchedAt?: Date | null;
  readonly problem?: string;
}

/** A sending of a proof that has a load, as if it had gone by itself: its files are those that came. Answers its id. */
export async function keepPack(
  { db, partition, now }: Context,
  { podId, method = 'EMAIL', format = 'PDF', status = 'SENT', at = now, fetchedAt = null, problem = '' }: PackToBuild,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into pod_pack (partition, company_id, load_id, reference, pod_ids, method, format, status, recipients, parts,
        problem, asked_at, sent_at, fetched_at, created_by, updated_by, search_words)
      select p.partition, p.company_id, p.load_id, p.reference, array[p.id], ${method}, ${format}, ${status},
          case when ${method} in ('EMAIL', 'PORTAL') then array[coalesce((select lower(each ->> 'emailAddress')
            from jsonb_array_elements(c.contacts) each where each ->> 'type' = 'Finance' and each ->> 'emailAddress' <> '' limit 1), c.email)]
            else '{}' end,
          coalesce((select jsonb_agg(jsonb_build_object('blobName', f.blob_name, 'fileName', 'POD ' || l.load_number || '.pdf',
              'pages', f.pages, 'bytes', s.size))
            from pod_file f join stored_file s on s.partition = f.partition and s.blob_name = f.blob_name
           where f.partition = p.partition and f.pod_id = p.id and f.superseded_at is null), '[]'),
          ${problem}, ${at}, case when ${status} = 'SENT' then ${at}::timestamptz end, ${fetchedAt}, 'system', 'system', l.search_words
        from pod p join load l on l.partition = p.partition and l.id = p.load_id
          join customer c on c.partition = l.partition and c.id = l.customer_id
       where p.partition = ${partition} and p.id = ${podId} returning id`.execute(db);
  return rows[0]!.id;
}

/** The same for tests. */
export async function buildPack(app: App, partition: string, pack: PackToBuild): Promise<string> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildPack' });
  return inPartition(system, partition, (context) => keepPack(context, pack));
}

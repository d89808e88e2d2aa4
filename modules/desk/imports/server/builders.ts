import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { Mapping } from '../mapping.ts';
import type { Import, ImportKinds } from './imports.ts';
import { importJob } from './work.ts';

interface NewImport {
  readonly companyId: string;
  readonly startedBy: { readonly id: string; readonly name: string };
  readonly kind: string;
  readonly fileName: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly mapping: Mapping;
  readonly mode: Import['mode'];
}

/** A file that somebody brought in, checked and written as far as it can be. Returns the id of the import. */
export async function buildImport(
  app: App,
  kinds: ImportKinds,
  partition: string,
  { companyId, startedBy, rows, headings, mapping, ...file }: NewImport,
): Promise<string> {
  const db = app.database.writer(partition);
  const { id: importId } = await db
    .insertInto('import_job')
    .values({
      partition,
      company_id: companyId,
      kind: file.kind,
      file_name: file.fileName,
      file_hash: app.sealer.blindIndex(JSON.stringify(rows), 'import_job.file_hash'),
      format: 'csv',
      delimiter: ';',
      headings: [...headings],
      mapping: JSON.stringify(mapping),
      mode: file.mode,
      status: 'MAPPED',
      rows: rows.length,
      started_by: startedBy.id,
      started_by_name: startedBy.name,
      language: 'en',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const numbered = rows.map((cells, place) => ({ number: place + 2, cells }));
  await sql`
    insert into import_row (partition, import_id, number, cells)
    select ${partition}, ${importId}, r.number, r.cells
      from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as r(number int, cells text[])`.execute(db);
  const work = () => importJob(app, kinds).work({ partition, importId }, { number: 1, isLastAttempt: false });
  await work();
  await updateRow({ db, partition }, 'import_job', importId, { status: 'COMMITTING', done: 0, reached: 0 });
  await work();
  return importId;
}

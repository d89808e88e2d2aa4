import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { attachFile } from '#modules/base/documents/server/index.ts';
import { podLife } from '../status.ts';
import type { PodPage } from './tables.ts';

const fail = failures<FailureCode>();

/** What a proof can be: a PDF, a photo, or a fax and scanner's TIFF of several pages. */
export const podKinds = ['pdf', 'jpeg', 'png', 'tiff'] as const;

export interface KnownFile {
  readonly blob_name: string;
  readonly sha256: string;
  readonly content_type: string;
  readonly pages: number;
  readonly file_name: string;
  readonly uploaded_by: string;
}

/** Files that were stored before, in the order of their names here; `fileNotFound` where one is not there. */
export async function knownFiles({ db, partition }: Context, blobNames: readonly string[]): Promise<KnownFile[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select(['blob_name', 'sha256', 'content_type', 'pages', 'file_name', 'uploaded_by'])
    .where('partition', '=', partition)
    .where('blob_name', 'in', [...blobNames, ''])
    .execute();
  return blobNames.map((name) => {
    const row = rows.find(({ blob_name }) => blob_name === name);
    if (!row) throw fail('fileNotFound', 'notFound');
    return { ...row, pages: row.pages ?? 1 };
  });
}

/** Which of these files no proof has, of whatever state. */
export async function unfiledOf(
  { db, partition }: Context,
  blobNames: readonly string[],
): Promise<ReadonlySet<string>> {
  if (blobNames.length === 0) return new Set();
  const filed = await db
    .selectFrom('pod_file')
    .select('blob_name')
    .where('partition', '=', partition)
    .where('blob_name', 'in', blobNames)
    .execute();
  const known = new Set(filed.map(({ blob_name: name }) => name));
  return new Set(blobNames.filter((name) => !known.has(name)));
}

/** Gives files to a proof. Answers their pages, in order. */
export async function giveFiles(
  context: Context,
  podId: string,
  files: readonly KnownFile[],
  subjectId: string,
): Promise<PodPage[]> {
  const { db, partition, actor, now } = context;
  if (files.length === 0) return [];
  for (const { blob_name } of files) await attachFile(context, blob_name, subjectId);
  await db
    .insertInto('pod_file')
    .values(
      files.map((file, place) => ({
        partition,
        pod_id: podId,
        ...file,
        uploaded_by_id: actor.kind === 'user' ? actor.id : null,
        // Apart by a thousandth of a second, so that they stay in order.
        uploaded_at: new Date(now.getTime() + place),
      })),
    )
    .onConflict((conflict) => conflict.columns(['partition', 'pod_id', 'blob_name']).doNothing())
    .execute();
  return pagesOf(files);
}

export function pagesOf(files: readonly Pick<KnownFile, 'blob_name' | 'pages'>[]): PodPage[] {
  return files.flatMap(({ blob_name, pages }) =>
    Array.from({ length: pages }, (_, index) => ({ file: blob_name, page: index + 1, turn: 0 as const })),
  );
}

/** Whether one of these files stands on another load already: the same bytes, whoever brought them. */
export async function isSeenElsewhere(
  { db, partition }: Context,
  hashes: readonly string[],
  { podId, loadId }: { readonly podId: string; readonly loadId: string | null },
): Promise<boolean> {
  if (hashes.length === 0) return false;
  const { rows } = await sql`
    select from pod_file f join pod p on p.partition = f.partition and p.id = f.pod_id
     where f.partition = ${partition} and f.sha256 = any (${hashes}::text[]) and f.pod_id <> ${podId}
       and p.load_id is not null and p.load_id is distinct from ${loadId}::uuid and p.status not in ${setOf(podLife, 'gone')}
     limit 1`.execute(db);
  return rows.length > 0;
}

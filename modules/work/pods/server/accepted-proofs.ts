import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { PodState } from '../status.ts';
import { filesOf, findPod } from './queries.ts';

/** A proof that was accepted, with the files that it is made of. */
export interface AcceptedProof {
  readonly id: string;
  readonly load_id: string;
  readonly reference: string;
  readonly files: readonly string[];
}

/** The accepted proofs of some loads, each with the names of its files in their order. */
export async function acceptedProofs(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  loadIds: readonly string[],
): Promise<readonly AcceptedProof[]> {
  const { rows } = await sql<AcceptedProof>`
    select p.id, p.load_id, p.reference,
           (select array_agg(f.file_name order by f.uploaded_at, f.id) from pod_file f where f.partition = p.partition and f.pod_id = p.id) as files
      from pod p
     where p.partition = ${partition} and p.load_id = any (${[...loadIds]}::uuid[]) and p.status = ${literal<PodState>('podAccepted')}
       and exists (select from pod_file f where f.partition = p.partition and f.pod_id = p.id)
     order by p.load_id, p.reference, p.created_at, p.id`.execute(db);
  return rows;
}

/** A file of an accepted proof, by its place from 1; undefined where the proof is not accepted or has no such file. */
export async function acceptedFile(
  context: Context,
  podId: string,
  place: number,
): Promise<
  | { readonly loadId: string; readonly base64: string; readonly contentType: string; readonly fileName: string }
  | undefined
> {
  const pod = await findPod(context, podId);
  if (pod?.status !== 'podAccepted' || pod.load_id === null) return undefined;
  const file = (await filesOf(context, podId))[place - 1];
  const bytes = file && (await context.app.files.get(file.blob_name));
  if (!file || !bytes) return undefined;
  return {
    loadId: pod.load_id,
    base64: Buffer.from(bytes).toString('base64'),
    contentType: file.content_type,
    fileName: file.file_name,
  };
}

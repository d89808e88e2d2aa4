import type { Context } from '#platform/server/implement.ts';
import { isUsable, lockAnyLink, useLink } from '#platform/server/links.ts';
import { podLife } from '../status.ts';
import type { StoredPod } from './queries.ts';
import { podLinkKind } from './requests.ts';

/** Ends the links by which proofs of a load come, once each is accepted or done without: until then a page can follow. */
export async function endUploads(context: Context, { load_id }: StoredPod): Promise<void> {
  if (load_id === null) return;
  const { db, partition } = context;
  const open = await db
    .selectFrom('pod')
    .select('id')
    .where('partition', '=', partition)
    .where('load_id', '=', load_id)
    .where('status', 'in', podLife.sets.uploadable)
    .limit(1)
    .execute();
  if (open.length > 0) return;
  const links = await db
    .selectFrom('link')
    .select('id')
    .where('partition', '=', partition)
    .where('kind', '=', podLinkKind)
    .where('subject_id', '=', load_id)
    .where(isUsable)
    .execute();
  for (const { id } of links) await useLink(context, await lockAnyLink(context, id), 'submitted', load_id);
}

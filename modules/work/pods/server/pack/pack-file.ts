import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { heldLink } from '#modules/parties/links/server/index.ts';
import type { podPackService } from '#modules/work/pods/pack-contract.ts';
import { findPack, packNoun } from './packs.ts';
import { packLinkKind } from './pack-link.ts';

const fail = failures<FailureCode>();
type Operation = (typeof podPackService)['operations']['getPodPackFile'];

/** A file of a pack that the caller may see. When the customer or its system takes one, the sending says since when. */
export async function packFile(
  context: Context,
  { id, part }: z.output<Operation['input']>,
): Promise<z.input<Operation['output']>> {
  const { app, db, partition, actor, now } = context;
  const isGuest = actor.kind === 'guest';
  if (isGuest && (await heldLink(context, [packLinkKind])).subject_id !== id) throw fail('fileNotFound', 'notFound');
  const pack = await findPack(context, id);
  const file = pack?.parts[part - 1];
  const bytes = file && (await app.files.get(file.blobName));
  if (!pack || !file || !bytes) throw fail('fileNotFound', 'notFound');
  if (pack.fetched_at === null && (isGuest || (actor.kind === 'user' && actor.token))) {
    await db
      .updateTable('pod_pack')
      .set({ fetched_at: now })
      .where('partition', '=', partition)
      .where('id', '=', id)
      .where('fetched_at', 'is', null)
      .execute();
    await context.audit({ noun: packNoun, recordId: id, event: 'fetched', after: { fileName: file.fileName } });
    await context.publish('pods', 'pack.fetched', id);
  }
  return {
    base64: Buffer.from(bytes).toString('base64'),
    contentType: pack.format === 'PDF' ? 'application/pdf' : 'image/tiff',
    fileName: file.fileName,
  };
}

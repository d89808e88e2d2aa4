import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { MasterData } from '#platform/master-data.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { masterTable } from '#platform/server/master-table.ts';
import type { SubjectType } from '#modules/base/companies/document-types.ts';
import type { photoOperation } from '../photo.ts';
import { attachFile, storeFile } from './stored-files.ts';
import { refuseForeignSubject } from './subjects.ts';

const fail = failures<FailureCode>();

/** The name of the picture of row `t`, or null. */
export const photoOf: RawBuilder<unknown> = sql`t.photo_blob_name`;

/** Keeps the picture of a record, or takes it away. It proves nothing, so nobody has to approve it. */
export async function keepPhoto(
  context: Context,
  { data, subjectType }: { readonly data: MasterData; readonly subjectType: SubjectType },
  { id, fileName, content }: z.output<typeof photoOperation.input>,
): Promise<{ photo: string | null }> {
  const { db, partition, actor } = context;
  await refuseForeignSubject(context, { type: subjectType, id });
  const subject = await db
    .selectFrom('document_subject')
    .select('company_id')
    .where('partition', '=', partition)
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', id)
    .executeTakeFirst();
  if (!subject) throw fail('notFound', 'notFound');
  const file =
    content === ''
      ? null
      : await storeFile(context, {
          content,
          fileName,
          field: 'content',
          accept: ['jpeg', 'png'],
          subjectType: 'photo',
          companyId: subject.company_id,
          uploadedBy: actor.name,
        });
  if (file) await attachFile(context, file.blobName, id);
  const photo = file?.blobName ?? null;
  await sql`update ${sql.table(masterTable(data).table)} set photo_blob_name = ${photo}
    where partition = ${partition} and id = ${id}`.execute(db);
  await context.audit({ noun: data.noun, recordId: id, event: photo ? 'photoChanged' : 'photoRemoved' });
  await context.publish(data.channel, 'photoChanged', id);
  return { photo };
}

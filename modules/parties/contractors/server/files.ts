import type { Context, UserActor } from '#platform/server/implement.ts';
import type { z } from 'zod';
import { lockIdOf } from '#platform/server/records.ts';
import {
  attachBrought,
  attachFile,
  broughtFile,
  certificateFacts,
  storeFile,
} from '#modules/base/documents/server/index.ts';
import { editedBy } from '#modules/parties/parties/server/index.ts';
import type { contractorService } from '../contract.ts';
import { applications, contractors } from './changes.ts';
import { fileDocuments } from './contractor-documents.ts';

/** What an application may bring along. */
type Purpose = 'gitCertificate' | 'suretyshipDeed';
const kinds = ['pdf', 'jpeg', 'png', 'tiff'] as const;

const storedAs = (purpose: Purpose) => ({
  accept: kinds,
  subjectType: purpose,
  ...(purpose === 'gitCertificate' && { readFacts: certificateFacts }),
});

interface Upload extends Pick<
  Parameters<typeof broughtFile>[1],
  'content' | 'blobName' | 'field' | 'fileName' | 'companyId' | 'uploadedBy'
> {
  readonly purpose: Purpose;
  readonly contractorId: string;
}

/** The file of a submit, tied to its contractor; undefined when it brings none. */
export async function incomingFile(
  context: Context,
  { purpose, contractorId, ...upload }: Upload,
): Promise<string | undefined> {
  const nameField = upload.field;
  const file = await broughtFile(context, { ...upload, ...storedAs(purpose), nameField });
  if (file) await attachBrought(context, file.blobName, contractorId, nameField);
  return file?.blobName;
}

/** Name and hash of a stored file, as the signed document lists it. */
export async function describedFile(
  { db, partition }: Context,
  blobName: string | null,
): Promise<{ file_name: string; sha256: string } | undefined> {
  if (blobName === null) return undefined;
  return db
    .selectFrom('stored_file')
    .select(['file_name', 'sha256'])
    .where('partition', '=', partition)
    .where('blob_name', '=', blobName)
    .executeTakeFirst();
}

type PostFile = (typeof contractorService)['operations']['postSubcontractorFile'];
const columnOf = { gitCertificate: 'certificate_blob_name', suretyshipDeed: 'suretyship_blob_name' } as const;

/**
 * A document that reached staff in another way than by the form. With another certificate an approved contractor is decided
 * again, by somebody else: the approval was of the former one.
 */
export async function bringFile(
  context: Context,
  actor: UserActor,
  { keyIdentifier, purpose, fileName, content }: z.output<PostFile['input']>,
): Promise<z.input<PostFile['output']>> {
  const stored = await contractors.toChange(context, keyIdentifier);
  const file = await storeFile(context, {
    content,
    fileName,
    field: 'content',
    companyId: stored.company_id,
    uploadedBy: actor.account,
    ...storedAs(purpose),
  });
  await attachFile(context, file.blobName, stored.id);
  const columns = { [columnOf[purpose]]: file.blobName, edited_by: editedBy(actor.id) };
  const [before, after] = [{ [purpose]: stored[columnOf[purpose]] }, { [purpose]: file.blobName }];
  const changed =
    purpose === 'gitCertificate' && stored.status === 'approved'
      ? await applications.move(context, stored, 'submit', { columns, before, after })
      : await contractors.change(context, stored, { event: 'fileAdded', columns, before, after });
  await fileDocuments(context, stored.id);
  return { ...file, lockId: lockIdOf(changed) };
}

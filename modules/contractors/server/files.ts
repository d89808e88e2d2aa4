import { Failure } from '#platform/failure.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import type { z } from 'zod';
import { lockIdOf } from '#platform/server/records.ts';
import { attachFile, certificateFacts, readableFile, storeFile } from '#modules/documents/server/index.ts';
import { editedBy } from '#modules/parties/server/index.ts';
import type { contractorService } from '../contract.ts';
import { contractors } from './changes.ts';
import { fileDocuments } from './contractor-documents.ts';

/** What an application may bring along. */
type Purpose = 'gitCertificate' | 'suretyshipDeed';
const kinds = ['pdf', 'jpeg', 'png', 'tiff'] as const;

interface Upload {
  readonly purpose: Purpose;
  /** Base64 or a data URL; bytes win over a name. */
  readonly content: string;
  /** Of a file that was uploaded before. */
  readonly blobName: string;
  readonly field: string;
  readonly fileName: string;
  readonly companyId: string;
  readonly contractorId: string;
  readonly uploadedBy: string;
}

/** The file of a submit, tied to its contractor; undefined when it brings none. */
export async function incomingFile(context: Context, upload: Upload): Promise<string | undefined> {
  const { actor } = context;
  const { content, blobName, purpose, field } = upload;
  if (content === '' && blobName === '') return undefined;
  const missing = () => new Failure('invalidPayload', 'invalid', {}, { [field]: { code: 'fileNotFound' } });
  const stored =
    content === ''
      ? blobName
      : (
          await storeFile(context, {
            content,
            fileName: upload.fileName,
            field,
            accept: kinds,
            subjectType: purpose,
            companyId: upload.companyId,
            uploadedBy: upload.uploadedBy,
            ...(purpose === 'gitCertificate' && { readFacts: certificateFacts }),
            ...(actor.kind === 'guest' && actor.link && { linkId: actor.link.id }),
          })
        ).blobName;
  await readableFile(context, stored).catch((error: unknown) => {
    throw error instanceof Failure ? missing() : error;
  });
  if (!(await attachFile(context, stored, upload.contractorId))) throw missing();
  return stored;
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

/** A document that reached staff in another way than by the form. */
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
    accept: kinds,
    subjectType: purpose,
    companyId: stored.company_id,
    uploadedBy: actor.account,
    ...(purpose === 'gitCertificate' && { readFacts: certificateFacts }),
  });
  await attachFile(context, file.blobName, stored.id);
  const changed = await contractors.change(context, stored, {
    event: 'fileAdded',
    columns: {
      [columnOf[purpose]]: file.blobName,
      edited_by: editedBy(actor.id),
    },
    before: { [purpose]: stored[columnOf[purpose]] },
    after: { [purpose]: file.blobName },
  });
  await fileDocuments(context, stored.id);
  return { ...file, lockId: lockIdOf(changed) };
}

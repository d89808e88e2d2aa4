import { Failure, failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { attachFile, type NewFile, readableFile, type StoredFile, storeFile } from './stored-files.ts';

const fail = failures<FailureCode>();

/** Keeps a file that staff bring before the record that it belongs to is saved. */
export function storeForStaff(
  context: Context,
  { fileName, content }: { readonly fileName: string; readonly content: string },
  kind: Pick<NewFile, 'accept' | 'subjectType' | 'readFacts'>,
): Promise<StoredFile> {
  const { actor } = context;
  if (actor.kind !== 'user') throw fail('forbidden', 'forbidden', { authorisation: context.operation });
  const { companyId, account: uploadedBy } = actor;
  return storeFile(context, { content, fileName, field: 'content', companyId, uploadedBy, ...kind });
}

interface BroughtFile extends Omit<NewFile, 'linkId'> {
  /** The name of a file that was stored before; bytes win over it. */
  readonly blobName: string;
  /** The field that a name is refused at which leads to no file. */
  readonly nameField: string;
}

/** The file of a submit, stored by now; undefined where it brings none. */
export async function broughtFile(
  context: Context,
  { blobName, nameField, ...file }: BroughtFile,
): Promise<Omit<StoredFile, 'size'> | undefined> {
  const { actor } = context;
  if (file.content !== '')
    return storeFile(context, { ...file, ...(actor.kind === 'guest' && actor.link && { linkId: actor.link.id }) });
  if (blobName === '') return undefined;
  const known = await readableFile(context, blobName).catch((error: unknown) => {
    throw error instanceof Failure ? noSuchFile(nameField) : error;
  });
  return { blobName, fileName: known.file_name, contentType: known.content_type, facts: known.facts };
}

/** Ties such a file to its record; one that the caller does not have is refused. */
export async function attachBrought(
  context: Context,
  blobName: string,
  subjectId: string,
  nameField: string,
): Promise<void> {
  if (!(await attachFile(context, blobName, subjectId))) throw noSuchFile(nameField);
}

function noSuchFile(field: string): Failure {
  return invalidFields({ [field]: { code: 'fileNotFound' } });
}

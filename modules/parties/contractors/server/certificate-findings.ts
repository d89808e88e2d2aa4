import { checkInsuredName } from '#platform/insurance.ts';
import type { Context } from '#platform/server/implement.ts';
import type { PartyFinding } from '#modules/parties/parties/findings.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { ContractorFailureCode } from '../messages/failures/index.ts';

interface SubmittedFiles {
  readonly certificate: string | null;
  readonly suretyshipDeed: string | null;
}

/** What the files of an application say against it: a certificate of somebody else, or one file in both places. */
export async function certificateFindings(
  { db, partition, today }: Context,
  { certificate, suretyshipDeed }: SubmittedFiles,
  registeredName: string,
): Promise<PartyFinding[]> {
  if (certificate === null) return [];
  const names = [certificate, suretyshipDeed].filter((name) => name !== null);
  const files = await db
    .selectFrom('stored_file')
    .select(['blob_name', 'sha256', 'facts'])
    .where('partition', '=', partition)
    .where('blob_name', 'in', names)
    .execute();
  const [cover, deed] = [certificate, suretyshipDeed].map((name) => files.find((file) => file.blob_name === name));
  const { insuredName, to } = (cover?.facts ?? {}) as { readonly insuredName?: string; readonly to?: string };
  const warning = (code: ContractorFailureCode | FailureCode, path: string, facts = {}): PartyFinding => ({
    path,
    level: 'W',
    code,
    facts,
  });
  return [
    ...(insuredName
      ? checkInsuredName(insuredName, registeredName).map(({ level, code, details = {} }) => ({
          path: 'gitCertificate',
          level,
          code,
          facts: details,
        }))
      : []),
    ...(to && to < today ? [warning('coverExpired', 'gitCertificate', { to })] : []),
    ...(deed && deed.sha256 === cover?.sha256 ? [warning('deedIsCertificate', 'suretyshipDeed')] : []),
  ];
}

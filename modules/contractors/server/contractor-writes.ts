import type { Context } from '#platform/server/implement.ts';
import type { PartyFinding } from '#modules/parties/findings.ts';
import { decisionRow, directorColumns, findingRows, type StatusChange } from '#modules/parties/server/index.ts';
import type { ContractorDirector } from '../fields.ts';
import { directorTable } from './application-details.ts';

/** Writes the directors anew, in the order in which they were listed. */
export async function writeDirectors(
  { db, partition, app }: Context,
  contractorId: string,
  directors: readonly ContractorDirector[],
): Promise<void> {
  await db
    .deleteFrom(directorTable)
    .where('partition', '=', partition)
    .where('contractor_id', '=', contractorId)
    .execute();
  if (directors.length === 0) return;
  const people = directors.map(({ id, directorName: name, directorIdType: idType, directorIdNumber: idNumber }) => ({
    id,
    name,
    idType,
    idNumber,
  }));
  await db
    .insertInto(directorTable)
    .values(
      directorColumns(app.sealer, directorTable, partition, people).map((columns, index) => ({
        ...columns,
        contractor_id: contractorId,
        address: directors[index]!.directorAddress,
      })),
    )
    .execute();
}

/** Writes what the checks found, in place of what they had found before. */
export async function writeFindings(
  { db, partition }: Context,
  contractorId: string,
  findings: readonly PartyFinding[],
): Promise<void> {
  await db
    .deleteFrom('contractor_finding')
    .where('partition', '=', partition)
    .where('contractor_id', '=', contractorId)
    .execute();
  if (findings.length === 0) return;
  await db
    .insertInto('contractor_finding')
    .values(findingRows(partition, findings).map((row) => ({ ...row, contractor_id: contractorId })))
    .execute();
}

/** Keeps why a status changed. A change to the same status is none, unless it asked for something. */
export async function writeDecision(context: Context, contractorId: string, change: StatusChange): Promise<void> {
  if (change.from === change.to && !change.linkId) return;
  await context.db
    .insertInto('contractor_decision')
    .values({ ...decisionRow(context, change), contractor_id: contractorId })
    .execute();
}

import crypto from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { PartyFinding } from '#modules/parties/findings.ts';
import { directorIndex } from '#modules/parties/server/index.ts';
import type { ContractorDirector } from '../fields.ts';
import { directorPlace } from './application-details.ts';

/** Writes the directors anew, in the order in which they were listed. */
export async function writeDirectors(
  { db, partition, app }: Context,
  contractorId: string,
  directors: readonly ContractorDirector[],
): Promise<void> {
  await db
    .deleteFrom('contractor_director')
    .where('partition', '=', partition)
    .where('contractor_id', '=', contractorId)
    .execute();
  if (directors.length === 0) return;
  await db
    .insertInto('contractor_director')
    .values(
      directors.map(({ directorName, directorIdType, directorIdNumber: number, directorAddress }, position) => {
        const id = crypto.randomUUID();
        return {
          id,
          partition,
          contractor_id: contractorId,
          position,
          name: directorName,
          id_type: directorIdType ?? null,
          id_number_sealed: number ? app.sealer.seal(number, directorPlace(partition, id)) : null,
          id_number_index: directorIndex(app.sealer, number),
          address: directorAddress,
        };
      }),
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
    .values(
      findings.map(({ path, level, code, facts }, position) => ({
        partition,
        contractor_id: contractorId,
        position,
        path,
        level: level === 'I' ? ('I' as const) : ('W' as const),
        code,
        facts: JSON.stringify(facts),
      })),
    )
    .execute();
}

export interface StatusChange {
  readonly contractorId: string;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly reason?: string;
  readonly steps?: readonly string[];
  readonly linkId?: string;
}

/** Keeps why a status changed. A change to the same status is none, unless it asked for something. */
export async function writeDecision({ db, partition, actor }: Context, change: StatusChange): Promise<void> {
  if (change.from === change.to && !change.linkId) return;
  await db
    .insertInto('contractor_decision')
    .values({
      partition,
      contractor_id: change.contractorId,
      event: change.event,
      from_status: change.from,
      to_status: change.to,
      reason: change.reason ?? '',
      steps: [...(change.steps ?? [])],
      link_id: change.linkId ?? null,
      decided_by: actor.name,
      decided_by_id: actor.kind === 'user' ? actor.id : null,
    })
    .execute();
}

/** The next version of the row, by whom and when; every change of anything that belongs to it goes through here. */
export function nextVersion(by: string) {
  return { version: sql<number>`version + 1`, updated_by: by, updated_at: sql<Date>`now()` };
}

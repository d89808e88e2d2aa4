import { sql } from 'kysely';
import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { plainNumber } from '#platform/server/numbers.ts';
import { type InLanguages, otherItem } from '../names.ts';
import { defectLife, severities, type Severity } from '../status.ts';
import { defectLives, defects } from './lives.ts';
import { findDefect, isOpen, type StoredDefect } from './queries.ts';
import { followDefects } from './standing.ts';

/** What somebody found on a unit. */
export interface Finding {
  readonly companyId: string;
  /** The vehicle or trailer that it is on. */
  readonly unitId: string;
  readonly inspectionId: string | null;
  readonly itemCode: string;
  readonly names: InLanguages;
  readonly severity: Severity;
  readonly value: number | null;
  readonly note: string;
  readonly foundAt: Date;
}

/**
 * Writes down a defect. One that is open on the same item of the unit is found again instead of written twice, and one that was
 * repaired is open again. A critical one takes the unit out of service in the same transaction.
 */
export async function reportDefect(context: Context, finding: Finding): Promise<StoredDefect> {
  const known = finding.itemCode === otherItem ? undefined : await openOn(context, finding);
  const stored = known ? await foundAgain(context, known, finding) : await insert(context, finding);
  await followDefects(context, finding.unitId);
  return stored;
}

async function openOn(
  { db, partition }: Context,
  { unitId, itemCode }: Pick<Finding, 'unitId' | 'itemCode'>,
): Promise<string | undefined> {
  // Held by the unit, so that two phones that find the same thing at once make one defect of it.
  await sql`select 1 from vehicle where partition = ${partition} and id = ${unitId} for no key update`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select t.id from vehicle_defect t
     where t.partition = ${partition} and t.unit_id = ${unitId} and t.item_code = ${itemCode} and ${isOpen}`.execute(
    db,
  );
  return rows[0]?.id;
}

async function foundAgain(context: Context, id: string, finding: Finding): Promise<StoredDefect> {
  const stored = await defects.lock(context, id);
  const graver = severities.indexOf(finding.severity) > severities.indexOf(stored.severity);
  const isSame = stored.inspection_id === finding.inspectionId;
  const columns = {
    severity: graver ? finding.severity : stored.severity,
    value: finding.value ?? (stored.value === null ? null : Number(stored.value)),
    note: finding.note || stored.note,
    ...(!isSame && { times_found: stored.times_found + 1 }),
  };
  if (!is(defectLife, stored.state, 'toRepair'))
    return defectLives.move(context, stored, 'findAgain', { reason: finding.note, columns });
  // A deferral was given for a lesser defect than this one has become.
  if (stored.state === 'DEFERRED' && columns.severity === 'critical')
    return defectLives.move(context, stored, 'acknowledge', { columns });
  if (isSame && !graver && columns.note === stored.note && Number(stored.value) === columns.value) return stored;
  return defects.change(context, stored, {
    columns,
    event: 'changed',
    before: { severity: stored.severity, note: stored.note, timesFound: stored.times_found },
    after: { severity: columns.severity, note: columns.note, timesFound: columns.times_found ?? stored.times_found },
  });
}

async function insert(context: Context, finding: Finding): Promise<StoredDefect> {
  const { db, partition, actor } = context;
  const number = await plainNumber(context, { companyId: finding.companyId, kind: 'vehicleDefect' });
  const defectNo = `D-${String(number).padStart(5, '0')}`;
  const { rows } = await sql<{ code: string }>`
    select code from vehicle where partition = ${partition} and id = ${finding.unitId}`.execute(db);
  const { id } = await db
    .insertInto('vehicle_defect')
    .values({
      partition,
      company_id: finding.companyId,
      defect_no: defectNo,
      unit_id: finding.unitId,
      inspection_id: finding.inspectionId,
      item_code: finding.itemCode,
      names: JSON.stringify(finding.names),
      severity: finding.severity,
      value: finding.value,
      note: finding.note,
      found_by: actor.name,
      found_at: finding.foundAt,
      created_by: actor.name,
      updated_by: actor.name,
      search_words: [defectNo, rows[0]?.code, finding.names.en, finding.note].filter(Boolean).join(' '),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { severity, note } = finding;
  await defects.announce(
    context,
    { id, version: 1 },
    { event: 'created', after: { defectNo, severity, note, registrationNumber: rows[0]?.code ?? '' } },
  );
  return (await findDefect(context, id))!;
}

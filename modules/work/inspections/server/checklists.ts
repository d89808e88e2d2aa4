import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { refuseStale } from '#platform/server/records.ts';
import { refuseWhenLimited, refuseWhenScoped } from '#modules/base/access/server/index.ts';
import {
  type ChecklistItem,
  isStandard,
  type Severity,
  standardChecklist,
  standardVersion,
} from '#modules/work/inspections/checklist.ts';
import { checklistService, type ShownChecklist } from '#modules/work/inspections/contract.ts';
import type { checklistItem } from '#modules/work/inspections/fields.ts';
import './tables.ts';

const fail = failures<FailureCode>();
const noun = 'inspectionChecklist';
type Reading = Pick<Context, 'db' | 'partition'>;
export type KeptItem = z.output<typeof checklistItem>;

/** A checklist with its version. */
export interface Checklist {
  readonly version: number;
  readonly items: readonly ChecklistItem[];
}

/**
 * What a company asks of its loads: the newest list, or the one of a version, which inspections that were made with it are
 * read by. A version that never was is the newest.
 */
export async function checklistOf(context: Reading, companyId: string, version?: number | null): Promise<Checklist> {
  if (version === standardVersion) return { version, items: standardChecklist };
  const row = await newest(context, companyId, version ?? undefined);
  if (row) return { version: row.version, items: row.items.map(asked) };
  return version ? checklistOf(context, companyId) : { version: standardVersion, items: standardChecklist };
}

function newest({ db, partition }: Reading, companyId: string, version?: number) {
  const query = db
    .selectFrom('inspection_template')
    .selectAll()
    .where('partition', '=', partition)
    .where('company_id', '=', companyId);
  return (version === undefined ? query : query.where('version', '=', version))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const severities = { FAIL: 'critical', CONDITIONAL: 'major' } as const satisfies Record<KeptItem['failure'], Severity>;

function asked({ code, names, failure, only, isMandatory, needsPhoto }: KeptItem): ChecklistItem {
  const standard = standardChecklist.find((item) => item.code === code);
  return {
    code,
    names: standard ? {} : names,
    severity: severities[failure],
    only,
    value: standard?.value ?? '',
    canBeNa: !isMandatory,
    needsPhoto,
  };
}

const noNames = { en: '', afr: '', pt: '', fr: '' } as const;

/** The standard list as its form has it. */
function kept({ code, severity, only, canBeNa, needsPhoto }: ChecklistItem): KeptItem {
  return {
    code,
    names: noNames,
    failure: severity === 'critical' ? 'FAIL' : 'CONDITIONAL',
    only,
    isMandatory: !canBeNa,
    needsPhoto,
  };
}

function companyOf(context: Context): string {
  refuseWhenLimited(context);
  refuseWhenScoped(context);
  const { actor } = context;
  if (actor.kind !== 'user') throw fail('forbidden', 'forbidden', { authorisation: context.operation });
  return actor.companyId;
}

async function shown(context: Context, companyId: string): Promise<ShownChecklist> {
  const row = await newest(context, companyId);
  const version = row?.version ?? standardVersion;
  return {
    lockId: String(version),
    checklistVersion: version,
    changedBy: row?.created_by ?? '',
    changedAt: row?.created_at.toISOString() ?? null,
    items: row ? [...row.items] : standardChecklist.map(kept),
  };
}

async function putInspectionTemplate(
  context: Context,
  { items }: { readonly items: readonly KeptItem[] },
): Promise<ShownChecklist> {
  const { db, partition, actor } = context;
  const companyId = companyOf(context);
  // Two who save at once follow one another, also while there is no list of theirs yet.
  await db
    .selectFrom('company')
    .select('id')
    .where('partition', '=', partition)
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .execute();
  const before = await shown(context, companyId);
  await refuseStale(context, before.lockId, () => ({
    by: before.changedBy,
    at: new Date(before.changedAt ?? 0),
    show: () => Promise.resolve(before),
  }));
  const written = items.map((item) => (isStandard(item.code) ? { ...item, names: noNames } : item));
  // An unchanged list is no new version, because inspections name the version that they were made with.
  if (isDeepStrictEqual(written, before.items)) return before;
  await db
    .insertInto('inspection_template')
    .values({
      partition,
      company_id: companyId,
      version: before.checklistVersion + 1,
      items: JSON.stringify(written),
      created_by: actor.name,
    })
    .execute();
  await context.audit({
    noun,
    recordId: companyId,
    event: 'changed',
    before: { items: before.items },
    after: { items: written },
  });
  return shown(context, companyId);
}

/** Checklists of companies. */
export const checklistOperations: Implementation = implement(checklistService, {
  getInspectionTemplate: (context) => shown(context, companyOf(context)),
  putInspectionTemplate,
});

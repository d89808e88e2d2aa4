import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { columnOfWire } from '#platform/server/amount-columns.ts';
import type { Db } from '#platform/server/database.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseStale } from '#platform/server/records.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import type { TemplateFailureCode } from '#modules/base/companies/messages/template-failures/index.ts';
import {
  type DebtorSettingValues,
  type RequiredDocument,
  type templateService,
  usualSetting,
} from '#modules/base/companies/templates.ts';
import type { TermsPurpose } from '#modules/base/companies/terms.ts';
import { termsInForce, type Terms } from '../queries.ts';
import { clientOf } from './client.ts';

declare module '#platform/server/happenings.ts' {
  interface Happenings {
    /** A company asks for other papers of its loads than before. */
    readonly 'company.loadPapersChanged': { readonly companyId: string };
  }
}

const fail = failures<FailureCode | TemplateFailureCode>();

type Operations = (typeof templateService)['operations'];
type Shown = z.input<Operations['getCompanyDebtorSetting']['output']>;

export async function showSetting(context: Context, companyName: string): Promise<Shown> {
  const company = await clientOf(context, companyName);
  const stored = await storedSetting(context, company.id);
  return {
    ...(await valuesOf(context, company.id)),
    companyName: company.name,
    tradeName: company.trade_name,
    logoURL: company.logo_url,
    brandColour: company.brand_colour,
    isStored: stored !== undefined,
    lockId: String(stored?.version ?? 0),
    updatedBy: stored?.updated_by ?? null,
    updatedAt: stored?.updated_at.toISOString() ?? null,
  };
}

function storedSetting({ db, partition }: Pick<Context, 'db' | 'partition'>, companyId: string) {
  return db
    .selectFrom('debtor_setting')
    .selectAll()
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

/** The setting as it stands, the usual values where nothing was saved. */
export async function valuesOf(
  context: Pick<Context, 'db' | 'partition'>,
  companyId: string,
): Promise<DebtorSettingValues> {
  const { db, partition } = context;
  const company = await db
    .selectFrom('company')
    .select(['link_validity_days', 'reminder_days', 'ended_link_days'])
    .select(['credit_approval_threshold', 'credit_decrease_needs_acceptance'])
    .where('partition', '=', partition)
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const stored = await storedSetting(context, companyId);
  return {
    linkValidityDays: company.link_validity_days,
    reminderDays: company.reminder_days,
    endedLinkDays: company.ended_link_days,
    creditApprovalThreshold: Number(company.credit_approval_threshold),
    creditDecreaseNeedsAcceptance: company.credit_decrease_needs_acceptance,
    tradeReferencesMin: stored?.trade_references_min ?? usualSetting.tradeReferencesMin,
    directorsMin: stored?.directors_min ?? usualSetting.directorsMin,
    informationOfficer: stored?.information_officer ?? usualSetting.informationOfficer,
    requiredDocuments: await requiredDocuments(context, companyId),
  };
}

async function requiredDocuments(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  companyId: string,
): Promise<RequiredDocument[]> {
  const rows = await db
    .selectFrom('required_document')
    .selectAll()
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .orderBy('subject_type')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    subjectType: row.subject_type,
    code: row.code as DocumentType,
    label: row.label,
    isMandatory: row.is_mandatory,
    maxAgeMonths: row.max_age_months,
    applies: row.applies,
    blocks: row.blocks,
  }));
}

/** Saves the setting, for the first time (`post`) or over the version that was read (`put`). */
export async function saveSetting(
  context: Context,
  { companyName, ...values }: DebtorSettingValues & { readonly companyName: string },
  how: 'post' | 'put',
): Promise<{ lockId: string }> {
  const { id } = await clientOf(context, companyName);
  await holdCompany(context, id);
  const stored = await storedSetting(context, id);
  if (how === 'post' && stored) throw fail('settingExists', 'conflict');
  if (how === 'put' && !stored) throw fail('notFound', 'notFound');
  if (stored) await refuseOlder(context, id);
  return writeSetting(context, id, values);
}

export async function resetSetting(context: Context, companyName: string): Promise<{ lockId: string }> {
  const { id } = await clientOf(context, companyName);
  await holdCompany(context, id);
  await refuseOlder(context, id);
  const { informationOfficer } = await valuesOf(context, id);
  const requiredDocuments = await usualDocuments(context);
  return writeSetting(context, id, { ...usualSetting, informationOfficer, requiredDocuments });
}

/** The papers that every new client begins with. */
async function usualDocuments({ db }: Pick<Context, 'db'>): Promise<RequiredDocument[]> {
  const { rows } = await sql<Omit<RequiredDocument, 'label' | 'maxAgeMonths'>>`
    select subject_type as "subjectType", code, is_mandatory as "isMandatory", applies, 'nothing' as blocks
      from usual_required_document() order by subject_type, position`.execute(db);
  return rows.map((row) => ({ ...row, label: '', maxAgeMonths: null }));
}

/** Two who save for the first time at once wait for each other here. */
export async function holdCompany({ db, partition }: Context, companyId: string): Promise<void> {
  await db
    .selectFrom('company')
    .select('id')
    .where('partition', '=', partition)
    .where('id', '=', companyId)
    .forUpdate()
    .execute();
}

/** Somebody else saved the setting since it was read; `0` stands for the one that was never saved. */
export async function refuseOlder(context: Context, companyId: string): Promise<void> {
  const stored = await storedSetting(context, companyId);
  const lockId = String(stored?.version ?? 0);
  await refuseStale(context, lockId, () => ({
    by: stored?.updated_by ?? '',
    at: stored?.updated_at ?? new Date(0),
    show: async () => ({ ...(await valuesOf(context, companyId)), lockId }),
  }));
}

/** Writes the setting of a company that is held; the next version of its lock. */
export async function writeSetting(
  context: Context,
  companyId: string,
  values: DebtorSettingValues,
): Promise<{ lockId: string }> {
  const { db, partition, actor } = context;
  const before = await valuesOf(context, companyId);
  await updateRow({ db, partition }, 'company', companyId, {
    link_validity_days: values.linkValidityDays,
    reminder_days: values.reminderDays.toSorted((a, b) => a - b),
    ended_link_days: values.endedLinkDays,
    credit_approval_threshold: columnOfWire(values.creditApprovalThreshold),
    credit_decrease_needs_acceptance: values.creditDecreaseNeedsAcceptance,
  });
  const own = {
    trade_references_min: values.tradeReferencesMin,
    directors_min: values.directorsMin,
    information_officer: values.informationOfficer,
    updated_by: actor.name,
  };
  const { version } = await db
    .insertInto('debtor_setting')
    .values({ partition, company_id: companyId, ...own })
    .onConflict((conflict) =>
      conflict
        .columns(['partition', 'company_id'])
        .doUpdateSet({ ...own, updated_at: sql<Date>`now()`, version: sql<number>`debtor_setting.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  await writeRequired(context, companyId, values.requiredDocuments);
  if (papersOfLoads(before) !== papersOfLoads(values))
    await context.happened('company.loadPapersChanged', { companyId });
  await context.audit({
    noun: 'debtorSetting',
    recordId: companyId,
    event: 'changed',
    before: { ...before },
    after: { ...values },
  });
  await context.publish('companies', 'settingChanged', companyId, String(version));
  return { lockId: String(version) };
}

/** What a company asks of its loads, to be compared. */
function papersOfLoads({ requiredDocuments }: Pick<DebtorSettingValues, 'requiredDocuments'>): string {
  const papers = requiredDocuments.filter(({ subjectType }) => subjectType === 'load');
  return JSON.stringify(
    papers.map(({ code, label, isMandatory, applies, blocks }) => [code, label, isMandatory, applies, blocks]),
  );
}

async function writeRequired(
  { db, partition }: Context,
  companyId: string,
  rules: readonly RequiredDocument[],
): Promise<void> {
  await db
    .deleteFrom('required_document')
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .execute();
  if (rules.length === 0) return;
  await db
    .insertInto('required_document')
    .values(
      rules.map((rule, position) => ({
        partition,
        company_id: companyId,
        subject_type: rule.subjectType,
        code: rule.code,
        label: rule.label,
        is_mandatory: rule.isMandatory,
        max_age_months: rule.maxAgeMonths,
        applies: rule.applies,
        blocks: rule.blocks,
        position,
      })),
    )
    .execute();
}

/** What an applicant's form needs to know of a company's settings. */
export interface DebtorSetting extends Pick<
  DebtorSettingValues,
  'tradeReferencesMin' | 'directorsMin' | 'informationOfficer'
> {
  /** In the language, or in English where it is missing; undefined: no agreement is asked for. */
  readonly terms: Terms | undefined;
  readonly privacyNotice: Terms | undefined;
  readonly requiredDocuments: readonly RequiredDocument[];
}

/** The settings behind an applicant's form: what `getDebtorSetting` of a flow answers from. */
export async function debtorSettingOf(
  db: Db,
  partition: string,
  companyId: string,
  { purpose, language }: { readonly purpose: TermsPurpose; readonly language: Language },
): Promise<DebtorSetting> {
  const stored = await storedSetting({ db, partition }, companyId);
  const rules = await requiredDocuments({ db, partition }, companyId);
  return {
    tradeReferencesMin: stored?.trade_references_min ?? usualSetting.tradeReferencesMin,
    directorsMin: stored?.directors_min ?? usualSetting.directorsMin,
    informationOfficer: stored?.information_officer ?? usualSetting.informationOfficer,
    requiredDocuments: rules.filter(({ subjectType }) => subjectType === purpose),
    terms: await termsInForce(db, partition, companyId, purpose, language),
    privacyNotice: await termsInForce(db, partition, companyId, purpose, language, 'privacy'),
  };
}

import { columnOfWire } from '#platform/server/amount-columns.ts';
import type { z } from 'zod';
import { africanCountry } from '#platform/africa.ts';
import { rightsChannel } from '#platform/envelope.ts';
import { failures, type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { checkPhone } from '#platform/phone.ts';
import { changesBetween } from '#platform/server/audit.ts';
import type { Context } from '#platform/server/implement.ts';
import { nextVersion } from '#platform/server/records.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { placeProblem } from '#modules/base/lookups/server/index.ts';
import { normalised, type CompanyValues, type newCompany } from '../fields.ts';
import type { CompanyFailureCode } from '../messages/failures/index.ts';
import { dropLogo, keepLogo, logoBrought } from './logo.ts';
import { companyToChange, recordOf, type StoredCompany } from './records.ts';

const fail = failures<FailureCode | CompanyFailureCode>();

interface Saved {
  readonly companyId: string;
  readonly partition: string;
  readonly lockId: string;
}

declare module '#platform/server/happenings.ts' {
  interface Happenings {
    /** Nobody signs in for the company until it is activated again. */
    readonly 'company.deactivated': { readonly companyId: string };
  }
}

/** A company that the partition works with; the freight companies themselves come with the partition. */
export async function createCompany(context: Context, given: z.output<typeof newCompany>): Promise<Saved> {
  const { companyId: _, modifiedBy: __, isActive, ...values } = given;
  const { db, partition } = context;
  const company = await checkedCompany(context, { ...values, tradeName: values.tradeName || values.name });
  const logo = await logoBrought(context, company.logoURL, '');
  const row = await db
    .insertInto('company')
    .values({ partition, ...columnsOf(context, company), logo_url: '', is_active: isActive })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  const logo_url = logo ? await keepLogo(context, row.id, logo) : '';
  if (logo) await writeLogoAddress(context, row.id, logo_url);
  return settled(context, 'created', row, {}, audited({ ...row, logo_url }));
}

/** Saves the fields and whether it is active; what is as it was leaves no trace. */
export async function changeCompany(
  context: Context,
  { companyId, isActive, ...values }: CompanyValues & { readonly companyId: string; readonly isActive: boolean },
): Promise<Saved> {
  const company = await checkedCompany(context, values);
  if (!isActive) refuseOwnCompany(context, companyId);
  const { db, partition } = context;
  const before = await companyToChange(context, companyId);
  const logo = await logoBrought(context, company.logoURL, before.logo_url);
  const logo_url = logo ? await keepLogo(context, companyId, logo) : company.logoURL;
  if (before.logo_url !== '' && logo_url === '') await dropLogo(context, companyId);
  const row = await db
    .updateTable('company')
    .set({ ...columnsOf(context, company), logo_url, is_active: isActive, ...nextVersion(context.actor.name) })
    .where('partition', '=', partition)
    .where('id', '=', companyId)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  if (before.is_active && !isActive) await context.happened('company.deactivated', { companyId });
  if (before.time_zone !== row.time_zone) context.afterCommit(() => void context.app.zones.refresh().catch(() => {}));
  // Every desk of the company shows these two beside the menu.
  if (before.logo_url !== row.logo_url || before.trade_name !== row.trade_name)
    await context.publish(rightsChannel, 'changed', companyId);
  return settled(context, eventBetween(before, row), row, audited(before), audited(row));
}

/** Nobody signs in for it until it is activated again. */
export async function deactivateCompany(context: Context, companyId: string): Promise<Saved> {
  const { db, partition, actor } = context;
  refuseOwnCompany(context, companyId);
  const before = await companyToChange(context, companyId);
  if (!before.is_active) return { companyId, lockId: String(before.version), partition };
  const row = await db
    .updateTable('company')
    .set({ is_active: false, ...nextVersion(actor.name) })
    .where('partition', '=', partition)
    .where('id', '=', companyId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await context.happened('company.deactivated', { companyId });
  return settled(context, 'deactivated', row, audited(before), audited(row));
}

/** The values as they are stored, once its place and its phones were found to be right; all that is wrong is named at once. */
async function checkedCompany(context: Context, values: CompanyValues): Promise<CompanyValues> {
  const { city, province, country } = values;
  const problems: Record<string, FieldProblem> = {};
  const place = await placeProblem(context, { country, region: province, city });
  if (place) problems[place.field === 'region' ? 'province' : place.field] = place;
  const code = africanCountry(country)?.code;
  const phones = (['telno', 'supportTelephone'] as const).map((field) => {
    const phone = checkPhone(values[field], code ? { country: code } : {});
    const problem = phone.findings.find(({ level }) => level === 'E');
    if (problem) problems[field] = { code: problem.code };
    return [field, phone.normalised] as const;
  });
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return normalised({ ...values, ...Object.fromEntries(phones) });
}

function columnsOf({ actor }: Context, company: CompanyValues) {
  return {
    name: company.name,
    trade_name: company.tradeName,
    registration_number: company.registrationNumber,
    vat_number: company.vatNo,
    address: JSON.stringify({
      addressLine1: company.address1,
      addressLine2: company.address2,
      suburb: company.suburb,
      city: company.city,
      region: company.province,
      country: company.country,
      postalCode: company.postalcode,
    }),
    telephone: company.telno,
    contact_name: company.contactName,
    designation: company.designation,
    brand_colour: company.brandColour,
    support_email: company.supportEmail,
    support_telephone: company.supportTelephone,
    email_sender: company.emailSender,
    licence_type: company.licenceType,
    global_location_number: company.globalLocationNumber,
    time_zone: company.timeZone,
    session_idle_seconds: company.sessionIdleMinutes * 60,
    locale: company.locale,
    base_currency: company.baseCurrency,
    financial_year_start_month: company.financialYearStartMonth,
    default_vat_code: company.defaultVatCode,
    standing_free_minutes: company.standingFreeMinutes,
    standing_step_minutes: company.standingStepMinutes,
    standing_cap_hours: company.standingCapHours,
    margin_floor_percent: String(company.marginFloorPercent),
    order_tolerance_percent: String(company.orderTolerancePercent),
    order_rise_percent: String(company.orderRisePercent),
    order_rise_amount: columnOfWire(company.orderRiseAmount),
    invoice_approval_above: columnOfWire(company.invoiceApprovalAbove),
    local_trip_km: company.localTripKm,
    updated_by: actor.name,
  };
}

async function writeLogoAddress({ db, partition }: Context, companyId: string, logo_url: string): Promise<void> {
  await updateRow({ db, partition }, 'company', companyId, { logo_url });
}

/** Nobody locks themselves out. */
function refuseOwnCompany({ actor }: Context, companyId: string): void {
  if (actor.kind === 'user' && actor.companyId === companyId) throw fail('ownCompany', 'rule');
}

/** The constraint decides, so that two who save the same name in the same moment cannot both have it. */
function nameTaken(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === '23505' && /^company_(name_once|partition_name_key)$/.test(constraint ?? ''))
    throw fail('companyNameTaken', 'rule', {}, { name: { code: 'companyNameTaken' } });
  throw error;
}

function audited(row: StoredCompany): Readonly<Record<string, unknown>> {
  const { companyId: _, partition: __, lockId: ___, modifiedBy: ____, modifiedAt: _____, ...said } = recordOf(row);
  return said;
}

function eventBetween(before: StoredCompany, after: StoredCompany): string {
  const changed = Object.keys(changesBetween(audited(before), audited(after)));
  if (changed.length !== 1 || changed[0] !== 'isActive') return 'changed';
  return after.is_active ? 'activated' : 'deactivated';
}

async function settled(
  context: Context,
  event: string,
  { id, version }: StoredCompany,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Promise<Saved> {
  const lockId = String(version);
  await context.audit({ noun: 'company', recordId: id, event, before, after });
  await context.publish('companies', event, id, lockId);
  return { companyId: id, lockId, partition: context.partition };
}

import type { z } from 'zod';
import { failures, type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { App } from '#platform/server/app.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { SealedColumn } from '#platform/server/sealing-anew.ts';
import { confirmAgain, refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { accountingPartner, type CompanyTurn, exportJob } from '#modules/money/exchanges/server/index.ts';
import type { accountingExportService, BusinessCentralSetting } from '../contract.ts';
import type { AccountingExportFailureCode } from '../messages/failures/index.ts';
import { isAllowedAddress } from './addresses.ts';
import { findSystem, type StoredSystem } from './queries.ts';
import './tables.ts';

const fail = failures<AccountingExportFailureCode>();

const secretPlace = (partition: string, row: string) => ({
  table: 'accounting_system',
  column: 'secret_sealed',
  row,
  partition,
});
export const sealedSystemSecret: SealedColumn = {
  table: 'accounting_system',
  column: 'secret_sealed',
  place: (partition, [id = '']) => secretPlace(partition, id),
};

/** The secret of our application there; empty for none. */
export function secretOf({ sealer }: Pick<App, 'sealer'>, { partition, id, secret_sealed }: StoredSystem): string {
  return sealer.open(secret_sealed, secretPlace(partition, id));
}

/** A secret as the row of a system keeps it. */
export function sealedSecret(
  { sealer }: Pick<App, 'sealer'>,
  { partition, id }: Pick<StoredSystem, 'partition' | 'id'>,
  secret: string,
): string {
  return sealer.seal(secret, secretPlace(partition, id));
}

const systems = record({
  noun: 'businessCentralSetting',
  table: 'accounting_system',
  channels: ['accountingExports'],
  bell: 'setting.',
  find: (context: Context, id: string) =>
    context.db
      .selectFrom('accounting_system')
      .selectAll()
      .where('partition', '=', context.partition)
      .where('id', '=', id)
      .executeTakeFirst(),
  show: (context, stored) => settingOf(context, stored),
});

/** What exchanges call the system of a company: files until another is set. */
export async function partnerOf(context: Context, companyId: string) {
  return partnerFor(context, await systemOf(context, companyId));
}

function partnerFor(context: Context, { company_id, kind, base_url, is_active }: StoredSystem) {
  const isFiles = kind === 'files';
  return accountingPartner(context, {
    companyId: company_id,
    name: isFiles ? 'CSV' : 'Business Central',
    url: isFiles ? 'files:' : base_url || 'https://api.businesscentral.dynamics.com/',
    isActive: isFiles || is_active,
  });
}

/**
 * Whether documents of a company go into an accounting system. One whose change waits for a second person counts: its documents
 * wait with it. Left out of it they would never be exported, and nobody would be told.
 */
export async function hasAccountingSystem(context: Context, companyId: string): Promise<boolean> {
  const known = await findSystem(context, companyId);
  return known !== undefined && (known.kind === 'files' || known.is_active || known.waits_for_second);
}

/** The system of a company; files, which need nothing, where it never set one. */
export async function systemOf(context: Context, companyId: string): Promise<StoredSystem> {
  const known = await findSystem(context, companyId);
  if (known) return known;
  const { app, db, partition, actor } = context;
  const partner = await accountingPartner(context, { companyId, name: 'CSV', url: 'files:', isActive: true });
  const id = crypto.randomUUID();
  await db
    .insertInto('accounting_system')
    .values({
      id,
      partition,
      company_id: companyId,
      partner_id: partner.id,
      secret_sealed: sealedSecret(app, { partition, id }, ''),
      created_by: actor.name,
      updated_by: actor.name,
      changed_by_id: null,
      polled_at: null,
      noticed_at: null,
      compared_at: null,
      subscribed_until: null,
    })
    .onConflict((conflict) => conflict.columns(['partition', 'company_id']).doNothing())
    .execute();
  return (await findSystem(context, companyId))!;
}

/** A setting as its screen reads it; the secret is never shown. */
export function settingOf({ app }: Pick<Context, 'app'>, stored: StoredSystem): BusinessCentralSetting {
  return {
    companyId: stored.company_id,
    lockId: lockIdOf(stored),
    kind: stored.kind,
    tenant: stored.tenant,
    environment: stored.environment,
    bcCompanyId: stored.their_company_id,
    clientId: stored.client_id,
    baseUrl: stored.base_url,
    tokenUrl: stored.token_url,
    accounts: stored.accounts,
    centres: stored.centres,
    vatCodes: stored.vat_codes,
    dimensionCode: stored.dimension_code,
    roundingAccount: stored.rounding_account,
    autoPost: stored.auto_post,
    isActive: stored.kind === 'files' || stored.is_active,
    hasSecret: secretOf(app, stored) !== '',
    waitsForSecond: stored.waits_for_second,
    polledAt: stored.polled_at?.toISOString() ?? null,
    comparedAt: stored.compared_at?.toISOString() ?? null,
    updatedBy: stored.updated_by,
    updatedAt: stored.updated_at.toISOString(),
  };
}

/** Of a company that never set one: files, as version 0 of what is written with the first change. */
export async function readSetting(context: Context, companyId: string): Promise<BusinessCentralSetting> {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('partition', '=', partition)
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company) throw fail('notFound', 'notFound');
  const stored = await findSystem(context, companyId);
  if (stored) return settingOf(context, stored);
  return {
    companyId,
    lockId: '1',
    kind: 'files',
    tenant: '',
    environment: '',
    bcCompanyId: '',
    clientId: '',
    baseUrl: '',
    tokenUrl: '',
    accounts: {},
    centres: {},
    vatCodes: {},
    dimensionCode: '',
    roundingAccount: '',
    autoPost: false,
    isActive: true,
    hasSecret: false,
    waitsForSecond: false,
    polledAt: null,
    comparedAt: null,
    updatedBy: '',
    updatedAt: context.now.toISOString(),
  };
}

type Operations = (typeof accountingExportService)['operations'];
type Changed = z.output<Operations['putBusinessCentralSetting']['input']>;

/** Changes the system of a company. It decides where money is booked: a second factor is asked for, or a second person. */
export async function changeSetting(context: Context, input: Changed): Promise<BusinessCentralSetting> {
  refuseWhenScoped(context);
  const { app, actor } = context;
  await readSetting(context, input.companyId);
  const stored = await systems.toChange(context, (await systemOf(context, input.companyId)).id);
  const problems = problemsOf(app, input, stored, secretOf(app, stored) !== '');
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const confirmed = await confirmAgain(context, input.confirmation);
  const isConnected = input.kind === 'businessCentral' && input.isActive;
  const waits = isConnected && confirmed === 'none';
  const columns = {
    kind: input.kind,
    tenant: input.tenant,
    environment: input.environment,
    their_company_id: input.bcCompanyId,
    client_id: input.clientId,
    base_url: input.baseUrl,
    token_url: input.tokenUrl,
    accounts: JSON.stringify(input.accounts),
    centres: JSON.stringify(input.centres),
    vat_codes: JSON.stringify(input.vatCodes),
    dimension_code: input.dimensionCode,
    rounding_account: input.roundingAccount,
    auto_post: input.autoPost,
    is_active: isConnected && !waits,
    waits_for_second: waits,
    changed_by_id: actor.kind === 'user' ? actor.id : null,
    ...(input.secret !== undefined && {
      secret_sealed: sealedSecret(app, stored, input.secret),
    }),
  };
  await systems.change(context, stored, {
    columns,
    event: 'changed',
    before: factsOf(stored),
    after: {
      ...factsOf({
        ...stored,
        ...columns,
        accounts: input.accounts,
        centres: input.centres,
        vat_codes: input.vatCodes,
      }),
      confirmedBy: confirmed,
      ...(input.secret !== undefined && { hasNewSecret: true }),
    },
  });
  return afterChange(context, input.companyId);
}

/** Switches on what somebody without a second factor has changed. It takes another person. */
export async function approveSetting(
  context: Context,
  { companyId }: { readonly companyId: string },
): Promise<BusinessCentralSetting> {
  refuseWhenScoped(context);
  const found = await findSystem(context, companyId);
  if (!found) throw fail('notFound', 'notFound');
  const stored = await systems.toChange(context, found.id);
  if (!stored.waits_for_second) throw fail('settingNotWaiting', 'rule');
  const { actor } = context;
  if (actor.kind !== 'user' || actor.id === stored.changed_by_id) throw fail('settingSecondPerson', 'rule');
  await systems.change(context, stored, {
    columns: { is_active: true, waits_for_second: false },
    event: 'approved',
    before: { isActive: false },
    after: { isActive: true },
  });
  return afterChange(context, companyId);
}

async function afterChange(context: Context, companyId: string): Promise<BusinessCentralSetting> {
  const stored = (await findSystem(context, companyId))!;
  await partnerFor(context, stored);
  if (stored.kind === 'files' || stored.is_active) await exportWaiting(context, companyId);
  return settingOf(context, stored);
}

/** Carries out what waited for the system, after the commit. */
async function exportWaiting({ app, db, partition, afterCommit }: Context, companyId: string): Promise<void> {
  await app.jobs.send<CompanyTurn>(db, exportJob, { partition, companyId });
  afterCommit(() => app.jobs.wake(exportJob));
}

function factsOf(stored: StoredSystem) {
  return {
    kind: stored.kind,
    tenant: stored.tenant,
    environment: stored.environment,
    bcCompanyId: stored.their_company_id,
    clientId: stored.client_id,
    baseUrl: stored.base_url,
    tokenUrl: stored.token_url,
    accounts: stored.accounts,
    centres: stored.centres,
    vatCodes: stored.vat_codes,
    dimensionCode: stored.dimension_code,
    roundingAccount: stored.rounding_account,
    autoPost: stored.auto_post,
    isActive: stored.is_active,
  };
}

/** All that is wrong with a setting, by field. */
function problemsOf(
  app: Pick<App, 'config'>,
  input: Changed,
  stored: StoredSystem,
  hasSecret: boolean,
): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const field of ['baseUrl', 'tokenUrl'] as const)
    if (input[field] !== '' && !isAllowedAddress(app, input[field])) problems[field] = { code: 'systemAddress' };
  if (input.kind === 'files') return problems;
  if (input.isActive)
    for (const field of ['tenant', 'environment', 'bcCompanyId', 'clientId'] as const)
      if (input[field] === '') problems[field] = { code: 'required' };
  if (input.bcCompanyId !== '' && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(input.bcCompanyId))
    problems['bcCompanyId'] = { code: 'invalidValue' };
  for (const field of ['tenant', 'environment'] as const)
    if (!/^[\w.-]*$/.test(input[field])) problems[field] = { code: 'invalidValue' };
  // A secret goes nowhere but where it was entered for.
  const isMoved =
    input.baseUrl !== stored.base_url ||
    input.tokenUrl !== stored.token_url ||
    input.tenant !== stored.tenant ||
    input.clientId !== stored.client_id;
  if (input.secret === undefined && ((hasSecret && isMoved) || (input.isActive && !hasSecret)))
    problems['secret'] = { code: 'secretAnew' };
  if (Object.keys(input.centres).length > 0 && input.dimensionCode === '')
    problems['dimensionCode'] = { code: 'required' };
  return problems;
}

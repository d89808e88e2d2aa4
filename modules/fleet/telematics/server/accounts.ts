import type { z } from 'zod';
import { type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf, orNotFound, record } from '#platform/server/records.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { TelematicsAccount, telematicsService } from '../contract.ts';
import type { TelematicsFailureCode } from '../messages/failures/index.ts';
import { proveZone } from '../provider-time.ts';
import { isAllowedAddress } from './ask.ts';
import { ReadingFailed } from './port.ts';
import { findAccount, type StoredAccount } from './queries.ts';
import { sealSecrets, secretsOf } from './secrets.ts';
import { systemOf } from './systems.ts';

type Operations = (typeof telematicsService)['operations'];
type Input<Name extends keyof Operations> = z.output<Operations[Name]['input']>;

const accounts = record({
  noun: 'telematicsAccount',
  table: 'telematics_account',
  channels: ['telematics'],
  bell: 'account.',
  find: findAccount,
  show: answerOf,
});

async function answerOf({ db, partition }: Context, stored: StoredAccount): Promise<TelematicsAccount> {
  const { units } = await db
    .selectFrom('telematics_unit')
    .select((row) => row.fn.countAll<number>().as('units'))
    .where('partition', '=', partition)
    .where('account_id', '=', stored.id)
    .executeTakeFirstOrThrow();
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    companyId: stored.company_id,
    provider: stored.provider,
    name: stored.name,
    baseUrl: stored.base_url,
    tokenUrl: stored.token_url,
    organisationId: stored.organisation_id,
    clientId: stored.client_id,
    userName: stored.user_name,
    timeZone: stored.time_zone,
    isZoneProved: stored.is_zone_proved,
    isActive: stored.is_active,
    readAt: stored.read_at?.toISOString() ?? null,
    problem: stored.problem,
    problemSince: stored.problem_since?.toISOString() ?? null,
    tripsProblem: stored.trips_problem,
    eventsProblem: stored.events_problem,
    units: Number(units),
  };
}

export async function listAccounts(context: Context): Promise<TelematicsAccount[]> {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const rows = await db
    .selectFrom('telematics_account')
    .selectAll()
    .where('partition', '=', partition)
    .orderBy('name')
    .execute();
  return Promise.all(rows.map((row) => answerOf(context, row)));
}

type Fields = Omit<Input<'putTelematicsAccount'>, 'id' | 'password' | 'clientSecret'>;

/** What stands against an account: addresses that may not be called, and what its provider needs. */
function refuseWrong({ app }: Context, provider: StoredAccount['provider'], fields: Fields): void {
  const problems: Record<string, FieldProblem> = {};
  const needs = { cartrack: ['baseUrl'], mix: ['baseUrl', 'tokenUrl'], csv: [] } as const;
  for (const field of needs[provider])
    if (!isAllowedAddress(app, fields[field]))
      problems[field] = { code: 'telematicsAddress' satisfies TelematicsFailureCode };
  if (provider === 'mix')
    for (const field of ['organisationId', 'clientId'] as const)
      if (fields[field] === '') problems[field] = { code: 'required' };
  if (provider !== 'csv' && fields.userName === '') problems['userName'] = { code: 'required' };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

function columnsOf({ now }: Context, provider: StoredAccount['provider'], fields: Fields) {
  return {
    name: fields.name,
    base_url: fields.baseUrl,
    token_url: fields.tokenUrl,
    organisation_id: fields.organisationId,
    client_id: fields.clientId,
    user_name: fields.userName,
    time_zone: fields.timeZone,
    is_active: fields.isActive,
    next_at: fields.isActive && provider !== 'csv' ? now : null,
  };
}

export async function createAccount(context: Context, input: Input<'postTelematicsAccount'>) {
  refuseWhenScoped(context);
  const { db, partition, app, actor } = context;
  const { provider, password = '', clientSecret = '', ...fields } = input;
  const companyId = input.companyId ?? (actor.kind === 'user' ? actor.companyId : '');
  const company = await db
    .selectFrom('company')
    .select('is_client')
    .where('partition', '=', partition)
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company?.is_client) throw invalidFields({ companyId: { code: 'notAnOption' } });
  refuseWrong(context, provider, fields);
  const id = crypto.randomUUID();
  const stored = await db
    .insertInto('telematics_account')
    .values({
      partition,
      id,
      company_id: companyId,
      provider,
      ...columnsOf(context, provider, fields),
      secret_sealed: sealSecrets(app, { partition, id }, { password, clientSecret }),
      created_by: actor.name,
      updated_by: actor.name,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  await accounts.announce(context, stored, { event: 'created', after: { name: stored.name, provider } });
  return answerOf(context, stored);
}

export async function changeAccount(context: Context, input: Input<'putTelematicsAccount'>) {
  refuseWhenScoped(context);
  const { app } = context;
  const { id, password, clientSecret, ...fields } = input;
  const stored = await accounts.toChange(context, id);
  refuseWrong(context, stored.provider, fields);
  const known = secretsOf(app, stored);
  // A secret does not go along to an address or a user that it was not entered for.
  const isElsewhere =
    fields.baseUrl !== stored.base_url || fields.tokenUrl !== stored.token_url || fields.userName !== stored.user_name;
  const kept = isElsewhere ? { password: '', clientSecret: '' } : known;
  if (isElsewhere && password === undefined && stored.provider !== 'csv')
    throw invalidFields({ password: { code: 'required' } });
  const next = { password: password ?? kept.password, clientSecret: clientSecret ?? kept.clientSecret };
  const changed = await accounts
    .change(context, stored, {
      columns: {
        ...columnsOf(context, stored.provider, fields),
        ...(fields.timeZone !== stored.time_zone && { is_zone_proved: false }),
        problem: '',
        problem_since: null,
        events_problem: '',
        // Where the next reading begins is told by who was read before.
        ...(isElsewhere && { read_until: '', trips_until: '', events_until: '' }),
        trips_next_at: null,
        secret_sealed: sealSecrets(app, stored, next),
      },
      event: 'changed',
      before: { name: stored.name, baseUrl: stored.base_url, isActive: stored.is_active },
      after: { name: fields.name, baseUrl: fields.baseUrl, isActive: fields.isActive },
    })
    .catch(nameTaken);
  return answerOf(context, orNotFound(await findAccount(context, changed.id)));
}

function nameTaken(error: unknown): never {
  if ((error as { constraint?: string }).constraint === 'telematics_account_partition_company_id_name_key')
    throw invalidFields({ name: { code: 'nameTaken' } });
  throw error;
}

/** Reads once without keeping anything, and says what the time of receipt proves of the zone. */
export async function testAccount(context: Context, { id }: Input<'testTelematicsAccount'>) {
  refuseWhenScoped(context);
  const { app, now } = context;
  const stored = orNotFound(await findAccount(context, id));
  const system = systemOf(app, stored);
  const nothing = { units: 0, points: 0, zone: 'unknown' } as const;
  if (!system) return { problem: '' as const, ...nothing };
  try {
    const [units, { points, received }] = [await system.units(), await system.read('')];
    const zone = proveZone(received, now);
    return { problem: '' as const, units: units.length, points: points.length, zone };
  } catch (error) {
    if (!(error instanceof ReadingFailed)) throw error;
    return { problem: error.problem, ...nothing };
  }
}

import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { locales } from '#platform/language.ts';
import { inPartition } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LoginResult } from '../contract.ts';
import type { AccessFailureCode } from '../messages/failures/index.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { hashPassword, needsRehash, passwordMatches } from './passwords.ts';
import type { AccountRow } from './tables.ts';

const fail = failures<AccessFailureCode>();

/** Life of a guest session without activity; a verified one has the 30 minutes of its link. */
const guestIdleSeconds = 20 * 60;

interface Credentials {
  readonly userRole: string;
  readonly userAccount: string;
  readonly password: string;
}

export async function findAccount({ app }: Pick<Context, 'app'>, account: string): Promise<AccountRow | undefined> {
  const { rows } = await app.database.lookups.query<AccountRow>('select * from account_find($1)', [
    account.toLowerCase(),
  ]);
  return rows[0];
}

/**
 * Signs a person in. Every refusal is the same code and costs the same work, so that nobody learns which accounts exist;
 * the attempt is counted before the password is looked at.
 */
export async function signIn(context: Context, { userRole, userAccount, password }: Credentials): Promise<LoginResult> {
  const { app, ip } = context;
  const account = userAccount.toLowerCase();
  await countAttempt(app, { account, ip });
  const found = await findAccount(context, account);
  const matches = await passwordMatches(password, found?.password_hash);
  const isWelcome =
    found?.status === 'active' &&
    found.company_active &&
    (userRole === '' || userRole.toLowerCase() === found.user_role);
  if (!found || !matches || !isWelcome) throw fail('signInRefused', 'rule');
  await forgetAttempts(app, { account, ip });

  const { id, partition } = found;
  const newHash = needsRehash(found.password_hash!) ? await hashPassword(password) : undefined;
  await inPartition({ ...context, actor: personActor(found) }, partition, async ({ db, audit }) => {
    await db
      .updateTable('app_user')
      .set({ last_sign_in_at: sql<Date>`now()`, ...(newHash && { password_hash: newHash }) })
      .where('partition', '=', partition)
      .where('id', '=', id)
      .execute();
    await audit({ noun: 'user', recordId: id, event: 'signedIn' });
  });
  const sessionId = await app.sessions.open({
    kind: 'user',
    partition,
    userId: id,
    companyId: found.company_id,
    language: found.language,
    idleSeconds: found.idle_seconds,
    ip,
    agent: context.agent,
  });
  return loginResult(context, found, sessionId);
}

function personActor(found: AccountRow): Context['actor'] {
  return {
    kind: 'user',
    id: found.id,
    account: found.account,
    name: `${found.name} ${found.surname}`,
    companyId: found.company_id,
    companyName: found.company_name,
    authorisations: new Set(),
  };
}

async function loginResult({ app }: Context, found: AccountRow, sessionId: string): Promise<LoginResult> {
  const { rows } = await app.database.lookups.query<{ all: string[] }>('select session_authorisations($1, $2) as all', [
    found.partition,
    found.id,
  ]);
  const companies = await app.database
    .single(found.partition)
    .selectFrom('company')
    .select(['id', 'name', 'trade_name'])
    .where('partition', '=', found.partition)
    .where('id', '=', found.company_id)
    .execute();
  return {
    sessionId,
    settings: settingsFor(app.config.SUPPORT_CONTACT),
    shippers: [],
    partition: found.partition,
    clientSettings: { navDefs: app.navigation.map(({ title, items }) => ({ title, items: [...items] })) },
    authorisations: rows[0]?.all ?? [],
    sessionTimeOut: found.idle_seconds * 1000,
    tenant: found.company_trade_name,
    messages: [],
    userdetails: {
      haulwayUserId: found.id,
      email: found.account,
      name: found.name,
      surname: found.surname,
      userType: found.user_type,
      role: found.user_role,
      language: found.language,
    },
    companies: companies.map((company) => ({
      companyId: company.id,
      companyName: company.name,
      tradeName: company.trade_name,
    })),
  };
}

/** The specification's defaults: rand, South African English, and a VAT rate of 0 until a company states its own. */
function settingsFor(supportContact: string): LoginResult['settings'] {
  return { currency: 'ZAR', locale: locales.en, timeZone: 'Africa/Johannesburg', vatRate: 0, supportContact };
}

/** A session for somebody who comes with a link: no name, no rights, no partition yet. */
export async function openGuestSession({ app, language, ip, agent }: Context): Promise<LoginResult> {
  const sessionId = await app.sessions.open({
    kind: 'guest',
    partition: '',
    language,
    idleSeconds: guestIdleSeconds,
    ip,
    agent,
  });
  return {
    sessionId,
    settings: settingsFor(app.config.SUPPORT_CONTACT),
    shippers: [],
    partition: '',
    clientSettings: { navDefs: [] },
    authorisations: [],
    sessionTimeOut: guestIdleSeconds * 1000,
    tenant: '',
    messages: [],
    userdetails: null,
    companies: [],
  };
}

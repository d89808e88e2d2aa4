import { sql } from 'kysely';
import { todayIn } from '#platform/dates.ts';
import { vatRateOf } from '#platform/vat-rates.ts';
import { locales } from '#platform/language.ts';
import { inPartition } from '#platform/server/contexts.ts';
import type { Config } from '#platform/server/config.ts';
import type { Context } from '#platform/server/implement.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { LoginResult } from '../contract.ts';
import { accountOf, personDetails } from './accounts.ts';
import { authorisationsOf, lentRights } from './administrators.ts';
import { forgetAttemptsAtDesk } from './attempts.ts';
import { isSecondFactorRequired } from './second-factor/factors.ts';
import type { AccountRow } from './tables.ts';

/** Life of a guest session without activity; a verified one has the 30 minutes of its link. */
const guestIdleSeconds = 20 * 60;

/**
 * The person has proved who they are: a session, and a line in the trail, both or neither. What is told and what is forgotten
 * hangs on neither, and waits for nothing.
 */
export async function enter(context: Context, found: AccountRow): Promise<LoginResult> {
  const { app, ip } = context;
  const { id, partition } = found;
  const entered = inPartition({ ...context, actor: personActor(found) }, partition, async ({ db, audit }) => {
    const [sessionId] = await Promise.all([
      app.sessions.open(
        {
          kind: 'user',
          partition,
          userId: id,
          companyId: found.company_id,
          language: found.language,
          idleSeconds: found.idle_seconds,
          ip,
          agent: context.agent,
        },
        db,
      ),
      updateRow({ db, partition }, 'app_user', id, { last_sign_in_at: sql<Date>`now()` }),
      audit({ noun: 'user', recordId: id, event: 'signedIn' }),
    ]);
    return sessionId;
  });
  const [sessionId, facts] = await Promise.all([
    entered,
    sessionFacts(context, found),
    forgetAttemptsAtDesk(app, { account: found.account, ip }),
  ]);
  return { sessionId, ...facts };
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

/** What the sign-in said, with the rights as they are now. */
export async function ownSession(context: Context): Promise<Omit<LoginResult, 'sessionId'>> {
  return sessionFacts(context, await accountOf(context));
}

async function sessionFacts({ app }: Context, found: AccountRow): Promise<Omit<LoginResult, 'sessionId'>> {
  const { partition } = found;
  const db = app.database.single(partition);
  const [own, lent, required, companies] = await Promise.all([
    authorisationsOf({ db, partition }, found.id),
    lentRights({ db, partition }, found.id),
    isSecondFactorRequired({ db, partition }, found.id),
    db
      .selectFrom('company')
      .select(['id', 'name', 'trade_name', 'logo_url', 'base_currency', 'locale', 'time_zone', 'address'])
      .where('partition', '=', partition)
      .where('id', '=', found.company_id)
      .execute(),
  ]);
  return {
    settings: { ...settingsFor(app.config), ...statedBy(companies[0], app.clock.now()) },
    shippers: found.shippers,
    partition,
    clientSettings: { navDefs: app.navigation.map(({ title, items }) => ({ title, items: [...items] })) },
    authorisations: [...new Set([...own, ...lent])],
    sessionTimeOut: found.idle_seconds * 1000,
    tenant: found.company_trade_name,
    messages: [],
    userdetails: personDetails(found, required),
    companies: companies.map((company) => ({
      companyId: company.id,
      companyName: company.name,
      tradeName: company.trade_name,
      logoURL: company.logo_url,
    })),
  };
}

/** The specification's defaults: rand, South African English, and a VAT rate of 0 until a company states its own. */
function settingsFor(config: Config): LoginResult['settings'] {
  return {
    currency: 'ZAR',
    locale: locales.en,
    timeZone: 'Africa/Johannesburg',
    vatRate: 0,
    country: '',
    supportContact: config.SUPPORT_CONTACT,
    map: config.MAP_TILES_URL ? { tilesUrl: config.MAP_TILES_URL, attribution: config.MAP_TILES_ATTRIBUTION } : null,
  };
}

interface Stating {
  readonly base_currency: string;
  readonly locale: string;
  readonly time_zone: string;
  readonly address: Readonly<Record<string, string>>;
}

function statedBy(company: Stating | undefined, now: Date) {
  if (!company) return undefined;
  const { base_currency: currency, locale, time_zone: timeZone, address } = company;
  const country = address['country'] ?? '';
  const vatRate = vatRateOf({ country, day: todayIn(timeZone, now) }, 'standard') ?? 0;
  return { currency, locale, timeZone, country, vatRate };
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
    settings: settingsFor(app.config),
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

import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import { exportJob, type MadeStep } from '#modules/money/exchanges/server/index.ts';
import type { ExportedKind } from '../document.ts';
import { Client, type Connection } from './business-central/client.ts';
import { Pace } from './business-central/pace.ts';
import { businessCentral } from './business-central/system.ts';
import { filesSystem } from './files-system.ts';
import type { AccountingSystem } from './port.ts';
import { findSystem, type StoredSystem } from './queries.ts';
import { secretOf } from './settings.ts';

/** An export as the system that it goes to has to know it. */
export interface Exporting {
  readonly id: string;
  readonly kind: ExportedKind;
}

/** A company whose documents are being exported. */
export interface Work {
  readonly app: App;
  readonly partition: string;
  readonly stored: StoredSystem;
  /** Runs a transaction of its own, in the name of the product. */
  within<T>(task: (context: Context) => Promise<T>): Promise<T>;
  /** The system as one document speaks to it. */
  systemFor(document: Exporting, record: (step: MadeStep) => void): AccountingSystem;
  /** Of the connection; none for files. */
  readonly client: Client | undefined;
}

/** Opens the work of a company; undefined where its system is switched off. */
export async function workOf(app: App, partition: string, companyId: string): Promise<Work | undefined> {
  const system = systemContext(app, { language: 'en', requestId: crypto.randomUUID(), operation: exportJob.name });
  const within: Work['within'] = (task) => inPartition(system, partition, task);
  const db = app.database.writer(partition);
  const stored = await findSystem({ db, partition }, companyId);
  if (!stored || (stored.kind !== 'files' && !stored.is_active)) return undefined;
  const base = { app, partition, stored, within };
  if (stored.kind === 'files') return { ...base, client: undefined, systemFor: ({ id }) => filesSystem(within, id) };
  const { base_currency: homeCurrency } = await db
    .selectFrom('company')
    .select('base_currency')
    .where('partition', '=', partition)
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const client = clientOf(app, stored);
  const layout = {
    homeCurrency,
    accounts: stored.accounts,
    centres: stored.centres,
    vatCodes: stored.vat_codes,
    dimensionCode: stored.dimension_code,
    roundingAccount: stored.rounding_account,
    autoPost: stored.auto_post,
  };
  const readFile = (name: string) => app.files.get(name);
  return {
    ...base,
    client,
    systemFor: ({ kind }, record) => businessCentral({ client, layout, kind, readFile }, record),
  };
}

interface KeptClient {
  readonly version: number;
  readonly client: Client;
  readonly pace: Pace;
}
const kept = new WeakMap<App, Map<string, KeptClient>>();

/** The client of a setting, kept with its token; a changed setting gets another one, at the same pace. */
export function clientOf(app: App, stored: StoredSystem): Client {
  const clients = kept.get(app) ?? new Map<string, KeptClient>();
  kept.set(app, clients);
  const key = `${stored.partition} ${stored.id}`;
  const known = clients.get(key);
  if (known?.version === stored.version) return known.client;
  const pace = known?.pace ?? new Pace();
  const client = new Client(app, connectionOf(app, stored), pace);
  clients.set(key, { version: stored.version, client, pace });
  return client;
}

function connectionOf(app: Pick<App, 'sealer'>, stored: StoredSystem): Connection {
  return {
    tenant: stored.tenant,
    environment: stored.environment,
    companyId: stored.their_company_id,
    clientId: stored.client_id,
    secret: secretOf(app, stored),
    baseUrl: stored.base_url,
    tokenUrl: stored.token_url,
  };
}

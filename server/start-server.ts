import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/server/app.ts';
import { startSealing } from '#platform/server/audit-sealing.ts';
import { brakesFor } from '#platform/server/brakes.ts';
import { catalogueEntries, catalogueText } from '#platform/server/catalogue.ts';
import type { Clock } from '#platform/server/clock.ts';
import { outboxIsOpen, type Config } from '#platform/server/config.ts';
import { createDispatcher } from '#platform/server/dispatch.ts';
import { loadFailureTexts } from '#platform/server/failure-texts.ts';
import { createHttp } from '#platform/server/http.ts';
import { sharedAnswers } from '#platform/server/shared-answers.ts';
import { endUploadThreads } from '#platform/server/uploads.ts';
import { openApiText } from '#platform/server/openapi/document.ts';
import { uploadersOf } from '#platform/server/uploaders.ts';
import { serveOutbox } from '#platform/server/outbox.ts';
import { rememberRetiredKeys } from '#platform/server/sealing-anew.ts';
import { composeApp } from './compose.ts';
import { failureCatalogues, implementations, jobKinds, product, sentences } from './modules.ts';

export interface RunningServer {
  readonly app: App;
  readonly http: FastifyInstance;
  readonly port: number;
  /** Finishes what runs, then closes; a second call waits for the first. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  /** Folder of the built web app; undefined while Vite serves it. */
  readonly webRoot?: string;
  readonly clock?: Clock;
}

/** Rows that are past their time are removed this often, by each process. */
const purgeMilliseconds = 10 * 60 * 1000;

/** Starts one server process. The database must be prepared already. */
export async function startServer({ config, databaseUrl, webRoot, clock }: ServerOptions): Promise<RunningServer> {
  const app = composeApp(config, { databaseUrl, ...(clock && { clock }) });
  // Before anything is served or done: a wall that is down is worse than no service.
  await checkIsolation(app);
  const [texts] = await Promise.all([
    loadFailureTexts(failureCatalogues),
    app.zones.refresh(),
    rememberRetiredKeys(app),
  ]);
  // Queues and sockets wait for the database most of the time; the web server is put together meanwhile.
  const behind = Promise.all([app.jobs.start(jobKinds(app)), app.realtime.start()]);
  behind.catch(() => {});
  const { http, leave } = await createHttp({
    app,
    texts,
    dispatch: createDispatcher({ app, implementations, texts, shared: sharedAnswers(app.bells) }),
    brakes: brakesFor(
      config,
      implementations.map(({ service }) => service),
    ),
    isReady: async () => (await app.database.lookups.query('select 1')).rowCount === 1 && (await app.files.ready()),
    senderOf: uploadersOf(app.sessions, implementations),
    catalogue: () => catalogueText(catalogueEntries(implementations, sentences)),
    openApi: () => openApiText(catalogueEntries(implementations, sentences)),
    webRoot,
  });
  for (const serve of product.all('routes')) serve(http, app);
  if (outboxIsOpen(config)) serveOutbox(http, app);
  await behind;
  const purge = setInterval(
    () => void app.database.lookups.query('select purge_expired()').catch(() => {}),
    purgeMilliseconds,
  ).unref();
  const sealing = startSealing(app);
  await http.listen({ port: config.PORT, host: config.HOST });

  let stopping: Promise<void> | undefined;
  return {
    app,
    http,
    port: (http.server.address() as AddressInfo).port,
    stop: () =>
      (stopping ??= (async () => {
        clearInterval(purge);
        const left = leave();
        await app.realtime.stop();
        await left;
        await http.close();
        await app.jobs.stop();
        await sealing.stop();
        await app.database.close();
        await endUploadThreads();
      })()),
  };
}

/** Refuses to serve when the database would not keep partitions apart. */
async function checkIsolation({ database }: App): Promise<void> {
  const { rows } = await database.lookups.query<{ problem: string }>(`
    select 'table ' || c.relname || ' is not isolated' as problem
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'partition' and not a.attisdropped
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
       and not (c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid and p.polwithcheck is not null))
    union all
    select 'the server runs as ' || rolname || ', which is not bound by row-level security' from pg_roles
     where rolname = current_user and (rolsuper or rolbypassrls)`);
  if (rows.length > 0) throw new Error(rows.map((row) => row.problem).join('; '));
}

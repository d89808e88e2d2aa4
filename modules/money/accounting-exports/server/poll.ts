import { is } from '#platform/machine.ts';
import type { App } from '#platform/server/app.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { exchangeLives, exchanges } from '#modules/money/exchanges/server/index.ts';
import { exchangeLife } from '#modules/money/exchanges/status.ts';
import type { CompanyTurn } from '#modules/money/exchanges/server/index.ts';
import { readDocument } from '../document.ts';
import { changedSince } from './business-central/changes.ts';
import { type PurchaseInvoice, standingOf } from './business-central/records.ts';
import { nextStep } from './next-step.ts';
import { pollJob } from './poll-job.ts';
import { Unsuccessful } from './port.ts';
import { findExport } from './queries.ts';
import { stateOf } from './settle.ts';
import { keepSubscription } from './subscribe.ts';
import { turnOf } from './turn.ts';
import { type Work, workOf } from './work.ts';
import './happenings.ts';
import './tables.ts';

/** What clocks and late entries may differ by. */
const overlapMinutes = 5;
/** What was changed before the first poll is found by the nightly comparison. */
const firstPollHours = 24;

/** Asks all connected systems every ten minutes what changed there: the truth, of which notices are only a hint. */
export function pollRound(app: App): JobKind<object> {
  return {
    name: 'poll-accounting-systems',
    schedule: '*/10 * * * *',
    retries: 0,
    retryDelay: 60,
    lease: 120,
    async work() {
      for (const each of await connectedCompanies(app))
        await app.jobs.send<CompanyTurn>(app.database.writer(each.partition), pollJob, each);
    },
  };
}

export async function connectedCompanies(app: Pick<App, 'database'>): Promise<readonly CompanyTurn[]> {
  const { rows } = await app.database.lookups.query<CompanyTurn>(
    'select partition, company_id as "companyId" from accounting_systems_connected()',
  );
  return rows;
}

/** Asks the system of one company. */
export function pollCompany(app: App): JobKind<CompanyTurn> {
  return {
    ...pollJob,
    retries: 0,
    retryDelay: 60,
    lease: 600,
    async work({ partition, companyId }) {
      const work = await workOf(app, partition, companyId);
      if (!work?.client) return;
      try {
        await poll(work);
        await keepSubscription(work);
      } catch (error) {
        // The next round asks from where this one did.
        if (!(error instanceof Unsuccessful)) throw error;
        app.log.warn({ companyId, problem: error.problem }, 'accounting system not read');
      }
    },
  };
}

/** Takes over what changed there since the last poll. */
export async function poll(work: Work): Promise<void> {
  const { app, stored, client } = work;
  const begun = app.clock.now();
  const from = stored.polled_at?.getTime() ?? begun.getTime() - firstPollHours * 3_600_000;
  const changed = await changedSince(client!, new Date(from - overlapMinutes * 60_000));
  for (const each of changed) await takeOver(work, each);
  await work.within(({ db, partition }) =>
    db
      .updateTable('accounting_system')
      .set({ polled_at: begun })
      .where('partition', '=', partition)
      .where('id', '=', stored.id)
      .execute(),
  );
}

/** Keeps how a document of ours stands there now, and tells it where that changed. */
export async function takeOver(work: Work, read: PurchaseInvoice): Promise<void> {
  const standing = standingOf(read);
  await work.within(async (context) => {
    const { db, partition } = context;
    const known = await db
      .selectFrom('accounting_export')
      .select('id')
      .where('partition', '=', partition)
      .where('company_id', '=', work.stored.company_id)
      .where('their_id', '=', standing.id)
      .executeTakeFirst();
    if (!known) return;
    const exchange = await exchanges.lock(context, known.id);
    const found = (await findExport(context, known.id))!;
    if (found.their_status === standing.state) return;
    const keep = (columns: Readonly<Record<string, unknown>>) =>
      db
        .updateTable('accounting_export')
        .set(columns)
        .where('partition', '=', partition)
        .where('id', '=', known.id)
        .execute();
    // What is on its way is settled by its own turn.
    if (is(exchangeLife, exchange.status, 'underWay')) return;
    await keep({ their_status: standing.state, compared_at: context.now });
    const turn = turnOf(work, exchange, found);
    const step = nextStep(
      readDocument(found.document),
      turn.known,
      { found: [standing], contents: undefined },
      { mayRound: false, posts: false },
      context.now,
    );
    // Somebody mended it there and posted it: nothing waits for a person any more.
    if (exchange.status === 'FAILED' && standing.state !== 'draft' && step.does === 'done')
      await exchangeLives.move(context, exchange, 'find', {
        columns: { turn: exchange.turn + 1, problem: '', their_number: standing.number, next_at: null },
      });
    else if (exchange.status === 'FAILED') return;
    await context.publish('accountingExports', 'changed', known.id);
    await context.happened('export.changed', {
      exportId: known.id,
      documentId: found.document_id,
      documentVersion: found.document_version,
      state: stateOf(standing.state),
      number: standing.number,
      reason: '',
    });
  });
}

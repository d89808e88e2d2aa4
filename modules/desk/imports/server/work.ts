import type { App } from '#platform/server/app.ts';
import { contextFor } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ImportKind } from '#platform/server/import-kind.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { inTransaction } from '#platform/server/transactions.ts';
import type { ImportState } from '../status.ts';
import { checkSome, markTwice, TooManyRecords } from './check.ts';
import { markRefused, nextRows, refusalOf, RowRefused, writeRows, type RowToWrite } from './commit.ts';
import {
  allowLong,
  getImport,
  type Import,
  type ImportKinds,
  importsChannel,
  kindNamed,
  moveOn,
  noteProgress,
} from './imports.ts';
import { Pace } from './pace.ts';
import { countRows } from './row-groups.ts';
import { markTouched, RowsTouched, takeBack } from './undo.ts';

export interface ImportWork {
  readonly partition: string;
  readonly importId: string;
}
export const importWork = { name: 'import' } as const;

/** Milliseconds that one turn works before it hands over to the next, so that a killed one is missed soon. */
const turn = 15_000;
const lease = 60;

/**
 * Checks, writes and takes back, a few hundred rows at a time. Where it stands is only in the database: a process that is
 * killed is followed by another, which goes on where the last transaction ended.
 */
export function importJob(app: App, kinds: ImportKinds): JobKind<ImportWork> {
  return {
    ...importWork,
    retries: 20,
    retryDelay: 1,
    lease,
    async work(work, { isLastAttempt }) {
      const end = Date.now() + turn;
      try {
        const pace = new Pace();
        while (Date.now() < end) if (!(await step(app, kinds, work, pace))) return;
        await within(app, work, ({ db }) => app.jobs.send(db, importWork, work));
        app.jobs.wake();
      } catch (error) {
        app.log.error({ error, importId: work.importId }, 'import');
        if (!isLastAttempt) throw error;
        await within(app, work, async (context, found) => {
          if (found.status === 'MAPPED' || found.status === 'COMMITTING')
            await moveOn(context, found, 'fail', { problem: 'importStopped' });
          else if (found.status === 'UNDOING') await moveOn(context, found, 'keep', { problem: 'importStopped' });
        });
      }
    },
  };
}

/** Does the next piece of what the import's state asks for; false when nothing is left. */
async function step(app: App, kinds: ImportKinds, work: ImportWork, pace: Pace): Promise<boolean> {
  const { status, scope, kind: name } = await within(app, work, async (_, found) => found);
  const kind = kindNamed(kinds, name);
  switch (status) {
    case 'MAPPED':
      return check(app, work, kind);
    case 'COMMITTING':
      return scope === 'all' ? commitAll(app, work, kind) : commitSome(app, work, kind, pace);
    case 'UNDOING':
      return undo(app, work, kind);
    default:
      return false;
  }
}

function check(app: App, work: ImportWork, kind: ImportKind): Promise<boolean> {
  return whileIn(app, work, 'MAPPED', async (context, found) => {
    if ((await checkSome(context, found, kind)) > 0) {
      await context.publish(importsChannel, 'progress', found.id);
      return true;
    }
    await markTwice(context, found);
    await moveOn(context, found, 'validate', { done: found.rows });
    return false;
  }).catch((error: unknown) => {
    if (!(error instanceof TooManyRecords)) throw error;
    return whileIn(app, work, 'MAPPED', async (context, found) => {
      await moveOn(context, found, 'fail', { problem: 'importTooManyRecords' });
      return false;
    });
  });
}

async function commitSome(app: App, work: ImportWork, kind: ImportKind, pace: Pace): Promise<boolean> {
  let writing: readonly RowToWrite[] = [];
  const began = performance.now();
  try {
    const hasMore = await whileIn(app, work, 'COMMITTING', async (context, found) => {
      writing = await nextRows(context, found, kind, found.reached, pace.groups);
      const reached = writing.at(-1)?.number;
      if (reached === undefined) return complete(context, found, kind);
      await writeRows(context, found, kind, writing);
      await noteProgress(context, found, { rows: countRows(writing), reached });
      await context.publish(importsChannel, 'progress', found.id);
      return true;
    });
    if (hasMore) pace.took(writing.length, performance.now() - began);
    return hasMore;
  } catch (error) {
    await writeOneByOne(app, work, kind, writing, error);
    return true;
  }
}

async function complete(context: Context, found: Import, kind: ImportKind): Promise<false> {
  const failed = await context.db
    .selectFrom('import_row')
    .select('number')
    .where('partition', '=', found.partition)
    .where('import_id', '=', found.id)
    .where('outcome', 'in', ['error', 'duplicate'])
    .limit(1)
    .executeTakeFirst();
  await moveOn(context, found, failed ? 'completeWithErrors' : 'complete', { done: found.rows, completed: true });
  await context.publish(kind.channel, 'imported', found.id);
  return false;
}

/** Rows that were refused together are written in parts, until the one that is to blame stands alone and says why. */
async function writeOneByOne(
  app: App,
  work: ImportWork,
  kind: ImportKind,
  rows: readonly RowToWrite[],
  error: unknown,
): Promise<void> {
  const refusal = refusalOf(error, rows[0]?.number ?? 0);
  if (!refusal) throw error;
  if (rows.length === 1) {
    await whileIn(app, work, 'COMMITTING', async (context, found) => {
      await markRefused(context, found, kind, refusal);
      return true;
    });
    return;
  }
  const parts =
    error instanceof RowRefused
      ? [rows.filter(({ number }) => number === error.row), rows.filter(({ number }) => number !== error.row)]
      : [rows.slice(0, rows.length / 2), rows.slice(rows.length / 2)];
  for (const some of parts) {
    const written = whileIn(app, work, 'COMMITTING', async (context, found) => {
      await writeRows(context, found, kind, some);
      await noteProgress(context, found, { rows: countRows(some) });
      await context.publish(importsChannel, 'progress', found.id);
      return true;
    });
    await written.catch((cause: unknown) => writeOneByOne(app, work, kind, some, cause));
  }
}

/** Everything in one transaction, or nothing of it. */
async function commitAll(app: App, work: ImportWork, kind: ImportKind): Promise<boolean> {
  let writing: readonly RowToWrite[] = [];
  try {
    return await whileIn(app, work, 'COMMITTING', async (context, found) => {
      for (let reached: number | undefined = 0; reached !== undefined; reached = writing.at(-1)?.number) {
        writing = await nextRows(context, found, kind, reached);
        await writeRows(context, found, kind, writing);
      }
      await moveOn(context, found, 'complete', { done: found.rows, completed: true });
      await context.publish(kind.channel, 'imported', found.id);
      return false;
    });
  } catch (error) {
    const refusal = refusalOf(error, writing[0]?.number ?? 0);
    if (!refusal) throw error;
    return whileIn(app, work, 'COMMITTING', async (context, found) => {
      // Which one of several it was, only the row itself can say.
      if (error instanceof RowRefused || writing.length === 1) await markRefused(context, found, kind, refusal);
      await moveOn(context, found, 'refuse', { problem: 'importRowRefused', done: found.rows });
      return false;
    });
  }
}

async function undo(app: App, work: ImportWork, kind: ImportKind): Promise<boolean> {
  const touched = await within(app, work, (context, found) => takeBack(context, found, kind)).catch(
    (error: unknown) => {
      if (error instanceof RowsTouched) return error.rows;
      throw error;
    },
  );
  if (touched)
    await whileIn(app, work, 'UNDOING', async (context, found) => {
      await markTouched(context, found, touched);
      await moveOn(context, found, 'keep', { problem: 'importTouched', done: found.rows });
      return false;
    });
  return false;
}

/** One transaction as the person who started the import, with the import held: no two processes work on the same rows. */
async function within<T>(
  app: App,
  { partition, importId }: ImportWork,
  task: (context: Context, found: Import) => Promise<T>,
): Promise<T> {
  const afterCommit: (() => void)[] = [];
  const result = await inTransaction(app.database, { partition }, async (transaction) => {
    afterCommit.length = 0;
    await allowLong(transaction);
    const row = await transaction
      .selectFrom('import_job as i')
      .innerJoin('app_user as u', (join) =>
        join.onRef('u.partition', '=', 'i.partition').onRef('u.id', '=', 'i.started_by'),
      )
      .innerJoin('company as c', (join) =>
        join.onRef('c.partition', '=', 'i.partition').onRef('c.id', '=', 'i.company_id'),
      )
      .leftJoin('user_profile as up', (join) =>
        join.onRef('up.partition', '=', 'u.partition').onRef('up.user_id', '=', 'u.id'),
      )
      .leftJoin('role_profile as p', (join) =>
        join.onRef('p.partition', '=', 'up.partition').onRef('p.id', '=', 'up.profile_id'),
      )
      .select([
        'u.id',
        'u.account',
        'i.started_by_name as name',
        'i.company_id',
        'i.language',
        'c.name as company_name',
        'p.authorisations',
      ])
      .where('i.partition', '=', partition)
      .where('i.id', '=', importId)
      .execute();
    const [person] = row;
    if (!person) throw new Error(`The import ${importId} is not there`);
    const actor = {
      kind: 'user',
      id: person.id,
      account: person.account,
      name: person.name,
      companyId: person.company_id,
      companyName: person.company_name,
      // As they are now: a right that was taken away meanwhile is no right.
      authorisations: new Set(row.flatMap(({ authorisations }) => authorisations ?? [])),
    } as const;
    const context = contextFor(
      {
        app,
        operation: 'tripDirector.commitImport',
        caller: { actor, partition, sessionHash: undefined },
        envelope: { language: person.language, lockId: null, payload: {} },
        source: { requestId: importId, ip: '', agent: '', idempotencyKey: undefined },
      },
      transaction,
      afterCommit,
    );
    return task(context, await getImport(context, importId, { lock: true }));
  });
  for (const done of afterCommit) done();
  return result;
}

/** The same, unless another process was quicker and the import has moved on. */
function whileIn(
  app: App,
  work: ImportWork,
  state: ImportState,
  task: (context: Context, found: Import) => Promise<boolean>,
): Promise<boolean> {
  return within(app, work, async (context, found) => (found.status === state ? task(context, found) : false));
}

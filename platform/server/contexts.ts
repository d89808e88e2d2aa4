import type { CompiledQuery } from 'kysely';
import { todayIn } from '../dates.ts';
import type { Envelope } from '../envelope.ts';
import type { Language } from '../language.ts';
import type { App } from './app.ts';
import { auditStatement } from './audit.ts';
import type { Caller } from './callers.ts';
import type { Db } from './database.ts';
import type { CallSource } from './dispatch.ts';
import { eventStatement } from './events.ts';
import type { Context } from './implement.ts';
import { tell } from './listeners.ts';
import { deliveryJob, queueMessage } from './messages.ts';
import type { Statement } from './statements.ts';
import { inTransaction } from './transactions.ts';
import { tellOutside } from './webhook-event.ts';

export interface CallFacts {
  readonly app: App;
  readonly caller: Caller;
  readonly envelope: Pick<Envelope, 'language' | 'lockId' | 'payload'>;
  readonly source: Pick<CallSource, 'requestId' | 'ip' | 'agent' | 'idempotencyKey'>;
  readonly operation: string;
}

/**
 * The context of one call over one transaction; made again when the transaction is run again. The trail and the word to
 * others go along with the commit where there is an `atTheEnd`; without it they are written at once, so that a part of the
 * transaction can be taken back with them.
 */
export function contextFor(
  facts: CallFacts,
  db: Db,
  afterCommit: (() => void)[],
  atTheEnd?: (query: CompiledQuery) => void,
): Context {
  const writeLast = async (statement: Statement) => {
    const query = statement.compile(db);
    if (atTheEnd) atTheEnd(query);
    else await db.executeQuery(query);
  };
  const { app, caller, envelope, source, operation } = facts;
  const { partition, actor, sessionHash } = caller;
  const { requestId, ip, agent } = source;
  const now = app.clock.now();
  const timeZone = app.zones.of(partition);
  const context: Context = {
    app,
    actor,
    sessionHash,
    partition,
    language: envelope.language,
    lockId: envelope.lockId,
    requestId,
    operation,
    ip,
    agent,
    db,
    now,
    timeZone,
    today: todayIn(timeZone, now),
    async audit(entries) {
      const entry = auditStatement({ partition, actor, ip, requestId, operation }, entries);
      if (entry) await writeLast(entry);
      await tellOutside(context, entries);
    },
    publish: (channels, event, recordId, lockId) =>
      context.publishAll([{ channels: [channels].flat(), event, recordId, ...(lockId !== undefined && { lockId }) }]),
    async publishAll(bells) {
      const events = bells.flatMap(({ channels, lockId = null, ...told }) =>
        channels.map((channel) => ({ ...told, partition, lockId, by: actor.name, channel })),
      );
      if (events.length > 0) await writeLast(eventStatement(events));
      afterCommit.push(() => {
        // Known here at once: who has just written never reads what was read before.
        for (const { channel } of events) app.bells.ring(partition, channel);
        app.realtime.wake();
      });
    },
    writeLast,
    async send(message) {
      const id = await queueMessage({ app, db, partition }, message);
      afterCommit.push(() => app.jobs.wake(deliveryJob));
      return id;
    },
    happened: (happening, facts) => tell(context, happening, facts),
    as: (other) => contextFor({ ...facts, caller: { ...caller, actor: other } }, db, afterCommit, atTheEnd),
    afterCommit: (task) => void afterCommit.push(task),
  };
  return context;
}

/** Runs a task in a transaction of another partition than the caller's, for calls that only now learn which one it is. */
export async function inPartition<T>(
  context: Context,
  partition: string,
  task: (context: Context) => Promise<T>,
): Promise<T> {
  const { app, actor, sessionHash, language, lockId, requestId, ip, agent, operation } = context;
  const afterCommit: (() => void)[] = [];
  const facts: CallFacts = {
    app,
    operation,
    caller: { actor, partition, sessionHash },
    envelope: { language, lockId, payload: {} },
    source: { requestId, ip, agent, idempotencyKey: undefined },
  };
  const result = await inTransaction(app.database, { partition }, (transaction) => {
    afterCommit.length = 0;
    return task(contextFor(facts, transaction, afterCommit));
  });
  for (const done of afterCommit) done();
  return result;
}

/** A context for work that no caller waits for: a job, a reminder. It belongs to no partition until it enters one. */
export function systemContext(
  app: App,
  { language, requestId, operation }: { language: Language; requestId: string; operation: string },
): Context {
  return contextFor(
    {
      app,
      operation,
      caller: { actor: { kind: 'system', name: 'system' }, partition: '', sessionHash: undefined },
      envelope: { language, lockId: null, payload: {} },
      source: { requestId, ip: '', agent: '', idempotencyKey: undefined },
    },
    app.database.single(''),
    [],
  );
}

/** The same context as of another moment: what is checked by the day is checked by that day. */
export function asOf<Of extends Pick<Context, 'now' | 'today' | 'timeZone'>>(context: Of, now: Date): Of {
  return { ...context, now, today: todayIn(context.timeZone, now) };
}

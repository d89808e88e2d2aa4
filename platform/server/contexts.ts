import type { Envelope } from '../envelope.ts';
import type { App } from './app.ts';
import { writeAudit } from './audit.ts';
import type { Caller } from './callers.ts';
import type { Db } from './database.ts';
import type { CallSource } from './dispatch.ts';
import { recordEvent } from './events.ts';
import type { Context } from './implement.ts';
import { queueMessage } from './messages.ts';

export interface CallFacts {
  readonly app: App;
  readonly caller: Caller;
  readonly envelope: Pick<Envelope, 'language' | 'lockId' | 'payload'>;
  readonly source: Pick<CallSource, 'requestId' | 'ip' | 'agent' | 'idempotencyKey'>;
  readonly operation: string;
}

/** The context of one call over one transaction; made again when the transaction is run again. */
export function contextFor({ app, caller, envelope, source, operation }: CallFacts, db: Db, afterCommit: (() => void)[]): Context {
  const { partition, actor, sessionHash } = caller;
  const { requestId, ip, agent } = source;
  return {
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
    now: app.clock.now(),
    audit: (entry) => writeAudit(db, { partition, actor, ip, requestId, operation }, entry),
    async publish(channel, event, recordId, lockId) {
      await recordEvent(db, { partition, channel, event, recordId, lockId: lockId ?? null, by: actor.name });
      afterCommit.push(() => app.realtime.wake());
    },
    async send(message) {
      const id = await queueMessage({ app, db, partition }, message);
      afterCommit.push(() => app.jobs.wake());
      return id;
    },
    afterCommit: (task) => void afterCommit.push(task),
  };
}

import type { App } from './app.ts';
import { anchorOf, type ChainHead, setAnchor } from './audit-anchor.ts';
import { type CheckedPart, checkAuditTrail, headOf, sealAuditTrail } from './audit-chain.ts';
import { writeAudit } from './audit.ts';
import { inTransaction } from './transactions.ts';

export interface Acknowledgement {
  readonly partition: string;
  /** The person who answers for it. */
  readonly by: string;
  /** Why the trail ends before what was noted: which backup, and what had happened. */
  readonly reason: string;
}

/** What was found, in a sentence for the operator's terminal. */
export class NothingToAcknowledge extends Error {
  override readonly name = 'NothingToAcknowledge';
}

/**
 * A database that was set back to a backup no longer holds what was noted of its trail. Somebody answers for that: an entry
 * of the trail says who, why and what is missing, and from there on the trail is checked again. Only for a chain that is
 * whole as far as it goes; one in which entries were changed, removed or slipped in stays reported.
 */
export async function acknowledgeRestore(app: App, { partition, by, reason }: Acknowledgement): Promise<ChainHead> {
  await sealAuditTrail(app);
  const found = await wholeCheck(app, partition);
  const reached = await headOf(app.database.single(partition), partition);
  const noted = await anchorOf(app, partition);
  if (!noted || found.problem === undefined)
    throw new NothingToAcknowledge(`The trail of ${partition} is unbroken up to entry ${found.upTo}.`);
  if (found.upTo !== reached.number)
    throw new NothingToAcknowledge(
      `The trail of ${partition} is broken after entry ${found.upTo} (${found.problem}); a restore does not explain that.`,
    );
  await inTransaction(app.database, { partition }, (db) =>
    writeAudit(
      db,
      {
        partition,
        actor: { kind: 'system', name: by },
        ip: '',
        requestId: `restore-${noted.number}`,
        operation: 'acknowledgeRestore',
      },
      {
        noun: 'auditTrail',
        recordId: partition,
        event: 'restoreAcknowledged',
        after: { reason, notedUpTo: noted.number, notedHash: noted.hash, reachedUpTo: reached.number },
      },
    ),
  );
  await sealAuditTrail(app);
  const head = await headOf(app.database.single(partition), partition);
  await setAnchor(app, partition, head);
  app.log.warn({ partition, by, reason, noted, ...head }, 'a restored audit trail was acknowledged');
  return head;
}

async function wholeCheck(app: App, partition: string): Promise<CheckedPart> {
  const db = app.database.single(partition);
  for (let after = 0; ;) {
    const part = await checkAuditTrail({ app, db, partition }, after);
    if (part.isEnd) return part;
    after = part.upTo;
  }
}

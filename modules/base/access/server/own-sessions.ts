import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import type { ownSession } from '../contract.ts';
import { deviceOf } from '../device.ts';

/** The living sessions of somebody, with what can be said of each without opening it. */
export async function sessionsOf(
  { app, partition, sessionHash }: Context,
  userId: string,
): Promise<z.input<typeof ownSession>[]> {
  const rows = await app.sessions.allOf(partition, userId);
  return rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.agent),
    ip: row.ip,
    openedAt: row.opened_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    isCurrent: sessionHash?.equals(row.token_hash) ?? false,
  }));
}

/**
 * Ends every session of somebody in the transaction of the change that asks for it, so that neither happens alone; the
 * sockets are closed after it. Returns how many there were.
 */
export async function signOutEverywhere(context: Context, userId: string): Promise<number> {
  const { app, db, partition } = context;
  const { rows } = await sql<{ hash: Buffer }>`select session_end_all(${partition}, ${userId}) as hash`.execute(db);
  context.afterCommit(() => app.realtime.closeSessions(rows.map(({ hash }) => hash)));
  return rows.length;
}

import { sql } from 'kysely';
import { rightsChannel } from '#platform/envelope.ts';
import { failures } from '#platform/failure.ts';
import { beforeListener, listener } from '#platform/server/listeners.ts';
import type { AccessFailureCode } from '../messages/failures/index.ts';
import { administrators, lockRights } from './administrators.ts';

const fail = failures<AccessFailureCode>();

/** Refuses to deactivate the company of the last people who can let others in. */
export const keepAdministrators = beforeListener(
  'company.deactivated',
  'keep-administrators',
  async (context, { companyId }) => {
    await lockRights(context);
    const left = await administrators(context);
    const were = await administrators(context, { companyId });
    if (were.length > 0 && left.length === 0) throw fail('lastAdministrator', 'rule');
  },
);

/** Ends the sessions of its people in the same moment; their sockets are closed after the commit. */
export const signOutPeople = listener('company.deactivated', 'sign-out-people', async (context, { companyId }) => {
  const { app, db, partition, actor, afterCommit } = context;
  const { rows } = await sql<{ hash: Buffer }>`
    select ended.hash from app_user u, session_end_all(u.partition, u.id) as ended (hash)
    where u.partition = ${partition} and u.company_id = ${companyId}`.execute(db);
  if (rows.length > 0) afterCommit(() => app.realtime.closeSessions(rows.map(({ hash }) => hash)));
  await context.publish(rightsChannel, 'changed', actor.kind === 'user' ? actor.id : '');
});

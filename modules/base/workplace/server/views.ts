import { sql } from 'kysely';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import { lockIdOf, refuseStale } from '#platform/server/records.ts';
import type { SavedView } from '../contract.ts';
import './tables.ts';

const fail = failures<FailureCode>();
/** Of one person and list; a menu of more would be read by nobody. */
const viewsAtMost = 50;

function person({ actor }: Context): UserActor {
  if (actor.kind !== 'user') throw fail('notFound', 'notFound');
  return actor;
}

/**
 * A person's own views first, then those that others share, each by name. A supplier's own users share among themselves:
 * what staff look for would tell them of other suppliers.
 */
export async function viewsOf(context: Context, list: string): Promise<SavedView[]> {
  const { id: userId, companyId } = person(context);
  const rows = await views(context)
    .where('v.list', '=', list)
    .where((eb) =>
      eb.or([
        eb('v.owner_id', '=', userId),
        eb.and([
          eb('v.is_shared', '=', true),
          eb('v.company_id', '=', companyId),
          sql<boolean>`u.supplier_id is not distinct from (select me.supplier_id from app_user me where me.partition = v.partition and me.id = ${userId})`,
        ]),
      ]),
    )
    .orderBy(sql`v.owner_id <> ${userId}`)
    .orderBy(sql`lower(v.name)`)
    .limit(viewsAtMost * 4)
    .execute();
  return rows.map((row) => shown(row, userId));
}

type NewView = Pick<SavedView, 'name' | 'isShared' | 'state'>;

export async function createView(context: Context, list: string, view: NewView): Promise<SavedView> {
  const { db, partition } = context;
  const { id: userId, companyId } = person(context);
  const { count } = await db
    .selectFrom('saved_view')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('partition', '=', partition)
    .where('owner_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  if (count >= viewsAtMost) throw fail('tooMany', 'rule', { max: viewsAtMost });
  const { id } = await db
    .insertInto('saved_view')
    .values({
      partition,
      company_id: companyId,
      owner_id: userId,
      list,
      name: view.name,
      is_shared: view.isShared,
      state: JSON.stringify(view.state),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  return await ownView(context, id);
}

/** Only whoever saved a view changes it; to others it is not there. */
export async function changeView(context: Context, id: string, view: NewView): Promise<SavedView> {
  const { db, partition } = context;
  await lockView(context, id);
  await db
    .updateTable('saved_view')
    .set({
      name: view.name,
      is_shared: view.isShared,
      state: JSON.stringify(view.state),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('partition', '=', partition)
    .where('id', '=', id)
    .execute()
    .catch(nameTaken);
  return await ownView(context, id);
}

export async function deleteView(context: Context, id: string): Promise<void> {
  const { db, partition } = context;
  await lockView(context, id);
  await db.deleteFrom('saved_view').where('partition', '=', partition).where('id', '=', id).execute();
}

async function lockView(context: Context, id: string): Promise<void> {
  const row = await context.db
    .selectFrom('saved_view')
    .select(['version', 'updated_at'])
    .where('partition', '=', context.partition)
    .where('id', '=', id)
    .where('owner_id', '=', person(context).id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw fail('notFound', 'notFound');
  await refuseStale(context, lockIdOf(row), () => ({
    // Nobody else changes it; this is the same person at another screen.
    by: person(context).name,
    at: row.updated_at,
    show: () => ownView(context, id),
  }));
}

/** One of the caller's own; to others it is not there. */
export async function ownView(context: Context, id: string): Promise<SavedView> {
  const { id: userId } = person(context);
  const row = await views(context).where('v.id', '=', id).where('v.owner_id', '=', userId).executeTakeFirst();
  if (!row) throw fail('notFound', 'notFound');
  return shown(row, userId);
}

function views({ db, partition }: Context) {
  return db
    .selectFrom('saved_view as v')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.partition', '=', 'v.partition').onRef('u.id', '=', 'v.owner_id'),
    )
    .select(['v.id', 'v.version', 'v.name', 'v.is_shared', 'v.owner_id', 'v.state'])
    .select(sql<string>`u.name || ' ' || u.surname`.as('owner'))
    .where('v.partition', '=', partition);
}

type Row = Awaited<ReturnType<ReturnType<typeof views>['executeTakeFirstOrThrow']>>;

function shown(row: Row, userId: string): SavedView {
  return {
    viewId: row.id,
    lockId: String(row.version),
    name: row.name,
    isShared: row.is_shared,
    isOwn: row.owner_id === userId,
    owner: row.owner,
    state: row.state,
  };
}

function nameTaken(error: unknown): never {
  if ((error as { constraint?: string }).constraint === 'saved_view_name_once')
    throw invalidFields({ name: { code: 'nameTaken' } });
  throw error;
}

import type { Context } from '#platform/server/implement.ts';

/**
 * The client with which a partition begins: everything that is not said here has the usual values of a new client. Answers
 * undefined where the partition has companies already.
 */
export async function openClient(
  { db, partition, audit }: Context,
  { name, timeZone, supportEmail }: { readonly name: string; readonly timeZone: string; readonly supportEmail: string },
): Promise<string | undefined> {
  const present = await db
    .selectFrom('company')
    .select('id')
    .where('partition', '=', partition)
    .limit(1)
    .executeTakeFirst();
  if (present) return undefined;
  const { id } = await db
    .insertInto('company')
    .values({
      partition,
      name,
      trade_name: name,
      is_client: true,
      address: '{}',
      time_zone: timeZone,
      support_email: supportEmail,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit({ noun: 'company', recordId: id, event: 'created', after: { name, timeZone } });
  return id;
}

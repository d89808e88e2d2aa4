import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import '../tables.ts';

const fail = failures<FailureCode>();

/** The client whose settings are meant: the caller's own company unless another client of the partition is named. */
export async function clientOf({ db, partition, actor }: Context, companyName: string) {
  if (actor.kind !== 'user') throw fail('forbidden', 'forbidden');
  const query = db
    .selectFrom('company')
    .select([
      'id',
      'name',
      'trade_name',
      'link_validity_days',
      'support_email',
      'support_telephone',
      'logo_url',
      'brand_colour',
    ])
    .where('partition', '=', partition);
  const company = await (
    companyName === ''
      ? query.where('id', '=', actor.companyId)
      : query.where('name', '=', companyName).where('is_client', '=', true)
  ).executeTakeFirst();
  if (!company) throw fail('notFound', 'notFound');
  return company;
}

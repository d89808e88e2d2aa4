import { failures } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import { marginAfter } from '#modules/work/loads/margin.ts';
import type { LoadTotals, StoredLoad } from '#modules/work/loads/server/index.ts';

const fail = failures<LoadFailureCode>();

/**
 * Refuses charges that leave less of a load than the floor, on the field that was typed. What had sunk below it before, by
 * somebody who may agree to that, is refused only where it would sink further.
 */
export async function refuseThinMargin(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  before: Pick<StoredLoad, 'company_id' | 'sell_net' | 'buy_net'>,
  after: Pick<LoadTotals, 'sell_net' | 'buy_net'>,
  field: 'charges' | 'amount',
): Promise<void> {
  const of = ({ sell_net, buy_net }: Pick<LoadTotals, 'sell_net' | 'buy_net'>) =>
    marginAfter(cents(sell_net), cents(buy_net));
  const [was, margin] = [of(before), of(after)];
  if (margin === null || (was !== null && margin >= was)) return;
  const { margin_floor_percent: floor } = await db
    .selectFrom('company')
    .select('margin_floor_percent')
    .where('partition', '=', partition)
    .where('id', '=', before.company_id)
    .executeTakeFirstOrThrow();
  if (margin >= Number(floor) * 10) return;
  const details = { margin: margin / 10, floor: Number(floor) };
  throw fail('marginBelowFloor', 'rule', details, { [field]: { code: 'marginBelowFloor', details } });
}

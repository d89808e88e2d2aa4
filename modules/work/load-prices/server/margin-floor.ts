import { failures } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import { marginAfter, marginFloorTenths } from '#modules/work/loads/margin.ts';
import type { LoadTotals, StoredLoad } from '#modules/work/loads/server/index.ts';

const fail = failures<LoadFailureCode>();

/**
 * Refuses charges that leave less of a load than the floor, on the field that was typed. What had sunk below it before, by
 * somebody who may agree to that, is refused only where it would sink further.
 */
export function refuseThinMargin(
  before: Pick<StoredLoad, 'sell_net' | 'buy_net'>,
  after: Pick<LoadTotals, 'sell_net' | 'buy_net'>,
  field: 'charges' | 'amount',
): void {
  const of = ({ sell_net, buy_net }: Pick<LoadTotals, 'sell_net' | 'buy_net'>) =>
    marginAfter(cents(sell_net), cents(buy_net));
  const [was, margin] = [of(before), of(after)];
  if (margin === null || margin >= marginFloorTenths || (was !== null && margin >= was)) return;
  const details = { margin: margin / 10, floor: marginFloorTenths / 10 };
  throw fail('marginBelowFloor', 'rule', details, { [field]: { code: 'marginBelowFloor', details } });
}

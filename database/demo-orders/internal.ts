import { addDays } from '#platform/dates.ts';
import type { OrderPerson } from '#modules/money/orders/server/index.ts';
import { type DemoOrder, type KnownRecords, type Line, linesOf } from './known.ts';

const shunting: Line = ['LINEHAUL', 'Trailers moved at City Deep, a move', 12, 'each', 640];
const standing: Line = ['STANDING', 'Tractor with driver, standing by', 18, 'hour', 420];
const km: Line = ['LINEHAUL-KM', 'Empty trailers back to the depot', 860, 'km', 16.4];
const handling: Line = ['CROSSDOCK', 'Pallets moved across the dock', 144, 'pallet', 38];

/** What centres do for each other: agreed to by both managers, delivered, charged. */
export function internalOrders(
  known: KnownRecords,
  { asking, performing }: { readonly asking: OrderPerson; readonly performing: OrderPerson },
): DemoOrder<'internal'>[] {
  const { centres, types, today } = known;
  const order = (
    [from, by]: readonly [asking: string, performing: string],
    lines: readonly Line[],
    more: Partial<DemoOrder<'internal'>['order']> = {},
  ): DemoOrder<'internal'>['order'] => ({
    orderTypeId: types.get('IO')!,
    profitCentreId: centres.get(from)!,
    performingCentreId: centres.get(by)!,
    lines: linesOf(known, lines),
    ...more,
  });
  const forFood = ['FMCG', 'LINEHAUL'] as const;
  const forLinehaul = ['LINEHAUL', 'FMCG'] as const;
  const managers = [asking, performing];
  return [
    {
      kind: 'internal',
      order: order(forFood, [shunting, standing]),
      managers,
      daysAgo: 27,
      receipts: [{ daysAgo: 24, share: 1, deliveryNote: 'Week 44' }],
      events: [{ event: 'book' }],
    },
    {
      kind: 'internal',
      order: order(forFood, [['CROSSDOCK', 'Pallets wrapped again after rain', 26, 'pallet', 45]]),
      managers,
      daysAgo: 20,
      receipts: [{ daysAgo: 18, share: 1, deliveryNote: 'Dock sheet 797' }],
      events: [{ event: 'book' }],
      reversed: { askedBy: asking, decidedBy: performing, reason: 'The carrier of the load pays for the wrapping.' },
    },
    {
      kind: 'internal',
      order: order(forFood, [km]),
      managers,
      daysAgo: 9,
      receipts: [{ daysAgo: 6, share: 1, deliveryNote: 'Week 46' }],
    },
    {
      kind: 'internal',
      order: order(forLinehaul, [handling], { deliverTo: 'City Deep, dock 4', requiredBy: addDays(today, 3) }),
      managers,
      daysAgo: 5,
      receipts: [{ daysAgo: 2, share: 0.5, deliveryNote: 'Dock sheet 812' }],
    },
    // The manager who was asked has agreed by capturing it; the one who pays decides.
    {
      kind: 'internal',
      order: order(forFood, [['STANDING', 'Tractor for the weekend', 24, 'hour', 420]], {
        requiredBy: addDays(today, 4),
        note: 'From Saturday 06:00, with a driver.',
      }),
      until: 'SUBMITTED',
      daysAgo: 1,
    },
    { kind: 'internal', order: order(forFood, [shunting]), managers, until: 'APPROVED' },
    // Nobody answers for the lane to Cape Town: what to do about it stands on its page.
    { kind: 'internal', order: order(['N1', 'LINEHAUL'], [standing]), until: 'DRAFT' },
  ];
}

import { addDays } from '#platform/dates.ts';
import { type DemoOrder, type KnownRecords, type Line, linesOf } from './known.ts';

const drive: Line = ['TYR-31580', 'Tyre 315/80 R22.5 drive', 8, 'each', 5480];
const valve: Line = ['TYR-VALVE', 'Valve, steel', 8, 'each', 38.5];
const alignment: Line = ['SRV-ALIGN', 'Wheel alignment, 3 axles', 3, 'each', 950];
const steer: Line = ['TYR-38565', 'Tyre 385/65 R22.5 steer', 2, 'each', 6120];
const oil: Line = ['OIL-15W40', 'Engine oil 15W-40', 210, 'litre', 62.3];
const pallets: Line = ['PALLET', 'Wooden pallet 1 200 × 1 000', 260, 'each', 145];
const adBlue: Line = ['ADBLUE', 'AdBlue, bulk', 1000, 'litre', 9.45];
const chairs: Line = ['OFFICE', 'Chairs for the dispatch office', 6, 'each', 1850];

/** Purchase orders in every state: tyres, pallets, AdBlue, an office. */
export function purchaseOrders(known: KnownRecords): DemoOrder<'purchase'>[] {
  const { centres, types, suppliers, vehicleId, today } = known;
  const supplier = (word: RegExp) => suppliers.find(({ name }) => word.test(name))?.id ?? suppliers[0]!.id;
  const order = (
    of: { readonly type: string; readonly centre: string; readonly from: RegExp },
    lines: readonly Line[],
    more: Partial<DemoOrder<'purchase'>['order']> = {},
  ): DemoOrder<'purchase'>['order'] => ({
    orderTypeId: types.get(of.type)!,
    profitCentreId: centres.get(of.centre)!,
    supplierId: supplier(of.from),
    terms: '30 days from statement',
    lines: linesOf(known, lines),
    ...more,
  });
  const tyres = { type: 'WS', centre: 'FLEET', from: /Tyres/ };
  const depot = { type: 'PO', centre: 'GERMISTON', from: /Pallets/ };
  const office = { type: 'PO', centre: 'OVERHEAD', from: /Office/ };
  const deliverTo = 'Own fleet workshop, 14 Refinery Road, Germiston';
  const quotes = [
    { supplierName: 'Rand Rubber Traders', amount: 46_900, reference: 'Q-2217' },
    { supplierName: 'Bandekraal Springs', amount: 47_350, reference: 'offer of Monday' },
  ];
  return [
    {
      order: order(tyres, [drive, valve]),
      daysAgo: 41,
      receipts: [{ daysAgo: 36, share: 1, deliveryNote: 'HS-40211' }],
    },
    {
      order: order(tyres, [drive, valve, alignment], { vehicleId, deliverTo, requiredBy: addDays(today, 4) }),
      daysAgo: 6,
      receipts: [{ daysAgo: 1, share: 0.5, deliveryNote: 'HS-40873' }],
    },
    { order: order(tyres, [steer], { vehicleId, deliverTo, requiredBy: addDays(today, 9) }), daysAgo: 2 },
    {
      order: order(tyres, [[...drive.slice(0, 2), 12, 'each', 5480] as unknown as Line, valve], {
        deliverTo,
        requiredBy: addDays(today, 6),
        quotes,
        note: 'Please deliver before 14:00, the yard is closed afterwards.',
      }),
      until: 'SUBMITTED',
      daysAgo: 1,
    },
    { order: order(tyres, [oil, adBlue], { requiredBy: addDays(today, 12) }), until: 'APPROVED' },
    { order: order(depot, [pallets], { deliverTo: 'Germiston depot, gate 3', requiredBy: today }), daysAgo: 12 },
    {
      order: order(depot, [[...pallets.slice(0, 2), 120, 'each', 145] as unknown as Line]),
      daysAgo: 20,
      receipts: [{ daysAgo: 15, share: 1, deliveryNote: 'BG-118' }],
    },
    // Neither the item nor the centre has an account: what to do about it stands on its page.
    { order: order(office, [chairs]), until: 'DRAFT' },
  ];
}

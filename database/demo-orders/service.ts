import crypto from 'node:crypto';
import { addDays } from '#platform/dates.ts';
import { type DemoOrder, type KnownRecords, type Line, linesOf, type OwnVehicle } from './known.ts';

const labour = (hours: number): Line => ['SRV-LABOUR', 'Workshop labour', hours, 'hour', 685];
const pads: Line = ['BRK-PADS', 'Brake pads, axle set', 2, 'each', 2360];
const oil: Line = ['OIL-15W40', 'Engine oil 15W-40', 38, 'litre', 62.3];
const alignment: Line = ['SRV-ALIGN', 'Wheel alignment, 3 axles', 1, 'each', 950];
const clutch: Line = ['SRV-LABOUR', 'Clutch overhaul, exchange kit', 1, 'each', 48_500];
const defect = (text: string) => ({ id: crypto.randomUUID() as string, text });

/** What a workshop does to the own vehicles: from a draft to work that is accepted. */
export function serviceOrders(known: KnownRecords): DemoOrder<'service'>[] {
  const { centres, types, suppliers, vehicles, today } = known;
  const [any] = vehicles.values();
  const [older, newer] = ['KX91PSGP', 'KZ45NTGP'].map((registration) => vehicles.get(registration) ?? any!) as [
    OwnVehicle,
    OwnVehicle,
  ];
  const supplierId = suppliers.find(({ name }) => /Tyres/.test(name))?.id ?? suppliers[0]!.id;
  const order = (
    vehicle: OwnVehicle,
    lines: readonly Line[],
    { odometerKm = null, ...more }: Partial<DemoOrder<'service'>['order']> = {},
  ): DemoOrder<'service'>['order'] => ({
    orderTypeId: types.get('SO')!,
    profitCentreId: centres.get('FLEET')!,
    supplierId,
    vehicleId: vehicle.id,
    // So many kilometres after what stands in the vehicle's record, which people change.
    odometerKm: odometerKm === null ? null : vehicle.odometer + odometerKm,
    terms: '30 days from statement',
    lines: linesOf(known, lines),
    ...more,
  });
  const [pulls, lamp] = [defect('Brakes pull to the left'), defect('Marker lamp left does not light')];
  const quotes = [{ supplierName: 'Bandekraal Truck Repairs', amount: 57_400, reference: 'Q-611' }];
  return [
    {
      kind: 'service',
      order: order(older, [labour(5), pads], { odometerKm: 60, defects: [pulls, lamp] }),
      daysAgo: 19,
      receipts: [
        {
          daysAgo: 15,
          share: 1,
          accepted: {
            odometerKm: older.odometer + 210,
            workCard: 'WC-20711',
            warrantyUntil: addDays(today, 165),
            repaired: [pulls.id, lamp.id],
          },
        },
      ],
    },
    {
      kind: 'service',
      order: order(newer, [labour(9), ['BRK-PADS', 'Seal kit, gearbox output', 1, 'each', 3180]], {
        odometerKm: 470,
        defects: [defect('Oil under the gearbox'), defect('Third gear jumps out')],
        requiredBy: addDays(today, 2),
      }),
      daysAgo: 3,
      events: [{ event: 'start' }, { event: 'awaitParts', reason: 'The seal kit comes on Thursday' }],
    },
    {
      kind: 'service',
      order: order(older, [alignment, labour(1)], { odometerKm: 390, defects: [defect('Steers to the right')] }),
      daysAgo: 2,
      events: [{ event: 'start' }, { event: 'finish' }],
    },
    {
      kind: 'service',
      order: order(older, [clutch, labour(11)], {
        odometerKm: 400,
        defects: [defect('Clutch slips under load')],
        requiredBy: addDays(today, 7),
        quotes,
      }),
      until: 'SUBMITTED',
      daysAgo: 1,
    },
    {
      kind: 'service',
      order: order(newer, [labour(4), oil], { odometerKm: 490, requiredBy: addDays(today, 5) }),
      until: 'APPROVED',
    },
    {
      kind: 'service',
      order: order(newer, [['TYR-31580', 'Tyre 315/80 R22.5 drive, fitted', 4, 'each', 5610]], {
        requiredBy: addDays(today, 10),
      }),
      until: 'DRAFT',
    },
  ];
}

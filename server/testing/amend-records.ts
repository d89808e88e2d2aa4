import crypto from 'node:crypto';
import type { House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import { buildLoad } from '#modules/work/loads/server/index.ts';

type Values = Readonly<Record<string, unknown>>;
type Records = Readonly<Record<string, () => Promise<Values>>>;

interface Parties {
  readonly customer: string;
  readonly supplier: string;
}

/** What a load has besides the usual one, each field with a value of its own. */
const wholeLoad = {
  orderNumbers: [
    { kind: 'customerOrder' as const, number: 'PO-1' },
    { kind: 'waybill' as const, number: 'WB-2' },
  ],
  pieces: 40,
  pallets: 20,
  volumeM3: 55.5,
  unNumber: '1203',
  dangerClass: '3',
  packingGroup: 'II' as const,
  emergencyPhone: '+27115550100',
  temperatureMin: -20,
  temperatureMax: -15,
  container: { number: 'MSKU1234565', sealNos: ['S-1', 'S-2'] },
  distanceKm: 570,
  distanceSource: 'route' as const,
  instructions: 'Ring at the gate',
  internalNotes: 'Pays late',
  supplierReference: 'K-77',
};

const wholeRate = (customerId: string) => ({
  side: 'sell',
  partyKind: 'customer',
  customerId,
  origin: { scope: 'city', value: 'Johannesburg', country: 'South Africa' },
  destination: { scope: 'country', value: '', country: 'Mozambique' },
  method: 'perTon',
  rate: 512.25,
  bands: [{ from: 10, rate: 480.5 }],
  minCharge: 4500,
  includedStops: 2,
  extraStop: 350,
  freeStandingMinutes: 90,
  standingRate: 420,
  priority: 20,
  validFrom: '2030-02-01',
  validTo: '2030-12-31',
  note: 'Agreed by mail',
});

/** Loads, rates and their settings for changes that amend them; each answers what names its record. */
export function workRecords({ app, ask }: House, staff: Staff, { customer, supplier }: Parties): Records {
  const idOf = async (operation: string, payload: Values) => {
    const { id } = await ask<{ id: string }>(operation, payload, staff);
    return { id };
  };
  return {
    putLoad: async () => ({
      id: await buildLoad(app, 'alpha', {
        customerId: customer,
        status: 'READY',
        detail: wholeLoad,
      }),
    }),
    putLoadTemplate: async () => {
      const loadId = await buildLoad(app, 'alpha', { customerId: customer });
      const name = `Weekly ${crypto.randomUUID()}`;
      return idOf('postLoadTemplate', { loadId, name, weekdays: [1, 4], daysAhead: 3, isActive: false });
    },
    putRate: () => idOf('postRate', wholeRate(customer)),
    putInspectionTemplate: async () => {
      const { items, lockId } = await ask<{ items: unknown[]; lockId: string }>('getInspectionTemplate', {}, staff);
      await ask('putInspectionTemplate', { items: items.toReversed() }, { ...staff, lockId });
      return {};
    },
    putWebhookEndpoint: async () => {
      const endpoint = { url: 'http://127.0.0.1:9/hook', description: 'Books', events: ['supplier.approved'] };
      const { webhookEndpointId } = await ask<{ webhookEndpointId: string }>('postWebhookEndpoint', endpoint, staff);
      return { webhookEndpointId };
    },
    putPodMailbox: async () => {
      const mailbox = { host: 'mail.example', port: 143, security: 'starttls', userName: 'pods', folder: 'Scans' };
      await ask('putPodMailbox', { ...mailbox, password: 'Demo-1234-scan', isActive: false }, staff);
      return {};
    },
    ...orderRecords({ idOf }, supplier),
  };
}

interface Making {
  readonly idOf: (operation: string, payload: Values) => Promise<{ readonly id: string }>;
}

function orderRecords({ idOf }: Making, supplierId: string): Records {
  const code = () => `A${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const centre = async () => (await idOf('addProfitCentre', { code: code(), name: 'Workshop', type: 'depot' })).id;
  const base = async (module: string) => {
    const item = { code: code(), description: 'Tyre', kind: 'cost', itemGroup: 'handling', unit: 'each' };
    // Of its own: an item names accounts that are in the chart.
    const number = `8${crypto.randomInt(100_000, 999_999)}`;
    await idOf('postJournalAccount', { number, name: 'Tyres', class: 'cost' });
    const [type, profitCentreId, itemMaster] = await Promise.all([
      idOf('createOrderType', { code: code(), name: 'Orders', module }),
      centre(),
      idOf('postItemMaster', { ...item, journalAccountBuy: number }),
    ]);
    const line = {
      id: crypto.randomUUID(),
      itemMasterId: itemMaster.id,
      description: 'Tyre',
      quantity: 8,
      price: 5480.5,
    };
    return {
      orderTypeId: type.id,
      profitCentreId,
      deliverTo: 'Gate 2',
      requiredBy: '2099-05-31',
      note: 'Ring first',
      lines: [{ ...line, unit: 'each' }],
    };
  };
  const bought = {
    supplierId,
    terms: '30 days',
    quotes: [{ supplierName: 'Other Tyres', amount: 6100, reference: 'Q-7' }],
  };
  const vehicle = () =>
    idOf('postVehicle', { registrationNumber: code(), kind: 'truckTractor', make: 'MAN', odometer: 400_000 });
  return {
    putPurchaseOrder: async () => idOf('postPurchaseOrder', { ...(await base('purchase')), ...bought }),
    putServiceOrder: async () =>
      idOf('postServiceOrder', {
        ...(await base('service')),
        ...bought,
        vehicleId: (await vehicle()).id,
        odometerKm: 400_120,
        defects: [{ id: crypto.randomUUID(), text: 'Brakes pull left' }],
      }),
    putInternalOrder: async () =>
      idOf('postInternalOrder', { ...(await base('internal')), performingCentreId: await centre() }),
  };
}

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureTexts } from '#platform/messages/failures/index.ts';
import type { App } from '#platform/server/app.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { customerFailureTexts } from '#modules/parties/customers/messages/failures/index.ts';
import { customerImport, customerOperationsWith } from '#modules/parties/customers/server/index.ts';
import { partyFailureTexts } from '#modules/parties/parties/messages/failures/index.ts';
import { supplierFailureTexts } from '#modules/parties/suppliers/messages/failures/index.ts';
import { supplierImport, supplierOperations } from '#modules/parties/suppliers/server/index.ts';
import { importFailureTexts } from '../messages/failures/index.ts';
import { importOperations, kindsByName } from './operations.ts';
import { bringIn, importRights } from './testing/import-house.ts';
import { importJob } from './work.ts';

let house: House;
let staff: Staff;
const kinds = [customerImport, supplierImport];
const failureCatalogues = [
  failureTexts,
  partyFailureTexts,
  customerFailureTexts,
  supplierFailureTexts,
  importFailureTexts,
];
beforeAll(async () => {
  house = await openHouse({
    implementations: [customerOperationsWith(), supplierOperations, importOperations({ kinds, failureCatalogues })],
    failureCatalogues: failureCatalogues.slice(1),
    jobKinds: (app: App) => [importJob(app, kindsByName(kinds)) as JobKind<never>],
  });
  staff = await buildStaff(house.app, 'alpha', [
    ...importRights,
    'getShippers',
    'getShipper',
    'postShipper',
    'putShipper',
    'recommendShipper',
    'getAllCarriersByClientName',
    'getCarrier',
    'postCarrier',
    'putCarrier',
  ]);
});
afterAll(() => house.close());

const file = (name: string) => fs.readFileSync(path.join(import.meta.dirname, 'testing/files', name));

interface Address {
  readonly addressLine1: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
}
const addressOf = ({ addressLine1, city, region, postalCode, country }: Address) =>
  [addressLine1, city, region, postalCode, country === 'South Africa' ? '' : country].join('|');

/** What became of the rows of a book: each outcome, then what is stored of each record in short. */
async function broughtIn(name: string, kind: 'debtor' | 'creditor') {
  const one = await bringIn(house, staff, file(name), name, kind);
  const { decimalComma } = await one.read();
  await one.check({ decimalComma });
  const checked = await one.rows();
  await one.say('commitImport', { scope: 'valid', isDoubtConfirmed: true });
  const records: unknown[] = [];
  for (const { recordId } of await one.rows())
    if (recordId) records.push(await (kind === 'debtor' ? customerOf(recordId) : supplierOf(recordId)));
  return {
    rows: checked.map(({ outcome, doubts, missing }) => `${outcome} ${missing.length} ${doubts.length}`),
    records,
  };
}

interface Customer {
  readonly accountNumber: string;
  readonly registeredName: string;
  readonly vatNumber: string;
  readonly telNumber: string;
  readonly physicalAddress: Address;
  readonly postalAddress: Address;
  readonly creditLimit: number;
  readonly recommendation: { readonly limit: number; readonly paymentTerm: number; readonly standing?: string } | null;
}
async function customerOf(id: string) {
  const stored = await house.ask<Customer>('getShipper', { id }, staff);
  const { accountNumber, registeredName, vatNumber, telNumber, recommendation: given } = stored;
  // Nothing of a balance is stored: no limit is in force either.
  expect(stored.creditLimit).toBe(0);
  return [
    `${accountNumber} ${registeredName}`,
    vatNumber,
    telNumber,
    addressOf(stored.physicalAddress),
    addressOf(stored.postalAddress),
    given && [given.limit, given.paymentTerm, ...(given.standing ? [given.standing] : [])].join(' '),
  ];
}

interface Supplier {
  readonly vendorNumber: string;
  readonly carrierDetail: {
    readonly registeredName: string;
    readonly regNo: string;
    readonly vatNo: string;
    readonly isVatRegistered: boolean;
    readonly physicalAddress: Address;
    readonly postalAddress: Address;
  };
}
async function supplierOf(keyIdentifier: string) {
  const { vendorNumber, carrierDetail } = await house.ask<Supplier>('getCarrier', { keyIdentifier }, staff);
  const { registeredName, regNo, vatNo, isVatRegistered, physicalAddress, postalAddress } = carrierDetail;
  expect(isVatRegistered).toBe(vatNo !== '');
  return [
    `${vendorNumber} ${registeredName}`.trim(),
    regNo,
    vatNo,
    addressOf(physicalAddress),
    addressOf(postalAddress),
  ];
}

const nowhere = '||||';

test.each([
  {
    name: 'pastel-age-analysis.csv',
    rows: ['create 6 0', 'create 6 0', 'create 6 0', 'leftOut 0 0'],
    records: [
      ['BOK001 Bokveld Packers', '', '+27275550151', nowhere, nowhere, '85000 30'],
      ['TUG002 Tugela Paper Sacks', '', '', nowhere, nowhere, '400000 45'],
      ['CAS003 Cash Sales', '', '', nowhere, nowhere, '0 0'],
    ],
  },
  {
    name: 'pastel-customers.csv',
    rows: ['create 5 1', 'create 6 0', 'create 3 0'],
    records: [
      [
        'MAL001 Maluti Timber Traders',
        '4480198765',
        '+27585550141',
        '4 Sawmill Road|||9701|',
        'PO Box 41|||9700|',
        '150000 30',
      ],
      ['DRK002 Drakensberg Dairies', '', '+27365550142', nowhere, nowhere, '0 0'],
      [
        'VAA003 Vaal Bricks & Tiles',
        '',
        '+27165550143',
        '12 Kiln Street|||1939|',
        '12 Kiln Street|||1939|',
        '1250000 60',
      ],
    ],
  },
  {
    name: 'quickbooks-customers.csv',
    rows: ['create 7 0', 'create 6 0', 'create 6 0', 'leftOut 0 0'],
    records: [
      [
        '10021 Lowveld Citrus Exporters',
        '4190155555',
        '+27135550171',
        '7 Orchard Lane||||',
        'PO Box 12||||',
        '95000 30',
      ],
      ['10022 Highveld Feeds', '', '', nowhere, nowhere, '0 0'],
      ['10023 Old Mill Bakery', '', '', nowhere, nowhere, '5000 15'],
    ],
  },
  {
    name: 'sage-accounting-customers.xlsx',
    rows: ['create 2 0', 'create 6 0', 'leftOut 0 0'],
    records: [
      [
        expect.stringMatching(/^C\d{6} Orange River Vineyards$/),
        '4330166666',
        '+27545550201',
        '3 Vine Road|Upington|Northern Cape|8801|',
        'PO Box 9|||8800|',
        '120000 30',
      ],
      [expect.stringMatching(/^C\d{6} Kalahari Salt Works$/), '', '', nowhere, nowhere, '0 0'],
    ],
  },
  {
    name: 'sage-evolution-debtors.xlsx',
    rows: ['create 4 0', 'create 6 0'],
    records: [
      [
        'EVO01 Amatola Pine Products (Pty) Ltd',
        '4550188888',
        '+27435550211',
        '21 Forest Way|||5201|',
        'PO Box 21|||5200|',
        '250000 30 ACTIVE',
      ],
      ['EVO02 Border Scrap Metals', '', '', nowhere, nowhere, '15000 0 SUSPENDED'],
    ],
  },
  {
    name: 'xero-contacts.csv',
    rows: ['create 0 0', 'create 2 0'],
    records: [
      [
        'SWA-7 Swartland Grain Handlers (Pty) Ltd',
        '4870154321',
        '+27225550161',
        '18 Silo Avenue|Malmesbury|Western Cape|7300|',
        'PO Box 77|Malmesbury|Western Cape|7299|',
        null,
      ],
      [
        'BEI-8 Beira Corredor Lda',
        '',
        '+25823555016',
        'Rua do Porto 5|Beira|Sofala|2100|Mozambique',
        'Rua do Porto 5|Beira|Sofala|2100|Mozambique',
        null,
      ],
    ],
  },
])('debtors as $name has them', async ({ name, ...expected }) => {
  expect(await broughtIn(name, 'debtor')).toEqual(expected);
});

test.each([
  {
    name: 'pastel-suppliers.csv',
    rows: ['create 8 0', 'create 5 0', 'leftOut 0 0'],
    records: [
      ['KAR001 Karoo Diesel & Lubes', '', '4610187654', nowhere, 'PO Box 3|||6970|'],
      ['NTH002 Northern Cross Haulage', '', '', nowhere, nowhere],
    ],
  },
  {
    name: 'quickbooks-vendors.xlsx',
    rows: ['create 1 0', 'create 4 0'],
    records: [
      [
        'V-301 Matopo Cross Border',
        '',
        '',
        '4 Fife Street|Bulawayo|Bulawayo||Zimbabwe',
        '4 Fife Street|Bulawayo|Bulawayo||Zimbabwe',
      ],
      ['V-302 Umgeni Panelbeaters', '', '4770199999', '|Durban|KwaZulu-Natal||', '|Durban|KwaZulu-Natal||'],
    ],
  },
  {
    name: 'sage-accounting-suppliers.csv',
    rows: ['create 0 0', 'create 6 0'],
    records: [
      [
        'Sneeuberg Tyres (Pty) Ltd',
        '2009/191919/07',
        '4250177777',
        '8 Church Street|Graaff-Reinet|Eastern Cape|6280|',
        '8 Church Street|Graaff-Reinet|Eastern Cape|6280|',
      ],
      ['Lowland Couriers', '', '', nowhere, nowhere],
    ],
  },
])('creditors as $name has them', async ({ name, ...expected }) => {
  expect(await broughtIn(name, 'creditor')).toEqual(expected);
});

import { describe, expect, test } from 'vitest';
import { cents, noCents } from '#platform/money.ts';
import type { Finding } from '#modules/work/loads/findings.ts';
import {
  blockersOf,
  combinationFindings,
  driverFindings,
  overridableCodes,
  vehicleFindings,
  type Exception,
  isExcepted,
} from './eligibility.ts';
import { loadFindings } from './load-findings.ts';
import { supplierFindings } from './supplier-findings.ts';
import type { DriverFacts, LoadFacts, SupplierFacts, VehicleFacts } from './facts.ts';

const load: LoadFacts = {
  id: 'l',
  days: { from: '2026-11-23', to: '2026-11-25' },
  startsAt: new Date('2026-11-23T06:00:00Z'),
  isAbroad: false,
  loadValue: cents(50_000_000n),
  customerValue: cents(0n),
  commodityCover: cents(0n),
  isCommodityExcluded: false,
  commodityName: 'Maize',
  isDangerous: false,
  equipmentTypeId: 'e',
  licenceCode: 'C',
  massKg: 10_000,
  countries: ['South Africa'],
  commodities: [{ id: 'maize', name: 'Maize' }],
  stops: [],
  plan: null,
  distanceKm: null,
};
const supplier: SupplierFacts = {
  id: 's',
  isApproved: true,
  isBankVerified: true,
  certificates: [
    {
      from: '2026-01-01',
      to: '2026-12-31',
      cover: cents(100_000_000n),
      isUndated: false,
      territory: [],
      excluded: [],
      vehicles: [],
    },
  ],
};
const vehicle: VehicleFacts = {
  id: 'v',
  code: 'CA 123-456',
  kind: 'rigid',
  namedFor: null,
  out: null,
  availability: 'available',
  equipmentTypeId: 'e',
  payloadKg: 12_000,
  tareKg: 9000,
  gcmKg: 56_000,
  licenceExpiry: '2027-06-30',
  roadworthyExpiry: '2027-06-30',
  operatorCardExpiry: '2027-06-30',
  operatorCardCategory: 'G',
  crossBorderPermitExpiry: null,
};
const driver: DriverFacts = {
  id: 'd',
  namedFor: null,
  out: null,
  availability: 'active',
  licenceCode: 'EC',
  licenceExpiry: '2027-06-30',
  hasGoodsPermit: true,
  hasDangerousPermit: false,
  permitExpiry: '2027-06-30',
  medicalExpiry: '2027-06-30',
  dangerousTrainingExpiry: null,
  passportExpiry: null,
  duties: [],
};
const told = (findings: readonly { code: string; level: string }[]) =>
  findings.map(({ code, level }) => `${level} ${code}`);

describe('a supplier', () => {
  test.each<[string, Partial<LoadFacts>, Partial<SupplierFacts>, string[]]>([
    ['in order', {}, {}, []],
    ['not approved', {}, { isApproved: false }, ['E supplierNotApproved']],
    [
      'covered until the day before the vehicle is back',
      {},
      { certificates: [{ ...supplier.certificates[0]!, to: '2026-11-24' }] },
      ['E coverGap'],
    ],
    [
      'covered by two certificates, one after the other',
      {},
      {
        certificates: [
          { ...supplier.certificates[0]!, to: '2026-11-23' },
          { ...supplier.certificates[0]!, from: '2026-11-24' },
        ],
      },
      [],
    ],
    ['covered for less than the goods are worth', { loadValue: cents(100_000_001n) }, {}, ['E coverTooLow']],
    ['covered for less than the customer asks', { customerValue: cents(200_000_000n) }, {}, ['E coverTooLow']],
    ['covered for less than the goods ask', { commodityCover: cents(200_000_000n) }, {}, ['E coverTooLow']],
    [
      'whose policy holds at home, beyond the border',
      { countries: ['South Africa', 'Namibia'], isAbroad: true },
      { certificates: [{ ...supplier.certificates[0]!, territory: ['South Africa', 'Lesotho'] }] },
      ['E territoryOutside'],
    ],
    [
      'whose policy names both countries',
      { countries: ['South Africa', 'Namibia'], isAbroad: true },
      { certificates: [{ ...supplier.certificates[0]!, territory: ['Namibia', 'South Africa'] }] },
      [],
    ],
    [
      'of whose policy nobody said where it holds, beyond the border',
      { countries: ['South Africa', 'Namibia'], isAbroad: true },
      {},
      ['W territoryNotStated'],
    ],
    ['of whose policy nobody said where it holds, at home', {}, {}, []],
    [
      'whose second policy holds abroad for the last day alone',
      { countries: ['South Africa', 'Namibia'], isAbroad: true },
      {
        certificates: [
          { ...supplier.certificates[0]!, territory: ['South Africa'] },
          { ...supplier.certificates[0]!, from: '2026-11-25', territory: ['South Africa', 'Namibia'] },
        ],
      },
      ['E territoryOutside'],
    ],
    [
      'whose policy leaves the goods out',
      {},
      { certificates: [{ ...supplier.certificates[0]!, excluded: ['maize'] }] },
      ['E goodsExcluded'],
    ],
    [
      'whose policy leaves one of the lines of goods out',
      {
        commodities: [
          { id: 'maize', name: 'Maize' },
          { id: 'phones', name: 'Phones' },
        ],
      },
      { certificates: [{ ...supplier.certificates[0]!, excluded: ['phones'] }] },
      ['E goodsExcluded'],
    ],
    [
      'whose policy leaves other goods out',
      {},
      { certificates: [{ ...supplier.certificates[0]!, excluded: ['phones'] }] },
      [],
    ],
    [
      'without cover, of whom the gap alone is said',
      { countries: ['Namibia'], isAbroad: true },
      { certificates: [] },
      ['E coverGap'],
    ],
    ['with an account that nobody verified', {}, { isBankVerified: false }, ['W bankNotVerified']],
  ])('%s', (_, loadFacts, supplierFacts, expected) => {
    expect(told(supplierFindings({ ...load, ...loadFacts }, { ...supplier, ...supplierFacts }))).toEqual(expected);
  });

  test('what is lacking is stated in rand, and is what an exception puts at stake', () => {
    const [finding] = supplierFindings({ ...load, loadValue: cents(150_000_000n) }, supplier);
    expect(finding).toMatchObject({
      details: { cover: '1000000', required: '1500000' },
      stake: 50_000_000n,
      path: '/carrierApproval/s',
    });
  });
});

const exceptionFrom = ({ code, stake = noCents, details }: Finding): Exception => ({ code, stake, details });
const found = (code: Finding['code'], details: Finding['details'], stake = noCents): Finding => ({
  code,
  level: 'E',
  subject: 'load',
  path: '',
  details,
  stake,
});

test.each<[string, Finding, Finding, boolean]>([
  ['a cent less at stake', found('coverTooLow', {}, cents(500n)), found('coverTooLow', {}, cents(499n)), true],
  ['the same at stake', found('coverTooLow', {}, cents(500n)), found('coverTooLow', {}, cents(500n)), true],
  ['a cent more at stake', found('coverTooLow', {}, cents(500n)), found('coverTooLow', {}, cents(501n)), false],
  ['another rule', found('territoryOutside', {}, cents(500n)), found('coverTooLow', {}, cents(1n)), false],
  ...(
    [
      ['fewer countries', 'Namibia', true],
      ['the same countries', 'Namibia, Botswana', true],
      ['another country', 'Zambia', false],
      ['one country more', 'Namibia, Botswana, Zambia', false],
    ] as const
  ).map(([name, countries, isStill]): [string, Finding, Finding, boolean] => [
    name,
    found('territoryOutside', { countries: 'Botswana, Namibia' }, cents(1n)),
    found('territoryOutside', { countries }, cents(1n)),
    isStill,
  ]),
  ...(
    [
      ['a kilogram less', '56199', true],
      ['the same mass', '56200', true],
      ['a kilogram more', '56201', false],
    ] as const
  ).map(([name, mass, isStill]): [string, Finding, Finding, boolean] => [
    name,
    found('massAbovePermissible', { mass: '56200', limit: '56000' }),
    found('massAbovePermissible', { mass, limit: '56000' }),
    isStill,
  ]),
  ...(
    [
      ['a better licence', 'C', 'EC', true],
      ['the same licence', 'C1', 'EC', true],
      ['a lesser licence', 'EB', 'EC', false],
      ['no licence', '', 'EC', false],
      ['less that is needed', 'C1', 'C', true],
    ] as const
  ).map(([name, has, needs, isStill]): [string, Finding, Finding, boolean] => [
    name,
    found('licenceCodeTooLow', { has: 'C1', needs: 'EC' }),
    found('licenceCodeTooLow', { has, needs }),
    isStill,
  ]),
])('an exception covers what it was made for: %s', (_, then, now, isCovered) => {
  expect(blockersOf([now], [exceptionFrom(then)])).toEqual(isCovered ? [] : [now]);
});

test('an exception of which nobody kept what it was made for covers its amount alone', () => {
  const unknown = { stake: cents(500n), details: {} };
  const all = [
    found('coverTooLow', { cover: '1' }, cents(500n)),
    found('territoryOutside', { countries: 'Namibia' }, cents(500n)),
    found('massAbovePermissible', { mass: '56200', limit: '56000' }),
    found('licenceCodeTooLow', { has: 'C1', needs: 'EC' }),
  ];
  const left = blockersOf(
    all,
    all.map(({ code }) => ({ code, ...unknown })),
  );
  expect(left.map(({ code }) => code)).toEqual(['territoryOutside', 'massAbovePermissible', 'licenceCodeTooLow']);
});

test('beyond which errors somebody may go: cover, territory, licence code, planned mass and who is still out; papers and goods never', () => {
  expect([...overridableCodes]).toEqual([
    'coverTooLow',
    'territoryOutside',
    'licenceCodeTooLow',
    'massAbovePermissible',
    'vehicleStillOut',
    'driverStillOut',
  ]);
  const abroad = { ...load, countries: ['Namibia'], loadValue: cents(80_000_000n) };
  const [finding] = supplierFindings(abroad, {
    ...supplier,
    certificates: [{ ...supplier.certificates[0]!, territory: ['South Africa'] }],
  });
  // Nothing of it is insured there.
  expect(finding).toMatchObject({ code: 'territoryOutside', details: { countries: 'Namibia' }, stake: 80_000_000n });
});

test.each([
  ['within what it may weigh', 35_000, [9000, 12_000], []],
  ['too heavy with its trailer', 35_001, [9000, 12_000], ['E massAbovePermissible']],
  ['whose trailer nobody has weighed', 60_000, [9000, null], []],
])('a combination %s', (_, massKg, tares, expected) => {
  const combination = tares.map((tareKg) => ({ ...vehicle, tareKg }));
  const findings = combinationFindings({ ...load, massKg }, combination);
  expect(told(findings)).toEqual(expected);
  expect(blockersOf(findings, findings.map(exceptionFrom))).toEqual([]);
});

test.each<[string, Partial<LoadFacts>, Partial<VehicleFacts>, string[]]>([
  ['in order', {}, {}, []],
  ['in the workshop', {}, { availability: 'inWorkshop' }, ['E vehicleUnavailable']],
  ['whose licence ends on the way back', {}, { licenceExpiry: '2026-11-24' }, ['E vehiclePaperEnds']],
  ['whose roadworthy ends within a month', {}, { roadworthyExpiry: '2026-12-25' }, ['W paperEndsSoon']],
  ['without a date', {}, { roadworthyExpiry: null }, ['W paperDateUnknown']],
  ['of another type', {}, { equipmentTypeId: 'x' }, ['E wrongEquipment']],
  ['with dangerous goods', { isDangerous: true }, {}, ['E operatorCardNotDangerous']],
  ['abroad without a permit', { isAbroad: true }, {}, ['E crossBorderPermitMissing']],
  ['that carries less', { massKg: 12_001 }, {}, ['W massAbovePayload']],
])('a vehicle %s', (_, loadFacts, vehicleFacts, expected) => {
  expect(told(vehicleFindings({ ...load, ...loadFacts }, { ...vehicle, ...vehicleFacts }, 'vehicle'))).toEqual(
    expected,
  );
});

test.each<[string, Partial<LoadFacts>, Partial<DriverFacts>, string[]]>([
  ['in order', {}, {}, []],
  ['suspended', {}, { availability: 'suspended' }, ['E driverUnavailable']],
  ['whose permit has ended', {}, { permitExpiry: '2026-11-01' }, ['E driverPaperEnds']],
  ['without a permit for goods', {}, { hasGoodsPermit: false }, ['E driverPermitMissing']],
  ['with a lesser licence', {}, { licenceCode: 'EC1' }, ['E licenceCodeTooLow']],
  [
    'with dangerous goods and no permit',
    { isDangerous: true },
    { dangerousTrainingExpiry: '2027-06-30' },
    ['E driverDangerousMissing'],
  ],
  ['whose medical has ended', {}, { medicalExpiry: '2026-11-01' }, ['W medicalEnded']],
  ['abroad without a passport', { isAbroad: true }, {}, ['W passportEnds']],
])('a driver %s', (_, loadFacts, driverFacts, expected) => {
  expect(told(driverFindings({ ...load, ...loadFacts }, { ...driver, ...driverFacts }, 'driver'))).toEqual(expected);
});

describe('a paper must hold until the vehicle is back, on 25 November', () => {
  const lastDays = [
    ['2026-11-24', 'E'],
    ['2026-11-25', 'W paperEndsSoon'],
    ['2026-12-25', 'W paperEndsSoon'],
    ['2026-12-26', undefined],
  ] as const;
  const dangerous = { ...load, isDangerous: true };
  const papers: readonly [string, (ends: string) => readonly { code: string; level: string }[]][] = [
    ['licence', (licenceExpiry) => vehicleFindings(load, { ...vehicle, licenceExpiry }, 'vehicle')],
    ['roadworthy', (roadworthyExpiry) => vehicleFindings(load, { ...vehicle, roadworthyExpiry }, 'trailer1')],
    ['operator card', (operatorCardExpiry) => vehicleFindings(load, { ...vehicle, operatorCardExpiry }, 'vehicle')],
    ['licence of the driver', (licenceExpiry) => driverFindings(load, { ...driver, licenceExpiry }, 'driver')],
    ['permit', (permitExpiry) => driverFindings(load, { ...driver, permitExpiry }, 'coDriver')],
    [
      'dangerous goods',
      (dangerousTrainingExpiry) =>
        driverFindings(dangerous, { ...driver, hasDangerousPermit: true, dangerousTrainingExpiry }, 'driver'),
    ],
  ];
  test.each(papers)('%s', (_, findingsOf) => {
    for (const [ends, expected] of lastDays)
      expect([ends, told(findingsOf(ends))[0]?.replace(/ (?:vehicle|driver)PaperEnds$/, '')]).toEqual([ends, expected]);
  });

  test.each([
    ['2026-11-24', ['E crossBorderPermitMissing'], ['W medicalEnded', 'W passportEnds']],
    ['2026-11-25', [], []],
  ])('a permit to cross borders, a medical and a passport that end on %s', (ends, ofVehicle, ofDriver) => {
    const abroad = { ...load, isAbroad: true };
    expect(told(vehicleFindings(abroad, { ...vehicle, crossBorderPermitExpiry: ends }, 'vehicle'))).toEqual(ofVehicle);
    const papers = { medicalExpiry: ends, passportExpiry: ends };
    expect(told(driverFindings(abroad, { ...driver, ...papers }, 'driver'))).toEqual(ofDriver);
  });
});

test.each([
  ['reserved', 12_000, 12_000, []],
  ['available', 12_000, 12_001, ['W massAbovePayload']],
  ['available', 0, 12_001, []],
  ['available', null, 12_001, []],
])('a vehicle that is %s and may carry %s kg, with %s kg', (availability, payloadKg, massKg, expected) => {
  expect(told(vehicleFindings({ ...load, massKg }, { ...vehicle, availability, payloadKg }, 'vehicle'))).toEqual(
    expected,
  );
});

test.each([
  ['EC', 'EC', []],
  ['C', 'EC', ['E licenceCodeTooLow']],
  ['B', '', []],
])('a licence %s where %s is asked for', (licenceCode, needs, expected) => {
  expect(told(driverFindings({ ...load, licenceCode: needs }, { ...driver, licenceCode }, 'driver'))).toEqual(expected);
});

test('of a trailer neither operator card nor type nor payload is asked', () => {
  const facts = { operatorCardExpiry: null, operatorCardCategory: '', equipmentTypeId: 'x', payloadKg: 1 };
  const abroad = { ...load, isAbroad: true, isDangerous: true };
  expect(told(vehicleFindings(abroad, { ...vehicle, ...facts }, 'trailer1'))).toEqual([]);
});

test('a vehicle whose type nobody stated, and one with the card for dangerous goods', () => {
  expect(told(vehicleFindings(load, { ...vehicle, equipmentTypeId: null }, 'vehicle'))).toEqual(['W equipmentUnknown']);
  const tractor = { ...vehicle, kind: 'truckTractor', equipmentTypeId: null };
  expect(told(vehicleFindings(load, tractor, 'vehicle'))).toEqual([]);
  const card = { ...vehicle, operatorCardCategory: 'D' };
  expect(told(vehicleFindings({ ...load, isDangerous: true }, card, 'vehicle'))).toEqual([]);
});

test('where findings are mended: at the record, and of a draft nowhere', () => {
  const unvalued = { ...load, loadValue: cents(0n) };
  expect(loadFindings(unvalued)).toMatchObject([{ path: '/loadCreate/l' }]);
  expect(loadFindings({ ...unvalued, id: '' })).toMatchObject([{ path: '' }]);
  expect(combinationFindings(load, [])).toEqual([]);
});

test('only an error stands against a load', () => {
  const [warning] = loadFindings({ ...load, loadValue: cents(0n) });
  expect(blockersOf([warning!], [])).toEqual([]);
});

test('a value that nobody stated is never taken for checked', () => {
  expect(told(loadFindings({ ...load, loadValue: cents(0n), isCommodityExcluded: true }))).toEqual([
    'W loadValueNotStated',
    'W commodityOftenExcluded',
  ]);
});

const out = { loadId: 'other', loadNumber: 'S000001', due: '2026-11-22 19:30' };
test.each([
  ['an hour before', '2026-11-23T05:00:00Z', 'other', []],
  ['less than an hour before', '2026-11-23T05:00:01Z', 'other', ['E vehicleStillOut']],
  ['on the load itself', '2026-11-23T12:00:00Z', 'l', []],
])('a vehicle that comes free %s the begin of the load', (_, freeAt, loadId, expected) => {
  const late = { ...out, loadId, freeAt: new Date(freeAt) };
  expect(told(vehicleFindings(load, { ...vehicle, out: late }, 'vehicle'))).toEqual(expected);
  expect(told(driverFindings(load, { ...driver, out: late }, 'driver'))).toEqual(
    expected.map(() => 'E driverStillOut'),
  );
  // What has left is not asked any more.
  expect(told(vehicleFindings({ ...load, startsAt: null }, { ...vehicle, out: late }, 'vehicle'))).toEqual([]);
});

test('an exception for a vehicle that is still out covers the load that it is on, and no other', () => {
  const [finding] = vehicleFindings(
    load,
    { ...vehicle, out: { ...out, freeAt: new Date('2026-11-23T12:00:00Z') } },
    'vehicle',
  );
  const exception = { code: 'vehicleStillOut', stake: cents(0n), details: finding!.details };
  expect(isExcepted(finding!, [exception])).toBe(true);
  expect(isExcepted(finding!, [{ ...exception, details: { ...finding!.details, loadNumber: 'S000002' } }])).toBe(false);
});

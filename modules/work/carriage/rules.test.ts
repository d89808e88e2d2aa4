import { describe, expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import { operatingHours } from '#modules/parties/locations/hours.ts';
import { chainOf, leastHours, restNeeded } from './duty.ts';
import { combinationFindings, driverFindings } from './eligibility.ts';
import type { DriverFacts, LoadFacts, PlaceFacts, SupplierFacts, VehicleFacts } from './facts.ts';
import { loadFindings } from './load-findings.ts';
import { listFindings, supplierFindings } from './supplier-findings.ts';

const at = (clock: string) => new Date(`2026-12-${clock.slice(0, 2)}T${clock.slice(3).padEnd(5, ':00')}:00Z`);
const place: PlaceFacts = {
  id: 'p',
  name: 'Table Bay',
  allowsDangerousGoods: true,
  maxMassKg: null,
  week: operatingHours.parse({}),
  exceptions: [],
  serviceMinutes: null,
  latitude: null,
  longitude: null,
};
const load: LoadFacts = {
  id: 'l',
  days: { from: '2026-12-07', to: '2026-12-09' },
  startsAt: null,
  isAbroad: false,
  loadValue: cents(50_000_000n),
  customerValue: cents(0n),
  commodityCover: cents(0n),
  isCommodityExcluded: false,
  commodityName: 'Diesel',
  isDangerous: false,
  equipmentTypeId: 'e',
  licenceCode: 'EC',
  massKg: 9000,
  countries: ['South Africa'],
  commodities: [],
  stops: [],
  plan: null,
  distanceKm: null,
};
const told = (findings: readonly { code: string; details: Readonly<Record<string, string>> }[]) =>
  findings.map(({ code, details }) => [code, ...Object.values(details)].join(' '));

/** One stop there, 7 December 2026 is a Monday; the clock is UTC. */
function stopAt(of: Partial<PlaceFacts>, from: string, until: string, isAppointment = false): LoadFacts['stops'] {
  const timeZone = 'UTC';
  return [{ isAppointment, windowStart: at(from), windowEnd: at(until), timeZone, place: { ...place, ...of } }];
}

describe('what a place takes', () => {
  const week = operatingHours.parse({ monday: '07:00-12:00, 13:00-17:00' });
  const holiday = { from: '2026-12-07', until: null, everyYear: false, hours: '', note: 'Founders' };
  test.each<[string, Partial<LoadFacts>, string[]]>([
    ['dangerous goods where they are allowed', { isDangerous: true, stops: stopAt({}, '07 08', '07 09') }, []],
    [
      'dangerous goods where they are not',
      { isDangerous: true, stops: stopAt({ allowsDangerousGoods: false }, '07 08', '07 09') },
      ['placeNoDangerousGoods Table Bay'],
    ],
    ['ordinary goods there', { stops: stopAt({ allowsDangerousGoods: false }, '07 08', '07 09') }, []],
    ['as much as it takes', { stops: stopAt({ maxMassKg: 9000 }, '07 08', '07 09') }, []],
    [
      'a kilogram more',
      { stops: stopAt({ maxMassKg: 8999 }, '07 08', '07 09') },
      ['placeMassLimit Table Bay 9000 8999'],
    ],
    ['in its hours', { stops: stopAt({ week }, '07 07:00', '07 12:00') }, []],
    [
      'a minute before',
      { stops: stopAt({ week }, '07 06:59', '07 12:00') },
      ['placeHours Table Bay 2026-12-07 06:59 07:00–12:00, 13:00–17:00'],
    ],
    [
      'a minute after its noon',
      { stops: stopAt({ week }, '07 08:00', '07 12:01') },
      ['placeHours Table Bay 2026-12-07 12:01 07:00–12:00, 13:00–17:00'],
    ],
    ['an appointment whose window ends later', { stops: stopAt({ week }, '07 12:00', '07 12:30', true) }, []],
    [
      'a day without hours in a week that has some',
      { stops: stopAt({ week }, '08 08:00', '08 09:00') },
      ['placeClosed Table Bay 2026-12-08'],
    ],
    [
      'a holiday',
      { stops: stopAt({ week, exceptions: [holiday] }, '07 08:00', '07 09:00') },
      ['placeClosed Table Bay 2026-12-07'],
    ],
    ['hours that nobody has said', { stops: stopAt({}, '07 03:00', '07 04:00') }, []],
  ])('%s', (_, more, expected) => {
    expect(told(loadFindings({ ...load, ...more }))).toEqual(expected);
  });

  test('the hours are those of the place’s own clock', () => {
    const [stop] = stopAt({ week }, '07 05:30', '07 10:00');
    expect(told(loadFindings({ ...load, stops: [{ ...stop!, timeZone: 'Africa/Johannesburg' }] }))).toEqual([]);
  });

  test('a window until midnight ends on its own day', () => {
    const open = operatingHours.parse({ monday: '06:00-24:00' });
    expect(told(loadFindings({ ...load, stops: stopAt({ week: open }, '07 20:00', '08 00:00') }))).toEqual([]);
  });

  test.each([
    [18_000, []],
    [17_999, ['placeMassLimit Table Bay 18000 17999']],
    // The load alone is too much, which is said of the load.
    [8999, []],
  ])('a limit of %i kg counts the vehicle with the load', (maxMassKg, expected) => {
    const vehicle = { id: 'v', tareKg: 9000, gcmKg: 56_000 } as VehicleFacts;
    const stops = stopAt({ maxMassKg }, '07 08', '07 09');
    expect(told(combinationFindings({ ...load, stops }, [vehicle]))).toEqual(expected);
  });
});

describe('the time that a trip takes', () => {
  const planned = (from: string, until: string) => ({ from: at(from), until: at(until) });
  test.each<[string, Partial<LoadFacts>, string[]]>([
    [
      '1 400 km in two hours',
      { distanceKm: 1400, plan: planned('07 05:00', '07 07:00') },
      ['tripTooShort 1400 17.5 2'],
    ],
    ['80 km in an hour', { distanceKm: 80, plan: planned('07 05:00', '07 06:00') }, []],
    ['81 km in an hour', { distanceKm: 81, plan: planned('07 05:00', '07 06:00') }, ['tripTooShort 81 1.5 1']],
    [
      '120 km in an hour with a bakkie',
      { distanceKm: 120, licenceCode: 'B', plan: planned('07 05:00', '07 06:00') },
      [],
    ],
    ['an unknown distance', { plan: planned('07 05:00', '07 06:00') }, []],
    ['no times', { distanceKm: 1400 }, []],
  ])('%s', (_, more, expected) => {
    expect(told(loadFindings({ ...load, ...more }))).toEqual(expected);
  });

  test('without a distance the places are as far apart as their pins', () => {
    const germiston = { ...place, id: 'g', latitude: -26.218, longitude: 28.167 };
    const tableBay = { ...place, latitude: -33.908, longitude: 18.435 };
    const stops = [germiston, tableBay].map((each) => ({ ...stopAt({}, '07 08', '07 09')[0]!, place: each }));
    expect(leastHours({ ...load, stops })?.km).toBeCloseTo(1267, 0);
    expect(leastHours({ ...load, stops: [stops[0]!, { ...stops[1]!, place: null }] })).toBeNull();
  });
});

describe('duty and rest', () => {
  test.each([
    [15, 0],
    [15.5, 0.5],
    [20, 5],
    [24, 9],
    [39, 9],
    [40, 10],
    [48, 18],
    [63, 18],
  ])('a plan of %f hours must leave %f of rest', (hours, rest) => {
    expect(restNeeded(hours)).toBe(rest);
  });

  const driver = {
    id: 'd',
    out: null,
    availability: 'active',
    licenceCode: 'EC',
    licenceExpiry: '2027-12-31',
    hasGoodsPermit: true,
    permitExpiry: '2027-12-31',
    medicalExpiry: null,
    duties: [],
  } as unknown as DriverFacts;
  const duty = (from: string, until: string) => ({
    loadId: from,
    loadNumber: `L ${from}`,
    from: at(from),
    until: at(until),
  });
  const plan = { from: at('07 06:00'), until: at('07 14:00') };
  test.each<[string, Partial<LoadFacts>, DriverFacts['duties'], string[]]>([
    ['a day of fifteen hours', { plan: { from: at('07 05:00'), until: at('07 20:00') }, distanceKm: 1200 }, [], []],
    [
      'sixteen hours on the wheel',
      { plan: { from: at('07 05:00'), until: at('07 21:00') }, distanceKm: 1280 },
      [],
      ['dutyTooLong 16'],
    ],
    [
      'sixteen hours with time to rest',
      { plan: { from: at('07 05:00'), until: at('07 21:00') }, distanceKm: 560 },
      [],
      [],
    ],
    ['a load before that leaves nine hours', { plan }, [duty('06 10:00', '06 21:00')], []],
    ['a load before that leaves less', { plan }, [duty('06 10:00', '06 21:30')], ['restTooShort 8.5 L 06 10:00']],
    ['two short loads of one day', { plan }, [duty('07 16:00', '07 21:00')], []],
    [
      'two loads of one day that are too long together',
      { plan },
      [duty('07 16:00', '07 21:30')],
      ['restTooShort 2 L 07 16:00'],
    ],
    ['the load itself', { plan, id: '07 16:00' }, [duty('07 16:00', '07 21:30')], []],
  ])('%s', (_, more, duties, expected) => {
    expect(told(driverFindings({ ...load, ...more }, { ...driver, duties }, 'driver'))).toEqual(expected);
  });

  test('loads that follow on each other are one duty', () => {
    const chain = chainOf(plan, [
      duty('07 16:00', '07 18:00'),
      duty('07 20:00', '07 22:00'),
      duty('08 08:00', '08 09:00'),
    ]);
    expect(chain).toEqual({ from: at('07 06:00'), until: at('07 22:00'), pause: 2, loadNumber: 'L 07 16:00' });
    expect(chainOf(plan, [duty('07 23:00', '08 02:00')])).toBeNull();
  });
});

describe('policies that list their vehicles', () => {
  const policy = {
    from: '2026-01-01',
    to: '2027-12-31',
    cover: cents(100_000_000n),
    isUndated: false,
    territory: [],
    excluded: [],
    vehicles: ['CA123456'],
  } satisfies SupplierFacts['certificates'][number];
  test.each<[string, string, SupplierFacts['certificates'], string[]]>([
    ['a vehicle of the list', 'ca 123-456', [policy], []],
    ['another vehicle', 'CA 999-999', [policy], ['vehicleNotListed CA 999-999']],
    ['another vehicle, beside a policy for all', 'CA 999-999', [policy, { ...policy, vehicles: [] }], []],
    ['a policy for all', 'CA 999-999', [{ ...policy, vehicles: [] }], []],
    [
      'a policy for all that ends in the trip',
      'CA 999-999',
      [policy, { ...policy, vehicles: [], to: '2026-12-08' }],
      ['vehicleNotListed CA 999-999'],
    ],
    ['no policy at all, which is a gap', 'CA 999-999', [], []],
  ])('%s', (_, code, certificates, expected) => {
    expect(told(listFindings(load, { id: 's', certificates }, { code }))).toEqual(expected);
  });

  test.each([
    ['2027-01-09', []],
    ['2027-01-08', ['coverEndsSoon 2027-01-08']],
    ['2026-12-09', ['coverEndsSoon 2026-12-09']],
    ['2026-12-08', ['coverGap 2026-12-09 2026-12-09']],
  ])('cover until %s', (to, expected) => {
    const supplier = { id: 's', isApproved: true, isBankVerified: true, certificates: [{ ...policy, to }] };
    expect(told(supplierFindings(load, supplier))).toEqual(expected);
  });
});

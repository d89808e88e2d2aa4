import { describe, expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import type { CertificateFacts, LoadFacts } from './facts.ts';
import { supplierFindings } from './supplier-findings.ts';

const load: LoadFacts = {
  id: 'l',
  days: { from: '2026-11-23', to: '2026-11-30' },
  startsAt: null,
  isAbroad: false,
  loadValue: cents(50_000_000n),
  customerValue: cents(0n),
  commodityCover: cents(0n),
  isCommodityExcluded: false,
  commodityName: 'Phones',
  isDangerous: false,
  equipmentTypeId: 'e',
  licenceCode: 'C',
  massKg: 10_000,
  countries: ['South Africa'],
  commodities: [{ id: 'phones', name: 'Phones' }],
  stops: [],
  plan: null,
  distanceKm: null,
};

/** `from`, `to` (days of November) and the cover in rand. */
const policy = (from: number, to: number, rand: number, terms: Partial<CertificateFacts> = {}): CertificateFacts => ({
  from: `2026-11-${String(from).padStart(2, '0')}`,
  to: `2026-11-${String(to).padStart(2, '0')}`,
  cover: cents(BigInt(rand) * 100n),
  isUndated: false,
  territory: [],
  excluded: [],
  vehicles: [],
  ...terms,
});

const told = (certificates: readonly CertificateFacts[], more: Partial<LoadFacts> = {}) =>
  supplierFindings({ ...load, ...more }, { id: 's', isApproved: true, isBankVerified: true, certificates })
    // All of these end soon after the trip.
    .filter(({ code }) => code !== 'coverEndsSoon')
    .map(({ code, details }) => (code === 'coverTooLow' ? `${code} ${details['cover']}` : code));

describe('goods of R 500 000 on the road from 23 to 30 November', () => {
  test.each<[string, CertificateFacts[], string[]]>([
    ['covered for exactly that', [policy(1, 30, 500_000)], []],
    ['covered for a rand less', [policy(1, 30, 499_999)], ['coverTooLow 499999']],
    ['covered well until the 24th', [policy(1, 24, 2_000_000), policy(25, 30, 1000)], ['coverTooLow 1000']],
    ['covered well from the 24th on', [policy(1, 23, 1000), policy(24, 30, 2_000_000)], ['coverTooLow 1000']],
    ['covered well until the last day', [policy(1, 29, 2_000_000), policy(30, 30, 1000)], ['coverTooLow 1000']],
    ['covered little on the day before it', [policy(1, 22, 1000), policy(23, 30, 500_000)], []],
    ['covered little on the day after it', [policy(23, 30, 500_000), policy(30, 30, 1000)], []],
    ['covered little beside a good policy', [policy(1, 30, 1000), policy(20, 30, 500_000)], []],
    [
      'covered little between two good policies',
      [policy(1, 24, 500_000), policy(1, 30, 2), policy(26, 30, 500_000)],
      ['coverTooLow 2'],
    ],
    ['covered twice for half', [policy(1, 30, 250_000), policy(1, 30, 250_000)], ['coverTooLow 250000']],
    ['covered well with a day between', [policy(1, 24, 500_000), policy(26, 30, 500_000)], ['coverGap']],
    [
      'covered little before a day without',
      [policy(1, 24, 1000), policy(26, 30, 500_000)],
      ['coverGap', 'coverTooLow 1000'],
    ],
    ['covered when it is over', [policy(1, 22, 1000)], ['coverGap']],
  ])('%s', (_, certificates, expected) => expect(told(certificates)).toEqual(expected));

  test('a policy counts for the country that it holds in, and for the goods that it insures', () => {
    const abroad = { countries: ['South Africa', 'Namibia'], isAbroad: true };
    const home = policy(1, 30, 2_000_000, { territory: ['South Africa'] });
    const both = { territory: ['South Africa', 'Namibia'] };
    expect(told([home, policy(1, 30, 1000, both)], abroad)).toEqual(['coverTooLow 1000']);
    expect(told([home, policy(1, 30, 500_000, both)], abroad)).toEqual([]);
    // Nothing holds there at all; what it is insured for at home is another question.
    expect(told([home], abroad)).toEqual(['territoryOutside']);
    expect(told([policy(1, 30, 1000, { territory: ['South Africa'] })], abroad)).toEqual([
      'coverTooLow 1000',
      'territoryOutside',
    ]);
    const choosy = policy(1, 30, 2_000_000, { excluded: ['phones'] });
    expect(told([choosy, policy(1, 30, 1000)])).toEqual(['coverTooLow 1000']);
    expect(told([choosy])).toEqual(['goodsExcluded']);
    // One holds abroad and leaves the goods out, the other insures them at home.
    expect(told([home, policy(1, 30, 2_000_000, { ...both, excluded: ['phones'] })], abroad)).toEqual([
      'coverTooLow 0',
    ]);
  });
});

import { expect, test } from 'vitest';
import { dueDateFromMonthEnd, dueDateOf } from './due-date.ts';
import { groupKey, weekOf } from './grouping.ts';
import { lawStateOf } from './law-days.ts';

test('due dates: from the day of the document, or from the end of its month', () => {
  expect(dueDateOf('2026-01-31', 30)).toBe('2026-03-02');
  expect(dueDateFromMonthEnd('2026-02-10', 30)).toBe('2026-03-30');
  expect(dueDateOf('2026-11-28', 0)).toBe('2026-11-28');
  expect(dueDateFromMonthEnd('2028-02-01', 0)).toBe('2028-02-29');
});

test('day 15 is amber and day 18 red, of the twenty-one that the law allows', () => {
  expect([0, 14, 15, 17, 18, 30].map(lawStateOf)).toEqual(['ok', 'ok', 'amber', 'amber', 'red', 'red']);
});

test('loads come on one document by payer, currency and how their order type is billed', () => {
  const load = {
    id: 'a',
    companyId: 'c',
    customerId: 'k',
    billToPartyId: null,
    currency: 'ZAR',
    mode: 'consolidated',
    orderNumbers: ['PO 7'],
    deliveredOn: '2026-11-25',
  } as const;
  const same = (...others: readonly object[]) =>
    new Set([load, ...others].map((each) => groupKey({ ...load, ...each }))).size === 1;
  expect(weekOf('2026-11-29')).toBe('2026-11-23');
  expect(weekOf('2026-11-30')).toBe('2026-11-30');
  expect(same({ id: 'b', deliveredOn: '2026-11-29' })).toBe(true);
  expect(same({ id: 'b', deliveredOn: '2026-11-30' })).toBe(false);
  // The last week of a month is two documents.
  expect(same({ deliveredOn: '2026-12-31' }, { deliveredOn: '2027-01-01' })).toBe(false);
  for (const other of [{ billToPartyId: 'b' }, { currency: 'USD' }, { customerId: 'x' }, { companyId: 'x' }])
    expect(same(other)).toBe(false);
  const perOrder = { mode: 'perOrder' } as const;
  expect(groupKey({ ...load, ...perOrder, id: 'b', orderNumbers: [' po 7'] })).toBe(groupKey({ ...load, ...perOrder }));
  // Without a number a load per order stands alone.
  expect(groupKey({ ...load, ...perOrder, orderNumbers: [] })).not.toBe(
    groupKey({ ...load, ...perOrder, id: 'b', orderNumbers: [] }),
  );
});

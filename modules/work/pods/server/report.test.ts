import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPdf, openPodHouse, type PodHouse } from './testing/pod-house.ts';

let house: PodHouse;
beforeAll(async () => {
  house = await openPodHouse();
});
afterAll(() => house.close());

type Ages = Readonly<Record<string, number>>;
interface Report {
  readonly statuses: readonly { readonly status: string; readonly total: number; readonly ages: Ages }[];
  readonly carriers: readonly { readonly supplierId: string | null; readonly total: number; readonly ages: Ages }[];
}

test('each figure of the report is the count of the list that it opens', async () => {
  const post = (loadId: string) =>
    house.ask<{ id: string }>('postPod', { loadId, fileName: 'note.pdf', content: newPdf() }, house.thabo);
  const [submitted, rejected, accepted] = [
    await house.delivered(),
    await house.delivered(),
    await house.delivered({ supplierId: null }),
  ];
  await house.delivered();
  await house.delivered({ supplierId: null });
  await post(submitted);
  expect(await house.change('rejectPod', (await post(rejected)).id, { reason: 'unsigned' })).toMatchObject({
    response: 'ok',
  });
  expect(await house.change('approvePod', (await post(accepted)).id)).toMatchObject({ response: 'ok' });

  const { statuses, carriers } = await house.ask<Report>('getPodReport', {}, house.thabo);
  const listed = async (filter: object) =>
    (await house.ask<{ total: number }>('getPods', { pageSize: 10, ...filter }, house.thabo)).total;
  const checked = async (filter: object, { total, ages }: { readonly total: number; readonly ages: Ages }) => {
    expect(await listed(filter), JSON.stringify(filter)).toBe(total);
    for (const [age, count] of Object.entries(ages))
      expect(await listed({ ...filter, age }), JSON.stringify({ ...filter, age })).toBe(count);
    expect(Object.values(ages).reduce((sum, count) => sum + count, 0)).toBe(total);
  };
  for (const row of statuses) await checked({ status: [row.status] }, row);
  // What is missing of a carrier: what never came, and what was sent back.
  const missing = { status: ['AWAITED', 'podRejected'] };
  for (const row of carriers)
    await checked({ ...missing, ...(row.supplierId ? { supplierId: row.supplierId } : { isOwnFleet: true }) }, row);
  expect(Object.fromEntries(statuses.map(({ status, total }) => [status, total]))).toEqual({
    AWAITED: 2,
    podSubmitted: 1,
    podRejected: 1,
    podAccepted: 1,
    WAIVED: 0,
  });
  expect(carriers.map(({ supplierId, total }) => [supplierId, total])).toEqual([
    [house.supplierId, 2],
    [null, 1],
  ]);
});

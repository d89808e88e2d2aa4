import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tenderTaken, turnTenders } from './jobs.ts';
import { openTenderHouse, partition, type TenderHouse } from './testing/tender-house.ts';

let house: TenderHouse;
beforeAll(async () => {
  house = await openTenderHouse();
});
afterAll(() => house.close());

/** Who waited in vain for the lock is told that the database is busy, and asks again, as the browser does. */
async function asked(operation: string, payload: object): ReturnType<TenderHouse['call']> {
  const answer = await house.call(operation, payload, house.planner);
  return answer.status === 503 ? asked(operation, payload) : answer;
}

test('of twenty acceptances by five suppliers and a withdrawal at once exactly one holds', async () => {
  const carriers = await Promise.all(Array.from({ length: 5 }, () => house.carrier()));
  const id = await house.tender('broadcast', carriers);
  const offers = await house.offers(id);
  const answers = await Promise.all([
    ...[1, 2, 3, 4].flatMap(() => offers.map(({ id: offerId }) => asked('acceptLoadTender', { offerId }))),
    asked('withdrawLoadTender', { id, reason: '' }),
  ]);
  expect(answers).toHaveLength(21);
  const [held, refused] = [true, false].map((isHeld) =>
    answers.filter(({ response }) => (response === 'ok') === isHeld),
  );
  // Who pressed twice gets the same answer again, or is told that it is taken; nobody else holds anything.
  expect(new Set(held!.map(({ result }) => (result as { id: string }).id)).size).toBe(1);
  for (const { code, status } of refused!) expect({ code, status }).toEqual({ code: 'tenderGone', status: 409 });
  const after = await house.offers(id);
  const accepted = after.filter(({ status }) => status === 'ACCEPTED');
  const load = await house.read(id);
  if (load.status === 'BOOKED') {
    expect(accepted).toMatchObject([{ supplierId: load.supplierId }]);
    expect(after.filter(({ status }) => status === 'SUPERSEDED')).toHaveLength(4);
  } else {
    expect(load).toMatchObject({ status: 'READY', tenderStatus: 'WITHDRAWN', supplierId: null });
    expect(accepted).toEqual([]);
  }
});

test('an acceptance whose answer was lost is asked again, and nobody is told twice', async () => {
  const [winner, loser] = [await house.carrier(), await house.carrier()];
  const id = await house.tender('broadcast', [winner, loser]);
  const { id: offerId } = (await house.offers(id)).find(({ supplierId }) => supplierId === winner.id)!;
  const again = { ...house.planner, idempotencyKey: crypto.randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => house.call('acceptLoadTender', { offerId }, again)));
  expect(answers.some(({ response }) => response === 'ok')).toBe(true);
  await house.ask('acceptLoadTender', { offerId }, again);
  await house.ask('acceptLoadTender', { offerId }, house.planner);
  const told = async (email: string) => (await house.messages()).filter(({ to }) => to === email).length;
  await vi.waitFor(async () => expect(await told(loser.email)).toBe(2), { timeout: 20_000 });
  // The job comes at least once: killed and brought again it tells nobody a second time.
  await tenderTaken(house.app).work({ partition, loadId: id }, { number: 2, isLastAttempt: false });
  expect([await told(winner.email), await told(loser.email)]).toEqual([2, 2]);
});

test('the end of a clock that several workers find at once moves a waterfall on by one', async () => {
  const carriers = [await house.carrier(), await house.carrier(), await house.carrier()];
  const id = await house.tender('waterfall', carriers);
  await house.runOut(id);
  await Promise.all([1, 2, 3, 4].map(() => turnTenders(house.app)));
  expect((await house.offers(id)).map(({ status }) => status).toSorted()).toEqual(['EXPIRED', 'PENDING', 'SENT']);
  expect((await house.messages()).filter(({ to }) => to === carriers[1]!.email)).toHaveLength(1);
});

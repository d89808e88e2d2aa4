import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationCatalogue } from '#platform/server/catalogue.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { failureCatalogues, implementations, jobKinds, linkKinds, listeners } from './modules.ts';
import { broken, sample, type Schema, seeded } from './testing/payloads.ts';

/** Payloads made from what each operation declares, whole and broken, nested ones too. The long form is `npm run torture`. */
const callsEach = 4;
const seed = 20261122;
const catalogue = operationCatalogue(implementations);

let house: House;
let mighty: Staff;
let ids: string[];
beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({ implementations, failureCatalogues: slices, linkKinds, listeners, jobKinds });
  mighty = await buildStaff(
    house.app,
    'alpha',
    catalogue.flatMap(({ authorisation: right }) => right ?? []),
  );
  const { companyId } = mighty;
  ids = [
    companyId,
    mighty.userId,
    await buildSupplier(house.app, 'alpha', { companyId, status: 'approved' }),
    await buildCustomer(house.app, 'alpha', { companyId, status: 'approve' }),
  ];
});
afterAll(() => house.close());

test('no payload made from what an operation declares ends in a fault of ours', async () => {
  const random = seeded(seed);
  const faults: string[] = [];
  let taken = 0;
  for (const { service, operation, input, locked } of catalogue) {
    // They end what the others need, or brake them.
    if (['login', 'logout', 'putOwnPassword', 'deleteUserSessions', 'deleteUser', 'lockUser'].includes(operation))
      continue;
    for (let call = 0; call < callsEach; call++) {
      const whole = sample(input as Schema, random, ids);
      const payload = call % 2 === 0 ? whole : broken(whole, random);
      const answer = await house.call(operation, payload, { ...mighty, service, ...(locked && { lockId: '1' }) });
      if (answer.code === 'unexpected') faults.push(`${operation} ${JSON.stringify(payload).slice(0, 1500)}`);
      if (answer.response === 'ok') taken++;
      else expect(answer.message ?? answer.result, operation).toEqual(expect.any(String));
    }
  }
  expect(faults).toEqual([]);
  // Most operations are about one record, and few of these ids are its own: it is enough that many of the others are taken.
  expect(taken).toBeGreaterThan(catalogue.length * 0.4);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { statementsOf } from '#platform/server/testing/count-statements.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { accessFailureTexts } from '../messages/failures/index.ts';
import { buildStaff } from './builders.ts';
import { hashing } from './hashing.ts';
import { basisOperations } from './operations.ts';
import { resetDelivery } from './reset.ts';

/** What strangers could read from a clock, counted instead: the statements and hashes that an answer costs. */
let house: House;
let account: string;
const password = 'Kudu-Bergwind-84';
beforeAll(async () => {
  house = await openHouse({
    implementations: [basisOperations],
    failureCatalogues: [accessFailureTexts],
    // What is done after the answer is none of the caller's time.
    jobKinds: (app) => [{ ...resetDelivery(app), work: async () => {} }],
  });
  ({ account } = await buildStaff(house.app, 'alpha', []));
});
afterAll(() => house.close());

async function workOf(task: () => Promise<unknown>) {
  const counted = vi.spyOn(hashing, 'argon2id');
  const statements = await statementsOf(task);
  const hashes = counted.mock.calls.map(([{ memory, passes }]) => ({ memory, passes }));
  counted.mockRestore();
  return { statements: statements.map((text) => text.replaceAll(/\s+/g, ' ').trim()), hashes };
}

const call = (operation: string, payload: object, ip: string) =>
  house.call(operation, payload, { service: 'basis', ip });

test('a sign-in under a name that nobody has costs what one with a wrong password does', async () => {
  const signIn = (userAccount: string, ip: string) =>
    workOf(() => call('login', { userRole: '', userAccount, password: 'Wrong-Password-1' }, ip));
  // The first of a process prepares what the others find ready.
  await signIn('first@staff.example', '10.1.0.1');
  const known = await signIn(account, '10.1.0.2');
  const unknown = await signIn('nobody@staff.example', '10.1.0.3');
  expect(known.hashes).toHaveLength(1);
  expect(unknown.hashes).toEqual(known.hashes);
  expect(unknown.statements).toEqual(known.statements);
});

test('asking for a reset costs the same whether or not there is such an account', async () => {
  const ask = (userAccount: string, ip: string) =>
    workOf(() => call('resetPassword', { userRole: '', userAccount, validateOtp: true }, ip));
  await ask('first@staff.example', '10.2.0.1');
  const known = await ask(account, '10.2.0.2');
  const unknown = await ask('nobody@staff.example', '10.2.0.3');
  expect(unknown).toEqual(known);
});

test('many who sign in leave the others their turn: a call that came after them is answered before them', async () => {
  const { sessionId } = await buildStaff(house.app, 'alpha', []);
  const done: string[] = [];
  const signIns = Array.from({ length: 40 }, (_, place) =>
    call('login', { userRole: '', userAccount: `many${place}@staff.example`, password }, `10.3.0.${place}`).then(() =>
      done.push('sign-in'),
    ),
  );
  await house.call('getOwnProfile', {}, { sessionId, partition: 'alpha', service: 'basis' });
  done.push('call');
  await Promise.all(signIns);
  expect(done.indexOf('call')).toBeLessThan(20);
});

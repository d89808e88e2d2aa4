import { expect, test } from 'vitest';
import { z } from 'zod';
import { operation, service } from '../operation.ts';
import { brakesFor } from './brakes.ts';

const nothing = { input: z.strictObject({}), output: z.object({}) };
const flow = service('tripDirector', {
  getFlowLink: operation({ audience: 'guest', ...nothing }),
  getPlaces: operation({ audience: ['signedIn', 'guest'], reads: true, ...nothing }),
  postFlow: operation({ audience: 'verifiedGuest', ...nothing }),
  getRecords: operation({ audience: 'permitted', reads: true, ...nothing }),
  openDoor: operation({ audience: 'public', ...nothing }),
});
const limits = { CALLS_PER_SECOND: 0, PUBLIC_CALLS_PER_MINUTE: 3, MEGABYTES_PER_MINUTE: 0 };
const call = (name: string) => ({ operation: name });

test.each(['getFlowLink', 'openDoor'])(
  '%s is open to strangers, and an address can call it so often only',
  async (name) => {
    const brakes = brakesFor(limits, [flow]);
    for (let count = 0; count < 3; count++) await brakes.check('196.25.1.1', call(name));
    await expect(brakes.check('196.25.1.1', call(name))).rejects.toMatchObject({ code: 'throttled' });
    await brakes.check('196.25.1.2', call(name));
  },
);

test.each(['getPlaces', 'postFlow', 'getRecords'])(
  '%s is not counted: a form asks it often, or it takes a session',
  async (name) => {
    const brakes = brakesFor(limits, [flow]);
    for (let count = 0; count < 10; count++) await brakes.check('196.25.1.1', call(name));
  },
);

test('who has a whole IPv6 network is one caller', async () => {
  const brakes = brakesFor(limits, [flow]);
  for (let count = 0; count < 3; count++) await brakes.check(`2001:db8:1:2::${count}`, call('openDoor'));
  await expect(brakes.check('2001:db8:1:2::99', call('openDoor'))).rejects.toMatchObject({ code: 'throttled' });
  await brakes.check('2001:db8:1:3::1', call('openDoor'));
});

test('every flow by link is counted together with sign-in', async () => {
  const brakes = brakesFor(limits, [flow]);
  for (const name of ['openDoor', 'getFlowLink', 'getFlowLink']) await brakes.check('196.25.1.1', call(name));
  await expect(brakes.check('196.25.1.1', call('openDoor'))).rejects.toMatchObject({ code: 'throttled' });
});

test('an address asks so often only, and for sixteen times as many files of our pages', async () => {
  const brakes = brakesFor({ ...limits, CALLS_PER_SECOND: 1 }, [flow]);
  const refusals = async (wanted: 'rpc' | 'call' | 'page') => {
    const all = await Promise.allSettled(Array.from({ length: 80 }, () => brakes.knock('196.25.1.1', wanted)));
    return all.filter(({ status }) => status === 'rejected').length;
  };
  expect(await refusals('call')).toBe(76);
  expect(await refusals('page')).toBe(16);
  expect(await refusals('rpc')).toBe(16);
  await brakes.knock('196.25.1.2', 'call');
});

test('an office of sixty behind one address is counted person by person, and a stranger beside them by the address', async () => {
  const brakes = brakesFor({ ...limits, CALLS_PER_SECOND: 1 }, [flow]);
  const office = '196.25.1.1';
  const asks = async (times: number, sessionId?: string) => {
    const all = await Promise.allSettled(
      Array.from({ length: times }, () => brakes.check(office, { operation: 'getRecords', sessionId })),
    );
    return all.filter(({ status }) => status === 'rejected').length;
  };
  const people = Array.from({ length: 60 }, (_, place) => `session-${place}`);
  for (const person of people) brakes.prove(person);
  for (const person of people) expect(await asks(4, person)).toBe(0);
  // One of them floods: only this one is told to wait.
  expect(await asks(10, people[0])).toBe(10);
  expect(await asks(10)).toBe(6);
  // Names of sessions that nobody has proven are an address's own, however many are made up.
  const madeUp = await Promise.all(Array.from({ length: 30 }, (_, place) => asks(1, `made-up-${place}`)));
  expect(madeUp.reduce((sum, each) => sum + each, 0)).toBe(14);
});

test('an address sends so many bytes only, and a tenth of it while nobody knows who sends', async () => {
  const brakes = brakesFor({ ...limits, MEGABYTES_PER_MINUTE: 100 }, [flow]);
  const megabyte = 1024 * 1024;
  await brakes.weigh('196.25.1.1', 10 * megabyte, false);
  await expect(brakes.weigh('196.25.1.1', megabyte, false)).rejects.toMatchObject({ code: 'throttled' });
  await brakes.weigh('196.25.1.1', 100 * megabyte, true);
  await expect(brakes.weigh('196.25.1.1', megabyte, true)).rejects.toMatchObject({ code: 'throttled' });
});

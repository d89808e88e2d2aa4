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
const call = (name: string) => ({ operation: name });

test.each(['getFlowLink', 'openDoor'])(
  '%s is open to strangers, and an address can call it so often only',
  async (name) => {
    const brakes = brakesFor({ CALLS_PER_SECOND: 0, PUBLIC_CALLS_PER_MINUTE: 3 }, [flow]);
    for (let count = 0; count < 3; count++) await brakes.check('196.25.1.1', call(name));
    await expect(brakes.check('196.25.1.1', call(name))).rejects.toMatchObject({ code: 'throttled' });
    await brakes.check('196.25.1.2', call(name));
  },
);

test.each(['getPlaces', 'postFlow', 'getRecords'])(
  '%s is not counted: a form asks it often, or it takes a session',
  async (name) => {
    const brakes = brakesFor({ CALLS_PER_SECOND: 0, PUBLIC_CALLS_PER_MINUTE: 3 }, [flow]);
    for (let count = 0; count < 10; count++) await brakes.check('196.25.1.1', call(name));
  },
);

test('who has a whole IPv6 network is one caller', async () => {
  const brakes = brakesFor({ CALLS_PER_SECOND: 0, PUBLIC_CALLS_PER_MINUTE: 3 }, [flow]);
  for (let count = 0; count < 3; count++) await brakes.check(`2001:db8:1:2::${count}`, call('openDoor'));
  await expect(brakes.check('2001:db8:1:2::99', call('openDoor'))).rejects.toMatchObject({ code: 'throttled' });
  await brakes.check('2001:db8:1:3::1', call('openDoor'));
});

test('every flow by link is counted together with sign-in', async () => {
  const brakes = brakesFor({ CALLS_PER_SECOND: 0, PUBLIC_CALLS_PER_MINUTE: 3 }, [flow]);
  for (const name of ['openDoor', 'getFlowLink', 'getFlowLink']) await brakes.check('196.25.1.1', call(name));
  await expect(brakes.check('196.25.1.1', call('openDoor'))).rejects.toMatchObject({ code: 'throttled' });
});

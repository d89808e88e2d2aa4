import { beforeAll, expect, test, vi } from 'vitest';
import { transnovaBinding } from '../signed-in.ts';

const store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
let enter: typeof import('./session-keeper.ts').enter;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { search: '', hash: '', pathname: '/' });
  vi.stubGlobal('localStorage', store);
  vi.stubGlobal('sessionStorage', store);
  ({ enter } = await import('./session-keeper.ts'));
  return () => vi.unstubAllGlobals();
});

// The specification: this permission suppresses what is loaded after the sign-in.
test.each([
  [['loads.getLoads'], 1],
  [['loads.getLoads', transnovaBinding], 0],
  [['loads.getLoads', 'tripDirector.slpBinding.OTHER'], 1],
])('who holds %j has the lists of the desk fetched %i times after the sign-in', (authorisations, times) => {
  const lookup = vi.fn(() => Promise.resolve());
  enter({ afterSignIn: [lookup] } as never, { sessionId: 'session', partition: 'house', authorisations } as never);
  expect(lookup).toHaveBeenCalledTimes(times);
});

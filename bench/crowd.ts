import { administrator, signedIn, signInBody } from './client.ts';
import { manyPeople, someIds, type Servers } from './calls.ts';
import { measure, startLoad } from './load.ts';

export interface CrowdMeasured {
  readonly signIns: number;
  readonly perSecond: number;
  /** Milliseconds in which 99 of 100 others have their record: while nobody signs in, and meanwhile. */
  readonly idle: number;
  readonly meanwhile: number;
  readonly refused: number;
}

/** So many sign in at once; what the people notice who read records meanwhile. */
export async function measureCrowd({ load, url, serverUrl, pid, seconds }: Servers): Promise<CrowdMeasured> {
  const signIns = 200;
  const asker = await signedIn(serverUrl, administrator);
  const common = { port: Number(new URL(serverUrl).port), path: '/rpc' };
  const ids = await someIds(url);
  const bodies = ids.map((keyIdentifier) => asker.body('getCarrier', { keyIdentifier }));
  const reading = { ...common, connections: 4, seconds, bodies };
  const crowd = await manyPeople(url, signIns);
  await measure(load, pid, { ...reading, seconds: 1 });
  const { p99: idle } = await measure(load, pid, reading);
  const others = startLoad();
  try {
    // From many addresses: so many at once from one would meet its brake.
    const plan = { ...common, connections: signIns, seconds: 0, once: true, manyAddresses: true };
    const [arrived, read] = await Promise.all([
      others.run({ ...plan, bodies: crowd.map(signInBody) }),
      load.run(reading),
    ]);
    return { signIns, perSecond: arrived.perSecond, idle, meanwhile: read.p99, refused: arrived.errors };
  } finally {
    others.end();
  }
}

import { gzipSync } from 'node:zlib';
import { rpc } from '../server/testing/server-process.ts';
import { usualLoad } from '#modules/work/loads/server/builders.ts';
import { demoPassword } from '../database/seed.ts';
import { backendsOf, busySeconds, peakOf } from './import-references.ts';
import { addFleet, type LoadClient } from './load-clients.ts';

export interface LoadsImported {
  readonly count: number;
  /** Seconds: the file read, the dry run, the writing. */
  readonly upload: number;
  readonly check: number;
  readonly write: number;
  readonly serverBusy: number;
  readonly databaseBusy: number;
  /** Megabytes that the server held at most. */
  readonly peak: number;
  /** Milliseconds that somebody else waited at most meanwhile: for the board, and to book a load; and how often in vain. */
  readonly others: { readonly board: number; readonly booking: number; readonly refused: number };
}

interface Sizes {
  readonly url: string;
  readonly serverUrl: string;
  readonly pid: number;
  readonly client: LoadClient;
  readonly count: number;
  /** Each load names a vehicle and a driver of the own fleet, and comes in as assigned. */
  readonly isCarried?: boolean;
}

const headings = [
  'Load key',
  'External reference',
  'Status',
  'Customer',
  'Order type',
  'Equipment type',
  'Goods',
  'Mass (kg)',
  'Price for the customer',
  'Kind of stop',
  'Location',
  'Window from',
  'Window until',
  'Quantity',
];

/** A file of loads, each of two rows, through the import centre: ready, or with who carries them. */
export async function importLoads({
  url,
  serverUrl,
  pid,
  client,
  count,
  isCarried = false,
}: Sizes): Promise<LoadsImported> {
  const { account, accountNumber } = client;
  if (isCarried) await addFleet(url, client, fleetSize);
  const { body } = await rpc(
    serverUrl,
    'login',
    { userRole: '', userAccount: account, password: demoPassword },
    { service: 'basis' },
  );
  const { sessionId, partition } = body.result as { sessionId: string; partition: string };
  const ask = async <T>(operation: string, payload: object, lockId?: string): Promise<T> => {
    const answer = await rpc(serverUrl, operation, payload, { sessionId, partition, ...(lockId && { lockId }) });
    if (answer.body.response !== 'ok') throw new Error(`${operation}: ${JSON.stringify(answer.body)}`);
    return answer.body.result as T;
  };
  const settled = async (importId: string) => {
    for (;;) {
      const record = await ask<{ status: string; lockId: string; mapping: object; counts: Record<string, number> }>(
        'getImport',
        { importId },
      );
      if (record.status !== 'MAPPED' && record.status !== 'COMMITTING') return record;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const lines = Array.from({ length: count }, (_, place) => [
    line(place, accountNumber, 'Pickup', 'LOADJHB', 8, isCarried),
    line(place, accountNumber, 'Delivery', 'LOADDBN', 18, isCarried),
  ]).flat();
  const table = [isCarried ? [...headings, 'Vehicle', 'Driver'] : headings, ...lines]
    .map((cells) => cells.join(','))
    .join('\n');
  const content = gzipSync(table).toString('base64');
  const backends = await backendsOf(url);
  const before = [busySeconds([pid]), busySeconds(backends)] as const;
  const peak = peakOf(pid);
  const others = watchOthers(ask, client);
  try {
    const began = performance.now();
    const { importId } = await ask<{ importId: string }>('postImport', {
      kind: 'load',
      fileName: 'loads.csv',
      content,
    });
    const uploaded = await settled(importId);
    const read = performance.now();
    await ask('putImportMapping', { importId, mapping: uploaded.mapping }, uploaded.lockId);
    const checked = await settled(importId);
    const dry = performance.now();
    await ask('commitImport', { importId, scope: 'valid' }, checked.lockId);
    const written = await settled(importId);
    const end = performance.now();
    if (written.counts['committed'] !== count)
      throw new Error(`of ${count} loads were written: ${JSON.stringify(written.counts)}`);
    return {
      count,
      upload: (read - began) / 1000,
      check: (dry - read) / 1000,
      write: (end - dry) / 1000,
      serverBusy: busySeconds([pid]) - before[0],
      databaseBusy: busySeconds(backends) - before[1],
      peak: peak.end(),
      others: await others.end(),
    };
  } finally {
    await others.end();
    peak.end();
  }
}

/** Somebody else at work: one looks at the board, and another books a load, again and again. */
function watchOthers(
  ask: (operation: string, payload: object) => Promise<unknown>,
  { references, customerId }: LoadClient,
): { end(): Promise<LoadsImported['others']> } {
  const most = { board: 0, booking: 0, refused: 0 };
  let isOver = false;
  const again = async (what: 'board' | 'booking', work: () => Promise<unknown>) => {
    while (!isOver) {
      const began = performance.now();
      await work().catch(() => most.refused++);
      most[what] = Math.max(most[what], performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  const all = Promise.all([
    again('board', () => ask('getLoads', {})),
    again('booking', () =>
      ask('postLoad', usualLoad(references, customerId, new Date(), { startsInHours: 48, hours: 10 })),
    ),
  ]);
  return {
    async end() {
      isOver = true;
      await all;
      return most;
    },
  };
}

const fleetSize = 50;
const plateOf = (place: number) => `IMP${place % fleetSize}GP`;
const driverOf = (place: number) => `IMP${place % fleetSize}`;

/** A vehicle with its driver has one load a day, and no two at once. */
function line(
  place: number,
  customer: string,
  kind: string,
  location: string,
  hour: number,
  isCarried: boolean,
): readonly string[] {
  const days = isCarried ? Math.floor(place / fleetSize) : place % 300;
  const day = new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10);
  const clock = (at: number) => `${day} ${String(at).padStart(2, '0')}:00`;
  return [
    `${place}`,
    `BENCH-${isCarried ? 'C' : 'R'}-${place}`,
    isCarried ? 'Assigned' : 'Ready',
    customer,
    'LOADFTL',
    'LOADRIG',
    'LOADGEN',
    '9500.5',
    '12500.50',
    kind,
    location,
    clock(hour),
    clock(hour + 2),
    '2',
    ...(isCarried ? [plateOf(place), driverOf(place)] : []),
  ];
}

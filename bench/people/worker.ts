import { setTimeout as sleep } from 'node:timers/promises';
import { type Calls, callsTo } from './calls.ts';
import { atWork } from './deeds.ts';
import { keepLive } from './live.ts';
import { paces, type Person } from './person.ts';

/** Plays the crowd in one process. It is told who joins, and asked now and then what was called since the last time. */
export type ToCrowd =
  | { readonly type: 'servers'; readonly urls: readonly string[] }
  | { readonly type: 'join'; readonly people: readonly Person[] }
  | { readonly type: 'take' };

export interface Taken {
  readonly calls: readonly Calls[];
  /** Milliseconds from each change until a screen knew of it. */
  readonly fresh: readonly number[];
  /** Seconds of processor time of this process since the last time. */
  readonly processor: number;
}

let urls: readonly string[] = [];
let calls: ReturnType<typeof callsTo>;
let fresh: number[] = [];
let joined = 0;
let spent = process.cpuUsage();

process.on('disconnect', () => process.exit(0));
process.on('message', (message: ToCrowd) => {
  if (message.type === 'servers') {
    urls = message.urls;
    calls = callsTo(urls.map((url) => Number(new URL(url).port)));
  } else if (message.type === 'join') for (const person of message.people) void join(person);
  else {
    const { user, system } = process.cpuUsage(spent);
    process.send!({ calls: calls.take(), fresh, processor: (user + system) / 1e6 } satisfies Taken);
    fresh = [];
    spent = process.cpuUsage();
  }
});

/** Comes within the first pause, opens the screen, and works until the process ends. */
async function join(person: Person): Promise<never> {
  const pace = paces[person.kind] * 1000;
  const url = urls[joined++ % urls.length]!;
  const { deed, live } = atWork(person, calls.ask);
  const isIn = (share: number) => sleep(pace * share);
  if (live) {
    await sleep(Math.random() * 3000);
    const { sessionId } = person;
    keepLive({ url, sessionId, ...live, fresh: (milliseconds) => void fresh.push(milliseconds) });
  }
  await isIn(Math.random());
  for (;;) {
    await deed();
    await isIn(0.5 + Math.random());
  }
}

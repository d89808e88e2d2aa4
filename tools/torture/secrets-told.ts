import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import path from 'node:path';
import { freePort, rpc, startServerProcess } from '../../server/testing/server-process.ts';
import type { Result } from './scenarios.ts';
import type { Surroundings } from './surroundings.ts';
import { signIn, supplier } from './workload.ts';

const known = ['naledi.mokoena', 'pieter.botha', 'thandi.nkosi', 'joao.macuacua'].map(
  (name) => `${name}@highveld.example`,
);
/** What would be found by chance once in 15,000 runs. */
const conspicuous = 4;

/** Wrong passwords for names that exist and names that do not, in turn: their times do not tell them apart. */
export async function tortureTimes(around: Surroundings, rounds: number): Promise<Result> {
  const server = await startServerProcess({
    ...around.environment,
    PORT: String(await freePort()),
    TRUST_PROXY: 'true',
  });
  const times = { known: [] as number[], unknown: [] as number[] };
  const bodies = new Set<string>();
  try {
    let calls = 0;
    const timed = async (userAccount: string) => {
      const from = { 'x-forwarded-for': `198.18.${calls >> 8}.${calls++ & 255}` };
      const started = performance.now();
      const { body } = await rpc(
        server.url,
        'login',
        { userRole: '', userAccount, password: 'Wrong-Password-1' },
        { service: 'basis' },
        from,
      );
      bodies.add(JSON.stringify({ ...body, requestId: '' }));
      return performance.now() - started;
    };
    for (let pair = 0; pair < rounds * 10; pair++) {
      // Nobody has to wait: the brake is no part of the question.
      await around.owner((client) => client.query('delete from attempt_counter'));
      const name = `${crypto.randomUUID().slice(0, 8)}@highveld.example`;
      const account = known[pair % known.length]!;
      if (pair % 2 === 0) times.known.push(await timed(account));
      times.unknown.push(await timed(name));
      if (pair % 2 === 1) times.known.push(await timed(account));
    }
  } finally {
    await server.kill('SIGTERM');
  }
  const z = rankedApart(times.known, times.unknown);
  const median = (all: readonly number[]) => Math.round(all.toSorted((a, b) => a - b)[all.length >> 1]! * 10) / 10;
  return {
    isHeld: bodies.size === 1 && Math.abs(z) < conspicuous,
    figures: {
      'of each': times.known.length,
      'known, median ms': median(times.known),
      'unknown, median ms': median(times.unknown),
      z: Math.round(z * 100) / 100,
      'different answers': bodies.size - 1,
    },
  };
}

/** The standard score of the rank sum test of Mann and Whitney. */
function rankedApart(one: readonly number[], other: readonly number[]): number {
  const wins = one.reduce((sum, a) => sum + other.filter((b) => a > b).length, 0);
  const [n, m] = [one.length, other.length];
  return (wins - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}

/** Account numbers are captured and changed; none of them is found in any file of the database, its log among them. */
export async function tortureClearNumbers(around: Surroundings, rounds: number): Promise<Result> {
  const session = await signIn(around.url);
  const numbers: string[] = [];
  // It stands there in clear, so that the search is known to find what is there.
  const mark = `Clear ${crypto.randomUUID()}`;
  for (let place = 0; place < rounds; place++) {
    const bankAccountNo = String(crypto.randomInt(62_000_000_000, 62_999_999_999));
    const detail = { bank: 'FNB', branchCode: '250655', bankAccountNo };
    const { body } = await rpc(around.url, 'postCarrier', supplier(`${mark} ${place}`, detail), { ...session });
    if (body.response === 'ok') numbers.push(bankAccountNo);
  }
  await around.owner((client) => client.query('checkpoint'));
  const folder = path.resolve('.cache/torture/postgres');
  const files = (text: string) => spawnSync('grep', ['-rlaF', '--', text, folder], { encoding: 'utf8' }).stdout.trim();
  const found = numbers.filter((number) => files(number) !== '');
  const isSearched = files(mark) !== '';
  return {
    isHeld: numbers.length === rounds && isSearched && found.length === 0,
    figures: { numbers: numbers.length, 'found in clear': found.length, 'clear text found': isSearched ? 'yes' : 'no' },
  };
}

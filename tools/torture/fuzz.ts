import crypto from 'node:crypto';
import type { CatalogueEntry } from '#platform/server/catalogue.ts';
import { rpc } from '../../server/testing/server-process.ts';
import { broken, sample, type Schema, seeded } from '../../server/testing/payloads.ts';
import type { Result } from './scenarios.ts';
import type { Surroundings } from './surroundings.ts';
import { signIn } from './workload.ts';

/** Calls of one round; twenty rounds are a hundred thousand. */
const callsEach = 5000;
const atOnce = 4;
/** They end the session that asks, or the account behind it. */
const spared = new Set(['login', 'logout', 'putOwnPassword', 'deleteUser', 'lockUser', 'putUserRole', 'putUser']);

/** Payloads made from the published catalogue, whole and broken, against a server of its own. FUZZ_SEED sends them again. */
export async function tortureFuzz(around: Surroundings, rounds: number): Promise<Result> {
  const seed = Number(process.env['FUZZ_SEED'] ?? crypto.randomInt(2 ** 31));
  const random = seeded(seed);
  const catalogue = (await (await fetch(`${around.url}/rpc/operations`)).json()) as CatalogueEntry[];
  const operations = catalogue.filter(({ operation }) => !spared.has(operation));
  const pid = around.server().pid;
  const ids = await recordIds(around);
  const faults: string[] = [];
  let [taken, refused, busy, left] = [0, 0, 0, callsEach * rounds];
  let session = await signIn(around.url);

  async function work(): Promise<void> {
    while (left-- > 0) {
      const { service, operation, input, locked } = operations[Math.floor(random() * operations.length)]!;
      const whole = sample(input as Schema, random, ids);
      const payload = random() < 0.5 ? whole : broken(whole, random);
      const envelope = { ...session, service, ...(locked && { lockId: '1' }) };
      const answer = await rpc(around.url, operation, payload, envelope).catch((error: Error) => error);
      if (answer instanceof Error) faults.push(`${operation}: ${answer.message}`);
      else if (answer.body.response === 'ok') taken++;
      else if (answer.body.code === 'unavailable') busy++;
      else if (answer.status >= 500)
        faults.push(`${operation} ${answer.status} ${JSON.stringify(payload).slice(0, 400)}`);
      else {
        refused++;
        // One of the calls ended it.
        if (answer.body.code === 'sessionEnded') session = await signIn(around.url);
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const fault of faults.slice(0, 10)) console.log(fault);
  const isSame = around.server().pid === pid;
  return {
    isHeld: faults.length === 0 && taken > 0 && isSame,
    figures: { seed, taken, refused, busy, faults: faults.length, 'server restarts': isSame ? 0 : 1 },
  };
}

function recordIds(around: Surroundings): Promise<string[]> {
  return around.owner(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `(select id from supplier limit 20) union all (select id from customer limit 20) union all (select id from document limit 20)
       union all (select id from link limit 20) union all (select id from driver limit 10) union all (select id from vehicle limit 10)`,
    );
    return rows.map(({ id }) => id);
  });
}

import crypto from 'node:crypto';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { anchorChain, checkAuditTrail, sealAuditTrail } from '#platform/server/audit-chain.ts';
import { openDatabase, type Database } from '#platform/server/database.ts';
import { localFiles } from '#platform/server/files.ts';
import { sealer } from '#platform/server/sealed.ts';
import type { Result } from './scenarios.ts';
import type { Surroundings } from './surroundings.ts';

const partition = 'torture';
const connections = 50;
const entriesEach = 100;

/** What the chain costs at fifty connections, whether it is whole after them, and whether damage anywhere is found. */
export async function tortureAudit(around: Surroundings, rounds: number): Promise<Result> {
  const database = openDatabase({ url: around.ownerUrl(), poolSize: connections });
  const app = {
    database,
    sealer: sealer({ current: 'k1', keys: { k1: crypto.randomBytes(32) } }),
    files: localFiles(path.resolve('.cache/torture/audit', crypto.randomUUID())),
    log: pino({ level: 'silent' }),
  };
  const check = async () => {
    for (let after = 0; ;) {
      const part = await checkAuditTrail({ app, db: database.single(partition), partition }, after);
      if (part.isEnd) return part;
      after = part.upTo;
    }
  };
  // The server that runs beside has another key and another place for its notes: nothing of it may seal this.
  await around.server().kill('SIGTERM');
  try {
    await around.owner((client) => client.query('alter table audit_entry disable trigger audit_awaits_seal'));
    const without = await writeMany(database, 'without');
    await around.owner((client) =>
      client.query(`set session_replication_role = replica; delete from audit_entry where partition = '${partition}'`),
    );
    await around.owner((client) => client.query('alter table audit_entry enable trigger audit_awaits_seal'));
    let isWriting = true;
    const sealing = (async () => {
      while (isWriting) await sealAuditTrail(app).then(() => new Promise((resolve) => setTimeout(resolve, 2000)));
    })();
    const withChain = await writeMany(database, 'with');
    isWriting = false;
    await sealing;
    await sealAuditTrail(app);
    await anchorChain(app, partition);
    const whole = await check();
    const unnoticed = await damage(around, rounds * 10, whole.upTo, check);
    return {
      isHeld: whole.problem === undefined && whole.upTo === connections * entriesEach && unnoticed === 0,
      figures: {
        entries: whole.upTo,
        'cost, %': Math.round((withChain / without - 1) * 100),
        'damages tried': rounds * 10,
        unnoticed,
      },
    };
  } finally {
    await database.close();
    await around.startServer();
  }
}

/** Milliseconds. */
async function writeMany(database: Database, event: string): Promise<number> {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let index = 0; index < entriesEach; index++)
        await sql`insert into audit_entry (partition, actor_kind, actor_name, request_id, operation, noun, record_id, event, changes)
          values (${partition}, 'system', 'torture', ${crypto.randomUUID()}, 'x.y', 'supplier', 's', ${event}, '{"city": ["Durban", "Beira"]}')`.execute(
          database.writer(partition),
        );
    }),
  );
  return performance.now() - started;
}

/** Damages one entry at a time, each in a transaction that is rolled back once it was looked at. */
async function damage(
  around: Surroundings,
  times: number,
  last: number,
  check: () => Promise<{ problem: unknown }>,
): Promise<number> {
  const at = (number: number) =>
    `id = (select entry_id from audit_seal where partition = '${partition}' and number = ${number}) and partition = '${partition}'`;
  let unnoticed = 0;
  await around.owner(async (client) => {
    await client.query('set session_replication_role = replica');
    for (let round = 0; round < times; round++) {
      const number = crypto.randomInt(1, last + 1);
      const { rows } = await client.query(`select * from audit_entry where ${at(number)}`);
      const column = ['actor_name', 'record_id', 'event', 'ip'][round % 4]!;
      const before = rows[0] as Record<string, string>;
      await client.query(`update audit_entry set ${column} = ${column} || 'x' where ${at(number)}`);
      if ((await check()).problem !== 'changed') unnoticed++;
      await client.query(`update audit_entry set ${column} = $1 where ${at(number)}`, [before[column]]);
    }
  });
  return unnoticed;
}

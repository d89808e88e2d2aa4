import { setTimeout as wait } from 'node:timers/promises';
import { startHeldMail } from '../../server/testing/held-mail.ts';
import { acceptAndKill, openPackDesk, proofsToAccept, sendAndKill } from '../../server/testing/killed-packs.ts';
import { rpc, startServerProcess } from '../../server/testing/server-process.ts';
import type { Result } from './scenarios.ts';
import type { Surroundings } from './surroundings.ts';
import { signIn } from './workload.ts';

const each = 50;
const patience = 300_000;

/** Fifty mails are asked for, and the server is killed while they go out: each arrives, and twice as the same mail at most. */
export async function tortureKilledMails(around: Surroundings, rounds: number): Promise<Result> {
  const mail = await startHeldMail();
  await around.server().kill('SIGTERM');
  const settings = { ...around.environment, SMTP_URL: mail.url };
  let server = await startServerProcess(settings);
  const asked: string[] = [];
  try {
    const session = await signIn(server.url);
    for (let round = 0; round < rounds; round++) {
      const isIn = (list: readonly string[]) => mail.taken.filter(({ to }) => list.includes(to)).length;
      const some: string[] = [];
      for (let place = 0; place < each; place++) {
        const number = String(round * each + place).padStart(4, '0');
        const email = `killed${number}@torture.example`;
        const payload = { email, mobileNumber: `+2784555${number}`, language: 'en' };
        const { body } = await rpc(server.url, 'postCarrierLink', payload, { ...session });
        if (body.response === 'ok') some.push(email);
      }
      asked.push(...some);
      const enough = (round % each) + 1;
      for (const end = Date.now() + 5000; isIn(some) < enough && Date.now() < end;) await wait(2);
      await server.kill('SIGKILL');
      server = await startServerProcess(settings);
      // As once the lease of the dead server's work is over, without the wait for it.
      await around.owner((client) =>
        client.query(`update job.job set state = 'retry', start_after = now() where state = 'active'`),
      );
    }
    const of = (to: string) => mail.taken.filter((one) => one.to === to);
    for (const end = Date.now() + patience; asked.some((to) => of(to).length === 0) && Date.now() < end;)
      await wait(200);
    const figures = {
      mails: asked.length,
      'never arrived': asked.filter((to) => of(to).length === 0).length,
      'arrived twice as the same': asked.filter((to) => of(to).length > 1).length,
      'arrived twice under two ids': asked.filter((to) => new Set(of(to).map(({ messageId }) => messageId)).size > 1)
        .length,
    };
    return {
      figures,
      isHeld:
        asked.length === rounds * each &&
        figures['never arrived'] === 0 &&
        figures['arrived twice under two ids'] === 0,
    };
  } finally {
    await server.kill('SIGTERM');
    await mail.close();
    await around.startServer();
  }
}

/** Proofs of delivery are accepted while the server is killed, and sent while it is killed, as often as is said. */
export async function torturePacks(around: Surroundings, rounds: number): Promise<Result> {
  const mail = await startHeldMail();
  await around.server().kill('SIGTERM');
  const desk = await openPackDesk({ ...around.environment, DATABASE_URL: around.ownerUrl() }, mail);
  try {
    const proofs = await proofsToAccept(desk, 8);
    const { lost, inPart, refused, doubled, answered } = await acceptAndKill(desk, proofs, 3);
    const figures = { proofs: proofs.length, answered, lost, inPart, refused, doubled };
    const sendings = { sent: 0, undecided: 0, twice: 0, untrue: 0, repeated: 0, silent: 0 };
    for (let round = 0; round < rounds; round++) {
      const found = await sendAndKill(
        desk,
        proofs.slice(0, 4).map(({ loadId }) => loadId),
      );
      for (const name of Object.keys(sendings) as (keyof typeof sendings)[]) sendings[name] += found[name];
    }
    const { sent, undecided, twice, untrue, repeated, silent } = sendings;
    return {
      figures: { ...figures, ...sendings },
      isHeld: sent > 0 && undecided > 0 && lost + inPart + refused + doubled + twice + untrue + repeated + silent === 0,
    };
  } finally {
    await desk.owner.end();
    await desk.server.kill('SIGTERM');
    await mail.close();
    await around.startServer();
  }
}

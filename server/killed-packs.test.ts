import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyDatabase, dropDatabase } from '#platform/server/testing/cluster.ts';
import { startHeldMail, type HeldMail } from './testing/held-mail.ts';
import { acceptAndKill, openPackDesk, proofsToAccept, sendAndKill, type PackDesk } from './testing/killed-packs.ts';

/** Proofs of delivery over a real kill -9 and a real mail server. The long form is `npm run torture`. */
let databaseUrl: string;
let mail: HeldMail;
let desk: PackDesk;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-packs-test-'));

beforeAll(async () => {
  databaseUrl = await copyDatabase(inject('clusterUrl'), inject('templateDatabase'));
  mail = await startHeldMail();
  desk = await openPackDesk({ DATABASE_URL: databaseUrl, DEMO: 'true', DATA_DIR: folder }, mail);
}, 240_000);
afterAll(async () => {
  await desk.owner.end();
  await desk.server.kill('SIGTERM');
  await mail.close();
  await dropDatabase(inject('clusterUrl'), new URL(databaseUrl).pathname.slice(1));
  fs.rmSync(folder, { recursive: true, force: true });
});

test(
  'kill -9: acceptances hold whole or not at all, and a pack that may have been sent is not sent again in silence',
  {
    timeout: 500_000,
  },
  async () => {
    const proofs = await proofsToAccept(desk, 8);
    expect(proofs.length).toBeGreaterThan(3);
    const accepted = await acceptAndKill(desk, proofs, 2);
    expect(accepted).toMatchObject({ lost: 0, inPart: 0, refused: 0, doubled: 0 });
    expect(accepted.answered).toBeLessThan(proofs.length);

    const sent = await sendAndKill(
      desk,
      proofs.slice(0, 4).map(({ loadId }) => loadId),
    );
    expect(sent).toMatchObject({ sent: 4, twice: 0, untrue: 0, repeated: 0, silent: 0 });
    expect(sent.undecided).toBeGreaterThan(0);
  },
);

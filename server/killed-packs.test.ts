import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyForTest, type DemonstrationCopy } from './testing/demonstration.ts';
import { startHeldMail, type HeldMail } from './testing/held-mail.ts';
import { acceptAndKill, openPackDesk, proofsToAccept, sendAndKill, type PackDesk } from './testing/killed-packs.ts';

/** Proofs of delivery over a real kill -9 and a real mail server. The long form is `npm run torture`. */
let copy: DemonstrationCopy;
let mail: HeldMail;
let desk: PackDesk;

beforeAll(async () => {
  copy = await copyForTest(inject('clusterUrl'));
  mail = await startHeldMail();
  desk = await openPackDesk(copy.environment, mail);
}, 600_000);
afterAll(async () => {
  await desk.owner.end();
  await desk.server.kill('SIGTERM');
  await mail.close();
  await copy.remove();
});

test(
  'kill -9: acceptances hold whole or not at all, and a pack that may have been sent is not sent again in silence',
  {
    timeout: 1_200_000,
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

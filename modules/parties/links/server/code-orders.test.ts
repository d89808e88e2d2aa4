import crypto from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { createLink } from '#platform/server/links.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { basisOperations, buildStaff } from '#modules/base/access/server/index.ts';
import { linkOperations } from './operations.ts';

let house: House;
let companyId: string;
const partition = 'alpha';
beforeAll(async () => {
  house = await openHouse({ implementations: [basisOperations, linkOperations] });
  ({ companyId } = await buildStaff(house.app, partition, []));
});
afterAll(() => house.close());

/** What somebody with a link does: asks for a code, types the newest, an older or a wrong one, or waits for so many seconds. */
const step = fc.oneof(
  { arbitrary: fc.constant('send' as const), weight: 3 },
  { arbitrary: fc.constantFrom('newest' as const, 'older' as const), weight: 2 },
  { arbitrary: fc.constant('wrong' as const), weight: 3 },
  { arbitrary: fc.constantFrom(30, 65, 65, 65, 620, 3700), weight: 4 },
);

interface Sent {
  readonly at: number;
  readonly code: string;
  tries: number;
  isUsed: boolean;
}

/**
 * The model of wire.md §4, by a clock of its own: a code after a minute at the earliest and five an hour, ten minutes to type
 * it, five tries, the newest alone, once; twenty wrong ones end the link.
 */
class Model {
  now = 0;
  wrongOnes = 0;
  readonly sent: Sent[] = [];

  get mayBeSent(): boolean {
    const within = (seconds: number) => this.sent.filter(({ at }) => this.now - at < seconds).length;
    return within(60) === 0 && within(3600) < 5 && within(86_400) < 10;
  }

  /** How a code is answered. */
  typed(code: string): string {
    if (this.wrongOnes >= 20) return 'linkNotUsable';
    const newest = this.sent.at(-1);
    if (!newest || newest.isUsed || newest.tries === 5 || this.now - newest.at >= 600) return 'otpExpired';
    newest.tries++;
    if (code !== newest.code) {
      this.wrongOnes++;
      return 'otpInvalid';
    }
    newest.isUsed = true;
    return 'ok';
  }
}

let people = 0;
async function invite() {
  const mobile = `+2783${String(2_000_000 + people++)}`;
  const context = systemContext(house.app, { language: 'en', requestId: crypto.randomUUID(), operation: 'test' });
  const { id, url } = await inPartition(context, partition, (inside) =>
    createLink(inside, {
      kind: 'carrierregister',
      companyId,
      recipient: { name: 'Anna', email: `order${people}@carrier.example`, mobile },
      language: 'en',
      validDays: 14,
    }),
  );
  const { sessionId } = await house.ask<{ sessionId: string }>('login', {}, { service: 'basis' });
  return { id, key: url.split('/').at(-1)!, mobile, sessionId };
}

test(
  'codes behave as their model, in any order of sending, typing, waiting and sending again',
  { timeout: 300_000 },
  async () => {
    const db = house.app.database.single(partition);
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
        // All links together have a brake of their own (operations.test.ts).
        await house.app.database.lookups.query(`delete from attempt_counter where key like 'codes/%'`);
        const link = await invite();
        const model = new Model();
        for (const one of steps) {
          if (typeof one === 'number') {
            model.now += one;
            await sql`update one_time_code set created_at = created_at - make_interval(secs => ${one}),
              expires_at = expires_at - make_interval(secs => ${one}) where subject_id = ${link.id}`.execute(db);
            continue;
          }
          if (one === 'send') {
            const expected = model.wrongOnes >= 20 ? 'linkNotUsable' : model.mayBeSent ? 'ok' : 'throttled';
            const answer = await house.call('resendOTP', { key: link.key }, link);
            expect(answer.response === 'ok' ? 'ok' : answer.code).toBe(expected);
            seen.add(`send ${expected}`);
            if (expected !== 'ok') continue;
            const { code } = (await house.messages()).find(({ to }) => to === link.mobile)!;
            model.sent.push({ at: model.now, code: code!, tries: 0, isUsed: false });
            continue;
          }
          const newest = model.sent.at(-1)?.code ?? '123456';
          const older = model.sent.at(-2)?.code ?? newest;
          const wrong = String((Number(newest) + 1) % 1_000_000).padStart(6, '0');
          const otp = { newest, older, wrong }[one];
          const expected = model.typed(otp);
          const answer = await house.call('isOTPValid', { key: link.key, otp }, link);
          expect(answer.response === 'ok' ? 'ok' : answer.code).toBe(expected);
          seen.add(`typed ${expected}`);
        }
      }),
      { numRuns: 40, seed: 20261123, endOnFailure: true },
    );
    // The orders reached every answer but the end of a link, which takes twenty wrong ones.
    expect([...seen].toSorted()).toEqual([
      'send ok',
      'send throttled',
      'typed ok',
      'typed otpExpired',
      'typed otpInvalid',
    ]);
  },
);

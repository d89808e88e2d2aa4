import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextState, unreachableStates } from '#platform/machine.ts';
import type { Page } from '#platform/operation.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import { link as life, type LinkBoardRow, type LinkState, stateOf } from '#modules/parties/links/contract.ts';
import {
  forgetCodes,
  guestSession,
  mailedKey,
  openLinkHouse,
  type LinkHouse,
  type SentTestLink,
} from './testing/link-house.ts';

let house: LinkHouse;
let staff: Staff;
beforeAll(async () => {
  house = await openLinkHouse();
  staff = await house.staff();
});
afterAll(() => house.close());

test('every state of a link can be reached', () => {
  expect(unreachableStates(life)).toEqual([]);
});

/** What staff do, with the event that it is in the table. */
const staffSteps = {
  resend: 'resendTest',
  extend: 'extendTest',
  remind: 'remindTest',
  copy: 'copyTest',
  revoke: 'revokeTest',
} as const;
const guestSteps = ['open', 'wrongCode', 'rightCode', 'draft', 'submit'] as const;
/** What time, guessing and another invitation do. */
const outerSteps = ['expire', 'lock', 'supersede'] as const;

type Step = keyof typeof staffSteps | (typeof guestSteps)[number] | (typeof outerSteps)[number];
const anyStep = fc.record({
  step: fc.constantFrom<Step>(
    ...(Object.keys(staffSteps) as (keyof typeof staffSteps)[]),
    ...guestSteps,
    ...guestSteps,
    ...outerSteps,
  ),
  isStale: fc.nat({ max: 9 }).map((it) => it === 0),
});

/** What the table says of one link, beside what the server does with it. */
interface Model {
  readonly link: SentTestLink;
  state: LinkState;
  /** Addresses that open the link while it is open. */
  alive: string[];
  /** Addresses that were replaced. */
  dead: string[];
  /** A guest who holds the link, and whether the code was accepted. */
  readonly sessionId: string;
  isVerified: boolean;
}

test('whatever happens in whatever order, no state is reached that the table forbids, and no link opens after its end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 12 }), async (sequence) => {
      const link = await house.send(staff);
      const model: Model = {
        link,
        state: life.initial,
        alive: [link.key],
        dead: [],
        sessionId: await guestSession(house),
        isVerified: false,
      };
      for (const { step, isStale } of sequence) {
        await take(model, step, isStale);
        await compare(model, step);
      }
    }),
    { numRuns: 40 },
  );
});

async function take(model: Model, step: Step, isStale: boolean): Promise<void> {
  if (step in staffSteps) return staffStep(model, step as keyof typeof staffSteps, isStale);
  switch (step) {
    case 'expire':
      await write(model.link.id, { expires_at: new Date(Date.now() - 1000) });
      model.state = nextState(life, model.state, 'expire') ?? model.state;
      return;
    case 'lock':
      return lock(model);
    case 'supersede': {
      const { email, mobile } = model.link;
      await house.send(staff, { recipient: { name: 'Anna', email, mobile } });
      model.state = nextState(life, model.state, 'supersede') ?? model.state;
      return;
    }
    default:
      return guestStep(model, step as (typeof guestSteps)[number]);
  }
}

async function staffStep(model: Model, step: keyof typeof staffSteps, isStale: boolean): Promise<void> {
  const { link } = model;
  const target = nextState(life, model.state, step);
  const { lockId } = await rowOf(link.id);
  const answer = await house.call(staffSteps[step], { linkId: link.id }, { ...staff, lockId: isStale ? '0' : lockId });
  const expected = isStale ? 'changedByOther' : target === undefined ? 'notAllowedInState' : undefined;
  expect(answer.code, `${step} in ${model.state}`).toBe(expected);
  if (expected !== undefined) return;
  if (step === 'resend') {
    model.dead.push(...model.alive);
    model.alive = [await mailedKey(house, link.email)];
  }
  if (step === 'remind') model.alive.push(await mailedKey(house, link.email));
  if (step === 'copy') model.alive.push((answer.result as unknown as { url: string }).url.split('/').at(-1)!);
  model.state = target!;
}

async function guestStep(model: Model, step: (typeof guestSteps)[number]): Promise<void> {
  const { link, sessionId } = model;
  const key = model.alive.at(-1)!;
  const isOpen = model.state === 'open';
  const session = { sessionId };
  switch (step) {
    case 'open':
      expect((await house.call('readTest', { key }, session)).response).toBe(isOpen ? 'ok' : 'fail');
      return;
    case 'wrongCode':
    case 'rightCode': {
      await forgetCodes(house, staff.partition);
      const sent = await house.call('resendOTP', { key }, session);
      expect(sent.response).toBe(isOpen ? 'ok' : 'fail');
      const code = isOpen ? (await house.messages()).find(({ to }) => to === link.mobile)!.code! : '123456';
      const otp = step === 'rightCode' ? code : String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      const answer = await house.call('isOTPValid', { key, otp }, session);
      expect(answer.response).toBe(!isOpen ? 'fail' : step === 'rightCode' ? 'ok' : 'error');
      if (answer.response === 'ok') model.isVerified = true;
      return;
    }
    case 'draft': {
      const answer = await house.call('putLinkDraft', { step: 'company', values: {}, percent: 10 }, session);
      expect(answer.response).toBe(isOpen && model.isVerified ? 'ok' : 'fail');
      return;
    }
    case 'submit': {
      const answer = await house.call('submitTest', { key }, session);
      expect(answer.response).toBe(isOpen && model.isVerified ? 'ok' : 'fail');
      if (answer.response === 'ok') model.state = nextState(life, model.state, 'submit')!;
    }
  }
}

/** Twenty wrong codes over the life of a link; the last of them is really typed. */
async function lock(model: Model): Promise<void> {
  if (model.state !== 'open') return;
  await write(model.link.id, { bad_codes: 19 });
  await guestStep(model, 'wrongCode');
  model.state = nextState(life, model.state, 'lock')!;
}

/** What the board says, and what every address that there ever was does, for somebody who comes anew. */
async function compare(model: Model, step: Step): Promise<void> {
  expect(stateOf((await rowOf(model.link.id)).progress), `after ${step}`).toBe(model.state);
  const stranger = { sessionId: await guestSession(house) };
  for (const [keys, mayOpen] of [
    [model.alive, model.state === 'open'],
    [model.dead, false],
  ] as const)
    for (const key of keys)
      expect((await house.call('readTest', { key }, stranger)).response, `after ${step}`).toBe(mayOpen ? 'ok' : 'fail');
}

async function rowOf(linkId: string): Promise<LinkBoardRow> {
  const { rows } = await house.ask<Page<LinkBoardRow>>('listTest', { pageSize: 1000 }, staff);
  return rows.find((row) => row.linkId === linkId)!;
}

async function write(id: string, change: { expires_at?: Date; bad_codes?: number }): Promise<void> {
  await house.app.database
    .single(staff.partition)
    .updateTable('link')
    .set(change)
    .where('partition', '=', staff.partition)
    .where('id', '=', id)
    .execute();
}

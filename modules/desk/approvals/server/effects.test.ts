import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { createLink } from '#platform/server/links.ts';
import type { House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import { buildDecider, buildItem, openApprovalHouse } from './testing/approval-house.ts';

let house: House;
let thandi: Staff;
let naledi: Staff;
beforeAll(async () => {
  house = await openApprovalHouse();
  thandi = await buildDecider(house, 'alpha');
  naledi = await buildDecider(house, 'alpha', { companyId: thandi.companyId });
});
afterAll(() => house.close());

/** A link by which the party may still change its record. */
async function openLinkOf(kind: string, subjectId: string): Promise<() => Promise<object | undefined>> {
  const system = systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' });
  const { id } = await inPartition(system, 'alpha', (context) =>
    createLink(context, {
      kind,
      subjectId,
      companyId: thandi.companyId,
      recipient: { name: '', email: 'anna@carrier.example', mobile: '+27821234567' },
      language: 'en',
      validDays: 14,
    }),
  );
  return () =>
    house.app.database
      .single('alpha')
      .selectFrom('link')
      .select(['status', 'ended_reason'])
      .where('partition', '=', 'alpha')
      .where('id', '=', id)
      .executeTakeFirst();
}

describe.each([
  ['supplier', 'carrierregister', 'deleteCarrier'],
  ['customer', 'shipperregister', 'deleteShipper'],
  ['contractor', 'creditorapplicationform', 'deleteSubcontractor'],
] as const)('a %s', (kind, linkKind, removal) => {
  test.each(['approve', 'reject', 'remove'] as const)('has no open link any more after: %s', async (decision) => {
    const item = await buildItem(house, thandi, kind);
    const link = await openLinkOf(linkKind, item.id);
    const { operation, payload } = decision === 'remove' ? { ...item.reject, operation: removal } : item[decision];
    expect(await link()).toMatchObject({ status: 'pending' });
    await house.ask(operation, payload, { ...thandi, lockId: await item.lockId() });
    expect(await link()).toMatchObject({ status: 'deleted', ended_reason: 'revoked' });
  });

  test('that was approved counts anew who may not decide: whoever captured it before may decide the next change', async () => {
    const item = await buildItem(house, thandi, kind);
    await item.capture(naledi.userId);
    const editors = async () =>
      (
        await house.app.database
          .single('alpha')
          .selectFrom(kind)
          .select('edited_by')
          .where('partition', '=', 'alpha')
          .where('id', '=', item.id)
          .executeTakeFirstOrThrow()
      ).edited_by;
    expect(await editors()).toEqual([naledi.userId]);
    const { operation, payload } = item.approve;
    await house.ask(operation, payload, { ...thandi, lockId: await item.lockId() });
    expect(await editors()).toEqual([]);
  });
});

test.each([
  ['approve', 'pending'],
  ['reject', 'deleted'],
  ['remove', 'deleted'],
] as const)('after %s the link by which a supplier renews its insurance is %s', async (decision, status) => {
  const item = await buildItem(house, thandi, 'supplier');
  const link = await openLinkOf('gitcertificaterenewal', item.id);
  const { operation, payload } =
    decision === 'remove' ? { ...item.reject, operation: 'deleteCarrier' } : item[decision];
  await house.ask(operation, payload, { ...thandi, lockId: await item.lockId() });
  expect(await link()).toMatchObject({ status });
});

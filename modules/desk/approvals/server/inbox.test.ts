import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from '#platform/server/testing/house.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import { buildDocument } from '#modules/base/documents/server/index.ts';
import type { ApprovalItem } from '../contract.ts';
import { buildDecider, buildItem, itemKinds, openApprovalHouse, type Item } from './testing/approval-house.ts';

let house: House;
let thandi: Staff;
const items = new Map<string, Item>();
beforeAll(async () => {
  house = await openApprovalHouse();
  thandi = await buildDecider(house, 'alpha');
  for (const kind of itemKinds) items.set(kind, await buildItem(house, thandi, kind));
});
afterAll(() => house.close());

interface Answer {
  readonly rows: readonly ApprovalItem[];
  readonly total: number;
}
const inbox = (who: Staff, query: object = {}) => house.ask<Answer>('getApprovals', query, who);
const idsOf = ({ rows }: Answer) => rows.map(({ id }) => id);
const colleague = (rights?: readonly string[]) =>
  buildDecider(house, 'alpha', { companyId: thandi.companyId, ...(rights && { rights }) });

test('one inbox holds every kind, the oldest first, and counts them', async () => {
  const { rows, total } = await inbox(thandi);
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual([...itemKinds].toSorted());
  expect(total).toBe(itemKinds.length);
  expect(rows.map(({ waitingSince }) => waitingSince)).toEqual(rows.map(({ waitingSince }) => waitingSince).toSorted());
  for (const { kind, id } of items.values()) expect(rows.find((row) => row.kind === kind)?.id).toBe(id);
  expect(await house.ask('getApprovalCounts', {}, thandi)).toEqual({
    total: itemKinds.length,
    overdue: 0,
    kinds: Object.fromEntries(itemKinds.map((kind) => [kind, 1])),
  });
});

test('a page is a part of the same order', async () => {
  const all = idsOf(await inbox(thandi));
  const pages = [await inbox(thandi, { pageSize: 4 }), await inbox(thandi, { pageSize: 4, page: 2 })];
  expect(pages.flatMap(idsOf)).toEqual(all);
});

test('kind, search and urgency narrow it', async () => {
  expect(idsOf(await inbox(thandi, { kind: 'bank' }))).toEqual([items.get('bank')!.id]);
  expect(idsOf(await inbox(thandi, { search: 'tugela tank' }))).toEqual([items.get('document')!.id]);
  expect(idsOf(await inbox(thandi, { urgency: ['overdue'] }))).toEqual([]);
  house.clock.advance(25 * 3_600_000);
  const overdue = await inbox(thandi, { urgency: ['overdue'] });
  expect(overdue.rows).toMatchObject([{ kind: 'bank', urgency: 'overdue' }]);
  expect(await house.ask('getApprovalCounts', {}, thandi)).toMatchObject({ overdue: 1 });
  house.clock.advance(-25 * 3_600_000);
});

test('a company says how long a decision may wait', async () => {
  const line = { kind: 'document', warnHours: 4, overdueHours: 2 };
  expect(await house.call('putApprovalPolicy', { kinds: [line] }, thandi)).toMatchObject({
    fields: { 'kinds.0.warnHours': 'The warning must come before the item is overdue.' },
  });
  const right = { ...line, warnHours: 1 };
  expect(await house.call('putApprovalPolicy', { kinds: [right, right] }, thandi)).toMatchObject({
    fields: { 'kinds.1.kind': 'This is already in the list. Keep only one of the two.' },
  });
  await house.ask('putApprovalPolicy', { kinds: [right] }, thandi);
  house.clock.advance(3 * 3_600_000);
  expect((await inbox(thandi, { kind: 'document' })).rows).toMatchObject([{ urgency: 'overdue' }]);
  const stranger = await buildDecider(house, 'alpha');
  expect((await inbox(stranger, { kind: 'document' })).rows).toMatchObject([{ urgency: 'inTime' }]);
  house.clock.advance(-3 * 3_600_000);
});

test('each sees what their rights decide, and without the right there is no inbox', async () => {
  const clerk = await colleague(['getApprovals', 'getApprovalCounts', 'approveDocument', 'getCarrier']);
  expect((await inbox(clerk)).rows).toMatchObject([{ kind: 'document' }]);
  expect(await house.ask('getApprovalCounts', {}, clerk)).toMatchObject({ total: 1, kinds: { document: 1 } });
  const viewer = await colleague(['getApprovals', 'getApprovalCounts', 'getCarrier']);
  expect(await inbox(viewer)).toMatchObject({ rows: [], total: 0 });
  expect(await house.call('getApprovals', {}, await colleague(['getCarrier']))).toMatchObject({ code: 'forbidden' });
});

test('nobody sees what they captured, and nobody sees another partition', async () => {
  const pieter = await colleague();
  for (const { capture } of items.values()) await capture(pieter.userId);
  expect(await inbox(pieter)).toMatchObject({ rows: [], total: 0 });
  expect((await inbox(thandi)).total).toBe(itemKinds.length);
  expect(await inbox(await buildDecider(house, 'beta'))).toMatchObject({ rows: [], total: 0 });
});

test('who is limited to one supplier has no inbox', async () => {
  const limited = await colleague([
    'getApprovals',
    'approveCarrier',
    'tripDirector.loadingPerformance.carrierFilter.X',
  ]);
  expect(await house.call('getApprovals', {}, limited)).toMatchObject({ code: 'forbidden' });
});

test('an item is taken on, given back, and only where one may decide it', async () => {
  const { kind, id } = items.get('supplier')!;
  await house.ask('putApprovalAssignment', { kind, id, mine: true }, thandi);
  expect((await inbox(thandi, { assigned: 'mine' })).rows).toMatchObject([{ id, assignedTo: { isCaller: true } }]);
  const other = await colleague();
  expect(idsOf(await inbox(other, { assigned: 'nobody' }))).not.toContain(id);
  expect((await inbox(other, { kind })).rows).toMatchObject([{ assignedTo: { isCaller: false } }]);
  await house.ask('putApprovalAssignment', { kind, id, mine: false }, other);
  expect((await inbox(thandi, { assigned: 'mine' })).rows).toEqual([]);
  const clerk = await colleague(['putApprovalAssignment', 'approveDocument']);
  expect(await house.call('putApprovalAssignment', { kind, id, mine: true }, clerk)).toMatchObject({
    code: 'notFound',
  });
});

test('what is decided leaves the inbox', async () => {
  const { approve, lockId, id } = items.get('document')!;
  await house.ask(approve.operation, approve.payload, { ...thandi, lockId: await lockId() });
  expect(idsOf(await inbox(thandi))).not.toContain(id);
});

test('what waits of one applicant is one row, with all of it inside; its kinds are counted one by one', async () => {
  const lebo = await buildDecider(house, 'alpha');
  const { approve } = await buildItem(house, lebo, 'certificate');
  const supplierId = approve.payload['keyIdentifier'] as string;
  const before = await house.ask<{ total: number; kinds: Record<string, number> }>('getApprovalCounts', {}, lebo);
  const documentId = await buildDocument(house.app, 'alpha', {
    companyId: lebo.companyId,
    type: 'taxClearance',
    subject: { type: 'supplier', id: supplierId, name: 'Tugela Tankers' },
    fileName: 'tax.pdf',
    content: handmadePdf().toString('base64'),
    uploadedAt: house.clock.now(),
    uploadedBy: 'applicant',
  });
  const after = await house.ask<{ total: number; kinds: Record<string, number> }>('getApprovalCounts', {}, lebo);
  expect(after.total).toBe(before.total);
  expect(after.kinds['document']).toBe((before.kinds['document'] ?? 0) + 1);
  const { rows, total } = await inbox(lebo);
  expect(total).toBe(rows.length);
  expect(after.total).toBe(total);
  const row = rows.find((each) => [each, ...each.inside].some(({ id }) => id === documentId));
  expect([row, ...row!.inside].map((each) => each?.kind).toSorted()).toEqual(['certificate', 'document']);
  // A question for one kind finds that alone.
  const [document] = (await inbox(lebo, { kind: 'document', search: 'tugela' })).rows.filter(
    ({ id }) => id === documentId,
  );
  expect(document).toMatchObject({ inside: [] });
});

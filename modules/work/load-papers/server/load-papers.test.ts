import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { documentService } from '#modules/base/documents/contract.ts';
import { documentFailureTexts } from '#modules/base/documents/messages/failures/index.ts';
import { buildDocument, documentOperationsWith } from '#modules/base/documents/server/index.ts';
import type { DocumentStatus } from '#modules/base/documents/status.ts';
import { everyLoadRight } from '#modules/work/loads/server/testing/load-rooms.ts';
import { type LoadHouse, openLoadHouse, partition } from '#modules/work/loads/server/testing/load-house.ts';
import { buildPod } from '#modules/work/pods/server/index.ts';
import { loadPaperService, type PacketRow, type ShownPacket } from '../contract.ts';
import { papersForBilling } from './needed-papers.ts';
import { loadPapersModule } from './module.ts';
import { loadPaperOperations } from './operations.ts';

let house: LoadHouse;
let ofCarrier: Staff;
let maputo: string;
const rights = [...Object.keys(loadPaperService.operations), ...Object.keys(documentService.operations)];

beforeAll(async () => {
  house = await openLoadHouse(undefined, {
    implementations: [loadPaperOperations, documentOperationsWith([], loadPapersModule.documentSubjects!)],
    failureCatalogues: [documentFailureTexts],
    listeners: loadPapersModule.listeners!,
    needs: [papersForBilling],
    rights,
  });
  ofCarrier = await buildStaff(house.app, partition, [...everyLoadRight, ...rights], {
    companyId: house.planner.companyId,
    supplierId: house.supplierId,
  });
  const { rows } = await sql<{ id: string }>`
    insert into location (partition, code, name, type, city, region, country, address_line1, address_line2, suburb, postal_code,
        geofence_radius, gln, contact_name, contact_number, contact_email, operating_hours, appointment_required, "constraint",
        dangerous_goods_allowed, security_notes, notes_or_instructions, created_by, updated_by)
      select partition, 'MPM', 'Maputo store', type, 'Maputo', '', 'Mozambique', address_line1, address_line2, suburb, postal_code,
        geofence_radius, gln, contact_name, contact_number, contact_email, operating_hours, appointment_required, "constraint",
        dangerous_goods_allowed, security_notes, notes_or_instructions, 'test', 'test'
        from location where partition = ${partition} and code = 'LOADDBN' returning id`.execute(db());
  maputo = rows[0]!.id;
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);
const packet = (loadId: string, by = house.planner) => house.ask<ShownPacket>('getLoadPacket', { loadId }, by);
const codes = ({ papers }: ShownPacket, state: string) =>
  papers.filter((paper) => paper.state === state).map(({ code }) => code);

async function abroad(code: string) {
  const usual = await house.book();
  const at = (hours: number) => new Date(house.clock.now().getTime() + hours * 3_600_000).toISOString();
  const load = await house.bookTo(house.supplierId, {
    stops: [
      { type: 'pickup', stopLocationId: usual.stops[0]!.stopLocationId, windowStart: at(4), windowEnd: at(6) },
      { type: 'delivery', stopLocationId: maputo, windowStart: at(12), windowEnd: at(14) },
    ],
  });
  const ends = { cross_border_permit_expiry: '2099-01-01' };
  const vehicleId = await house.vehicle(code, house.supplierId, ends);
  const driverId = await house.driver(code, house.supplierId, { passport_expiry: '2099-01-01' });
  expect(await house.change('assignLoad', load.id, { vehicleId, driverId })).toMatchObject({ response: 'ok' });
  return load;
}

const file = (loadId: string, type: never, status: DocumentStatus = 'approved') =>
  buildDocument(house.app, partition, {
    companyId: house.planner.companyId,
    type,
    subject: { type: 'load', id: loadId, name: 'L' },
    fileName: 'paper.pdf',
    content: handmadePdf().toString('base64'),
    uploadedAt: house.app.clock.now(),
    uploadedBy: 'agent',
    status,
  });

const rule = (code: string, columns: string) =>
  sql`update required_document set ${sql.raw(columns)} where partition = ${partition} and subject_type = 'load' and code = ${code}`.execute(
    db(),
  );

test('a load over a border needs its papers, and the company says which of them it waits for', async () => {
  const load = await abroad('BORDER1');
  const shown = await packet(load.id);
  expect(shown).toMatchObject({ status: 'incomplete', crossing: 'sadc', required: 6, there: 2 });
  expect(codes(shown, 'there')).toEqual(['crossBorderPermit', 'passport']);
  expect(codes(shown, 'missing')).toEqual([
    'commercialInvoice',
    'packingList',
    'customsDeclaration',
    'roadManifest',
    'certificateOfOrigin',
    'pod',
  ]);
  await rule('customsDeclaration', "blocks = 'dispatch'");
  const refused = await house.change('dispatchLoad', load.id);
  expect(refused).toMatchObject({ status: 422, code: 'papersMissing' });
  expect(JSON.stringify(refused)).toContain('Customs declaration (SAD 500)');
  expect((await house.read(load.id)).status).toBe('ASSIGNED');
  await file(load.id, 'customsDeclaration' as never, 'rejected');
  expect(await house.change('dispatchLoad', load.id)).toMatchObject({ code: 'papersMissing' });
  // It is there, though nobody has looked at it yet: a vehicle does not wait at the gate for a clerk.
  await file(load.id, 'customsDeclaration' as never, 'submitted');
  expect(await house.change('dispatchLoad', load.id)).toMatchObject({ response: 'ok' });
  await rule('customsDeclaration', "blocks = 'nothing'");
});

test('a load within the country needs none of them', async () => {
  const load = await house.bookTo(house.supplierId);
  expect(await packet(load.id)).toMatchObject({ status: 'nothing', crossing: 'none', papers: [{ code: 'pod' }] });
});

test('readiness for billing asks for what the company wants before an invoice, and for nothing twice', async () => {
  const load = await house.bookTo(house.supplierId);
  await sql`update load set status = 'DELIVERED', delivered_at = now(), pod_status = 'AWAITED', requires_pod = true where id = ${load.id}`.execute(
    db(),
  );
  await buildPod(house.app, partition, {
    companyId: house.planner.companyId,
    loadId: load.id,
    content: handmadePdf().toString('base64'),
    fileName: 'pod.pdf',
  });
  const gaps = async () =>
    (await house.ask<{ billing: { code: string }[] }>('getLoadReadiness', { id: load.id }, house.planner)).billing.map(
      ({ code }) => code,
    );
  expect(await gaps()).not.toContain('papersMissingForInvoice');
  await sql`insert into required_document (partition, company_id, subject_type, code, position, blocks)
    values (${partition}, ${house.planner.companyId}, 'load', 'weighbridgeSlip', 20, 'billing')`.execute(db());
  expect((await gaps()).filter((code) => code === 'papersMissingForInvoice')).toHaveLength(1);
  const shown = await packet(load.id);
  expect(codes(shown, 'missing')).toEqual(['weighbridgeSlip']);
  expect(codes(shown, 'waiting')).toEqual(['pod']);
  await file(load.id, 'weighbridgeSlip' as never, 'submitted');
  expect(await gaps()).toContain('papersMissingForInvoice');
  expect(await packet(load.id)).toMatchObject({ status: 'waiting', required: 2, there: 0 });
  // The slip is all that is left to wait for; its approval alone makes the load ready.
  await sql`update load set pod_status = 'podAccepted', customer_billing = 'NOT_READY' where id = ${load.id}`.execute(
    db(),
  );
  const submitted = (await packet(load.id)).papers.find(({ code }) => code === 'weighbridgeSlip');
  expect(
    await house.call('approveDocument', { documentId: submitted?.recordId }, { ...house.planner, lockId: '1' }),
  ).toMatchObject({ response: 'ok' });
  expect(await gaps()).toEqual([]);
  const { rows } = await sql<{
    billing: string;
  }>`select customer_billing as billing from load where id = ${load.id}`.execute(db());
  expect(rows).toEqual([{ billing: 'READY' }]);
  await sql`delete from required_document where code = 'weighbridgeSlip'`.execute(db());
});

test('the list shows what each tab counts, is narrowed by what lacks, and opens the load', async () => {
  const load = await abroad('BORDER2');
  const list = (query: object, by = house.planner) =>
    house.ask<{ rows: PacketRow[]; total: number }>('getLoadPackets', { pageSize: 200, ...query }, by);
  const counts = await house.ask<Record<string, number>>('getLoadPacketCounts', {}, house.planner);
  for (const [status, count] of Object.entries(counts)) expect((await list({ status })).total, status).toBe(count);
  const has = async (query: object) => (await list(query)).rows.some(({ loadId }) => loadId === load.id);
  expect(await has({ lacks: ['roadManifest'] })).toBe(true);
  // A proof is not due before the delivery, so nobody lacks it.
  expect(await has({ lacks: ['pod'] })).toBe(false);
  expect(await has({ isAbroad: true, loadStatus: ['ASSIGNED'] })).toBe(true);
  expect(await has({ loadStatus: ['DELIVERED'] })).toBe(false);
  expect(await has({ search: load.loadNumber })).toBe(true);
  expect(await has({ search: 'no such load' })).toBe(false);
  const [row] = (await list({ search: load.loadNumber })).rows;
  expect(row).toMatchObject({ loadNumber: load.loadNumber, loadStatus: 'ASSIGNED', customerName: expect.any(String) });
});

test('a supplier’s own people see the packets of their loads, without the customer', async () => {
  const [own, foreign] = [await house.bookTo(house.supplierId), await house.bookTo(null)];
  const { rows } = await house.ask<{ rows: PacketRow[] }>('getLoadPackets', { pageSize: 200 }, ofCarrier);
  const ids = rows.map(({ loadId }) => loadId);
  expect(ids).toContain(own.id);
  expect(ids).not.toContain(foreign.id);
  expect(rows[0]).not.toHaveProperty('customerName');
  expect(await house.call('getLoadPacket', { loadId: foreign.id }, ofCarrier)).toMatchObject({ status: 404 });
  expect(await packet(own.id, ofCarrier)).toMatchObject({ crossing: 'none' });
});

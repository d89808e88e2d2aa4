import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import { buildDocument } from '#modules/base/documents/server/index.ts';
import type { DocumentStatus } from '#modules/base/documents/status.ts';
import { findLoad } from '#modules/work/loads/server/index.ts';
import { type InvoiceHouse, openInvoiceHouse, partition } from './testing/invoice-house.ts';
import { zeroRateProofs } from './zero-rate-needs.ts';

let house: InvoiceHouse;
beforeAll(async () => {
  house = await openInvoiceHouse();
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);
const gaps = (id: string) =>
  house.within(async (context) =>
    (await zeroRateProofs(context, (await findLoad(context, id))!)).map(({ code }) => code),
  );
async function file(loadId: string, type: DocumentType, status: DocumentStatus): Promise<void> {
  await buildDocument(house.app, partition, {
    companyId: house.companyId,
    type,
    subject: { type: 'load', id: loadId, name: 'L' },
    fileName: `${type}.pdf`,
    content: Buffer.from('%PDF-1.4').toString('base64'),
    uploadedVia: 'staff',
    uploadedAt: new Date('2026-11-21T08:00:00Z'),
    status,
    ...(status !== 'submitted' && { reviewedBy: 'Reviewer' }),
    ...(status === 'rejected' && { rejectReason: 'Not legible' }),
  });
}
const zero = [{ description: 'Linehaul', net: 100, vatCode: 'zeroRated' }];

test('carriage across a border at nothing waits for its document of transport and its customs proof', async () => {
  const id = await house.ready(zero);
  await sql`update load set direction = 'export' where id = ${id}`.execute(db());
  expect(await gaps(id)).toEqual(['transportDocumentMissing', 'customsProofMissing']);
  await file(id, 'waybill', 'submitted');
  await file(id, 'customsDeclaration', 'rejected');
  expect(await gaps(id)).toEqual(['customsProofMissing']);
  await file(id, 'customsDeclaration', 'approved');
  expect(await gaps(id)).toEqual([]);
});

test('at home it waits for the document of transport alone, and what bears VAT waits for neither', async () => {
  expect(await gaps(await house.ready(zero))).toEqual(['transportDocumentMissing']);
  expect(await gaps(await house.ready([{ description: 'Linehaul', net: 100 }]))).toEqual([]);
});

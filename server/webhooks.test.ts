import { afterAll, beforeAll, expect, test } from 'vitest';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { authorisation } from '#platform/operation.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildContractor } from '#modules/parties/contractors/server/index.ts';
import { buildCreditChange } from '#modules/parties/credit/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildDocument } from '#modules/base/documents/server/index.ts';
import { buildLoad } from '#modules/work/loads/server/index.ts';
import { buildPack, buildPod } from '#modules/work/pods/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { buildOffer } from '#modules/work/tenders/server/index.ts';
import { failureCatalogues, implementations, jobKinds, linkKinds, listeners, product } from './modules.ts';

/** What holds for every webhook event, whoever declared it; the first event of a noun fails here until it has a record. */
const partition = 'alpha';
const events = product.all('webhookEvents');
let house: House;
let staff: Staff;
const records: Record<string, string> = {};

beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({
    implementations,
    failureCatalogues: slices,
    linkKinds,
    listeners,
    jobKinds,
    webhookEvents: events,
  });
  staff = await buildStaff(house.app, partition, [
    'getCarrier',
    'rejectCarrier',
    'postWebhookEndpoint',
    'getWebhookDeliveries',
    'getWebhookDelivery',
  ]);
  const { app } = house;
  const { companyId } = staff;
  const status = 'approve';
  records['customer'] = await buildCustomer(app, partition, { companyId, status });
  records['supplier'] = await buildSupplier(app, partition, { companyId });
  records['contractor'] = await buildContractor(app, partition, { companyId });
  records['creditChange'] = await buildCreditChange(app, partition, { customerId: records['customer'] });
  records['pod'] = await buildPod(app, partition, {
    companyId,
    loadId: await buildLoad(app, partition, { customerId: records['customer'], status: 'DELIVERED' }),
    content: handmadePdf().toString('base64'),
  });
  records['podPack'] = await buildPack(app, partition, { podId: records['pod'] });
  const loadId = await buildLoad(app, partition, { customerId: records['customer'], status: 'TENDERED' });
  records['loadTender'] = await buildOffer(app, partition, { loadId, supplierId: records['supplier'] });
  records['document'] = await buildDocument(app, partition, {
    companyId,
    type: 'companyRegistration',
    subject: { type: 'supplier', id: records['supplier'], name: 'Supplier' },
    fileName: 'registration.pdf',
    content: handmadePdf().toString('base64'),
    uploadedAt: app.clock.now(),
    uploadedBy: 'applicant',
  });
});
afterAll(() => house.close());

test('every event reads what it declares of a record, and names a right that there is', async () => {
  const rights = new Set(
    implementations.flatMap(({ service }) =>
      Object.keys(service.operations).map((name) => authorisation(service.name, name)),
    ),
  );
  const system = systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' });
  for (const { name, noun, needs, data, read } of events) {
    expect(rights.has(needs), `${name}: ${needs}`).toBe(true);
    const id = records[noun];
    expect(id, `no record of a ${noun} for ${name}`).toBeDefined();
    const found = await inPartition(system, partition, (context) => read(context, id!));
    // A supplier without a decided certificate has none to tell of.
    if (name.startsWith('certificate.')) continue;
    expect(found?.companyId, name).toBe(staff.companyId);
    expect(() => data.parse(found!.data), name).not.toThrow();
  }
});

test('nothing that is sent is called like a secret, a person or an account', () => {
  for (const { name, data } of events)
    expect(Object.keys(data.shape).join(), name).not.toMatch(/bank|idNumber|email|mobile|phone|address|(?<!file)name/i);
});

test('a decision at the desk is told with the state that it led to', async () => {
  await house.ask('postWebhookEndpoint', { url: 'http://127.0.0.1:9/', events: ['supplier.rejected'] }, staff);
  const { lockId } = await house.ask<{ lockId: string }>('getCarrier', { keyIdentifier: records['supplier'] }, staff);
  await house.ask(
    'rejectCarrier',
    { keyIdentifier: records['supplier'], reason: 'Papers are missing.' },
    { ...staff, lockId },
  );
  const { rows } = await house.ask<{ rows: { webhookDeliveryId: string }[] }>('getWebhookDeliveries', {}, staff);
  const { webhookDeliveryId } = rows[0]!;
  const { body } = await house.ask<{ body: string }>('getWebhookDelivery', { webhookDeliveryId }, staff);
  expect(JSON.parse(body)).toMatchObject({
    event: 'supplier.rejected',
    companyId: staff.companyId,
    data: { keyIdentifier: records['supplier'], status: 'rejected' },
  });
  expect(body).not.toContain('Papers');
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn } from '#platform/dates.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import type { House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import type { SupplierRecord } from '../contract.ts';
import { buildSubmission, buildSupplierStaff, openSupplierHouse, transporter } from './testing/supplier-house.ts';

let house: House;
let pieter: Staff;
let thandi: Staff;
beforeAll(async () => {
  house = await openSupplierHouse();
  pieter = await buildSupplierStaff(house, 'alpha');
  thandi = await buildSupplierStaff(house, 'alpha', pieter.companyId);
});
afterAll(() => house.close());

const today = todayIn('Africa/Johannesburg', new Date());
const covered = { ...transporter, gitFrom: addDays(today, -30), gitTo: addDays(today, 300) };
const read = (keyIdentifier: string) => house.ask<SupplierRecord>('getCarrier', { keyIdentifier }, thandi);

test('who approves a certificate says where it holds and what it leaves out, and may say it later', async () => {
  const detail = { ...covered, gitCertificate: handmadePdf().toString('base64') };
  const { keyIdentifier } = await house.ask<{ keyIdentifier: string }>('postCarrier', buildSubmission(detail), pieter);
  const record = await read(keyIdentifier);
  const { certificates } = record;
  const { certificateId } = certificates[0]!;
  expect(certificates[0]).toMatchObject({ territory: [], excludedCommodityTypes: [] });
  const { rows } = await sql<{ id: string }>`
    insert into commodity_type (partition, code, name, description, category, hs_code, dangerous_goods, un_number, danger_class,
        packing_group, high_risk, excluded_by_default, handling_notes, created_by, updated_by)
      values ('alpha', 'PHONES', 'Phones', '', 'electronics', '', false, '', '', '', true, true, '', 'test', 'test')
      returning id`.execute(house.app.database.writer('alpha'));
  const phones = rows[0]!.id;
  const approve = (terms: object) =>
    house.call(
      'approveGitCertificate',
      { keyIdentifier, certificateId, ...terms },
      { ...thandi, lockId: record.lockId },
    );
  expect(await approve({ territory: ['Narnia'], excludedCommodityTypeIds: [crypto.randomUUID()] })).toMatchObject({
    code: 'invalidPayload',
    fields: { territory: expect.any(String), excludedCommodityTypeIds: expect.any(String) },
  });
  const listedVehicles = ['ca 123-456', 'CA123456', 'ND 1'];
  expect(await approve({ territory: ['Namibia', 'Botswana'], listedVehicles })).toMatchObject({ response: 'ok' });
  const approved = await read(keyIdentifier);
  expect(approved.certificates[0]).toMatchObject({
    territory: ['Botswana', 'Namibia'],
    excludedCommodityTypes: [],
    listedVehicles: ['CA123456', 'ND1'],
  });

  const change = (by: typeof thandi) =>
    house.call(
      'putGitCertificateTerms',
      { keyIdentifier, certificateId, territory: ['Namibia'], excludedCommodityTypeIds: [phones] },
      { ...by, lockId: approved.lockId },
    );
  expect(await change(pieter)).toMatchObject({ code: 'ownCapture' });
  expect(await change(thandi)).toMatchObject({ response: 'ok' });
  expect((await read(keyIdentifier)).certificates[0]).toMatchObject({
    territory: ['Namibia'],
    excludedCommodityTypes: [{ id: phones, name: 'Phones' }],
  });
  const history = await house.ask<object[]>('getCarrierHistory', { keyIdentifier }, thandi);
  expect(history).toContainEqual(
    expect.objectContaining({
      event: 'certificateTermsChanged',
      changes: expect.objectContaining({ territory: ['Botswana, Namibia', 'Namibia'] }),
    }),
  );
});

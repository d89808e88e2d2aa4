import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorisation } from '#platform/operation.ts';
import { operationCatalogue } from '#platform/server/catalogue.ts';
import { operationsByName } from '#platform/server/dispatch.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildContractor } from '#modules/parties/contractors/server/index.ts';
import { buildCreditChange } from '#modules/parties/credit/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildDocument } from '#modules/base/documents/server/index.ts';
import { buildLoad } from '#modules/work/loads/server/index.ts';
import { buildPack, buildPod } from '#modules/work/pods/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import {
  channelRights,
  failureCatalogues,
  implementations,
  jobKinds,
  linkKinds,
  listeners,
  plainNouns,
} from './modules.ts';
import { masterSamples, ownOf } from './testing/master-samples.ts';
import { sideBySide } from './testing/side-by-side.ts';

/** Records that are beyond what today's contracts take: longer than any field, stored by other means than an operation. */
const operations = [...operationsByName(implementations).values()].filter(({ contract }) => contract.reads);
const catalogue = operationCatalogue(implementations);
const partition = 'alpha';
const ids: Record<string, string> = {};

let house: House;
let staff: Staff;
beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({
    implementations,
    failureCatalogues: slices,
    linkKinds,
    listeners,
    jobKinds,
    channelRights,
    hasOddRecords: true,
  });
  staff = await buildStaff(
    house.app,
    partition,
    [...operationsByName(implementations).values()].map(({ service, name }) => authorisation(service, name)),
  );
  await build();
});
afterAll(() => house.close());

async function build(): Promise<void> {
  const { app } = house;
  const { companyId } = staff;
  const supplier = await buildSupplier(app, partition, { companyId, status: 'approved' });
  const customer = await buildCustomer(app, partition, { companyId, status: 'approve' });
  const file = { companyId, content: handmadePdf().toString('base64'), uploadedAt: app.clock.now() };
  const document = await buildDocument(app, partition, {
    ...file,
    type: 'taxClearance',
    subject: { type: 'supplier', id: supplier, name: 'Karoo' },
    fileName: 'Clearance.pdf',
  });
  const load = await buildLoad(app, partition, { customerId: customer, supplierId: supplier, status: 'DELIVERED' });
  const pod = await buildPod(app, partition, { ...file, loadId: load, fileName: 'pod.pdf' });
  Object.assign(ids, {
    supplier,
    customer,
    document,
    load,
    pod,
    pack: await buildPack(app, partition, { podId: pod }),
    contractor: await buildContractor(app, partition, { companyId, registeredName: 'Tippers', application: {} }),
    creditChange: await buildCreditChange(app, partition, { customerId: customer }),
    company: companyId,
    user: staff.userId,
  });
  for (const { rules, operations: made } of plainNouns) {
    const { noun, create, code } = { ...rules.noun };
    const [name] = Object.entries(made.service.operations).find(([, each]) => each === create)!;
    const record = { ...masterSamples[noun], ...ownOf(noun), [code]: 'ODD1' };
    ids[noun] = (await house.ask<{ id: string }>(name, record, staff)).id;
  }
}

/** Sealed values and their hashes, and words of ours that the house works by. */
const ours = /_(sealed|index|key|hash)$|status$|^(event|kind|language|mail_label|time_zone|content_type)$/;
/** What a text is in these tables decides what is done; it comes from lists of ours, and never from a person. */
const notTold =
  /^(access_token|audit_|event|idempotency|link_token|outgoing_message|retired_key|role_|session|user_|webhook)/;

/** Makes every text longer than any field takes, where no rule of the database stands against it. Column by column. */
async function lengthen(): Promise<string[]> {
  const owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  const changed: string[] = [];
  try {
    const { rows } = await owner.query<{ table: string; column: string }>(
      `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
         join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
          and c.is_generated = 'NEVER' and c.column_name <> 'partition' order by 1, 2`,
    );
    for (const { table, column } of rows.filter((each) => !notTold.test(each.table) && !ours.test(each.column))) {
      const done = await owner
        .query(`update "${table}" set "${column}" = "${column}" || repeat(' or', 400) where "${column}" <> ''`)
        .catch(() => undefined);
      if (done?.rowCount) changed.push(`${table}.${column}`);
    }
  } finally {
    await owner.end();
  }
  return changed;
}

test('no list and no record fails for a stored text that is longer than its field takes', async () => {
  expect((await lengthen()).length).toBeGreaterThan(200);
  const faults: string[] = [];
  let answered = 0;
  await sideBySide(operations, async ({ service, name }) => {
    const { properties = {} } = catalogue.find((each) => each.service === service && each.operation === name)!
      .input as {
      properties?: Record<string, { format?: string }>;
    };
    const ask = async (payload: object) => {
      const answer = await house.call(name, payload, { ...staff, service });
      if (answer.status >= 500) faults.push(`${name} ${JSON.stringify(payload)}`);
      return answer.response === 'ok';
    };
    // A list tells all; a record is asked for by each id, in whatever field names one.
    if (await ask({})) answered++;
    else {
      const named = Object.entries(properties).filter(([, { format }]) => format === 'uuid');
      if (named.length === 0) return;
      for (const id of Object.values(ids))
        if (await ask(Object.fromEntries(named.map(([field]) => [field, id])))) answered++;
    }
  });
  expect(faults).toEqual([]);
  expect(answered).toBeGreaterThan(150);
});

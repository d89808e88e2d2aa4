import crypto from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenItem } from '#platform/server/approvals.ts';
import type { Principal, UserActor } from '#platform/server/implement.ts';
import { type House, openHouse } from '#platform/server/testing/house.ts';
import { openFor, type OwnQueue } from './queues.ts';

let house: House;
beforeAll(async () => (house = await openHouse({ implementations: [] })));
afterAll(() => house.close());

const [asking, performing, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
/** Two items: one waits for both managers, the other one for the second of them, who captured it. */
const queue: OwnQueue = {
  kind: 'order',
  page: 'internalOrder',
  decides: [],
  reads: [],
  isDelegable: true,
  only: 'decider_ids',
  lenders: undefined,
  open: () => sql<OpenItem>`
    select id, id as page_id, '' as subject, '' as detail, 'approve' as asks, null::numeric as amount, now() as since,
           '' as captured_by, captured::uuid[] as captured_ids, deciders::uuid[] as decider_ids
      from (values ('both', array[]::text[], array[${asking}::text, ${performing}::text]),
                   ('one', array[${performing}::text], array[${performing}::text])) t (id, captured, deciders)`,
};

async function seenBy(id: string, lenders?: readonly string[]): Promise<readonly string[]> {
  const actor = { id, authorisations: new Set() } as unknown as UserActor;
  const lent = lenders?.map((lender) => ({ id: lender })) as unknown as readonly Principal[] | undefined;
  const found = await sql<{
    id: string;
  }>`select id from (${openFor(actor, { ...queue, lenders: lent }, '')}) o order by id`.execute(
    house.app.database.writer('alpha'),
  );
  return found.rows.map((row) => row.id);
}

test('where not everybody with the right decides, the inbox shows an item to those who do, and who stands in for them', async () => {
  expect(await seenBy(asking)).toEqual(['both']);
  expect(await seenBy(performing)).toEqual(['both']);
  expect(await seenBy(other)).toEqual([]);
  expect(await seenBy(other, [asking])).toEqual(['both']);
  expect(await seenBy(other, [other])).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuditEntry, writeAudit } from './audit.ts';
import { type House, openHouse } from './testing/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ implementations: [] });
});
afterAll(() => house.close());

const db = () => house.app.database.writer('alpha');

async function written(requestId: string) {
  const rows = await db()
    .selectFrom('audit_entry')
    .select(['record_id', 'event', 'changes'])
    .where('partition', '=', 'alpha')
    .where('request_id', '=', requestId)
    .orderBy('record_id')
    .execute();
  return rows;
}

function write(requestId: string, entries: AuditEntry | readonly AuditEntry[]): Promise<void> {
  const actor = { kind: 'system', name: 'night' } as const;
  return writeAudit(db(), { partition: 'alpha', actor, ip: '', requestId, operation: 'x.y' }, entries);
}

test('entries that are written together say each the same as one that is written alone', async () => {
  const made = (recordId: string, after: Record<string, unknown>) =>
    ({ noun: 'customer', recordId, event: 'imported', after }) as const;
  const entries: readonly AuditEntry[] = [
    made('a', {
      name: 'Alike',
      city: 'Durban',
      isOpen: false,
      limit: 0,
      address: { line: '1 Loop Street', code: '4001' },
    }),
    made('b', {
      name: 'Other',
      city: 'Durban',
      isOpen: false,
      limit: 0,
      address: { line: '2 Loop Street', code: '4001' },
    }),
    // Says less than the first, and something that no other one says.
    made('c', { name: 'Third', city: 'Durban', isOpen: true, password: 'secret' }),
    { noun: 'customer', recordId: 'd', event: 'changed', before: { city: 'Paarl' }, after: { city: 'Durban' } },
  ];
  const alike = entries.slice(0, 2);
  await write('all', entries);
  await write('alike', alike);
  for (const entry of entries) await write('alone', entry);
  const alone = await written('alone');
  expect(alone[0]!.changes).toEqual({
    name: [null, 'Alike'],
    city: [null, 'Durban'],
    isOpen: [null, false],
    limit: [null, 0],
    'address.line': [null, '1 Loop Street'],
    'address.code': [null, '4001'],
  });
  expect(alone[2]!.changes).toEqual({
    name: [null, 'Third'],
    city: [null, 'Durban'],
    isOpen: [null, true],
    password: [null, '•••'],
  });
  expect(await written('all')).toEqual(alone);
  expect(await written('alike')).toEqual(alone.slice(0, 2));
});

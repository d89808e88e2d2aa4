import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { masked, sealer, SealError, type SealContext } from './sealed.ts';

const first = randomBytes(32);
const second = randomBytes(32);
const account = '62001234567';
const place: SealContext = { table: 'supplier', column: 'bank_account_no', row: '7', partition: 'demo' };
const before = sealer({ current: 'k1', keys: { k1: first } });
const during = sealer({ current: 'k2', keys: { k1: first, k2: second } });
const after = sealer({ current: 'k2', keys: { k2: second } });

describe('sealed fields', () => {
  it.each(['', account, 'João Ndlovu, número 12 – €', 'x'.repeat(10_000)])('opens what it sealed', (plain) => {
    expect(before.open(before.seal(plain, place), place)).toBe(plain);
  });

  it('never seals the same way twice, and shows nothing of the plain value', () => {
    const values = Array.from({ length: 200 }, () => before.seal(account, place));
    expect(new Set(values).size).toBe(200);
    for (const forms of [account, Buffer.from(account).toString('base64url'), Buffer.from(account).toString('hex')])
      expect(values.join()).not.toContain(forms);
  });

  it.each([
    { ...place, table: 'customer' },
    { ...place, column: 'id_number' },
    { ...place, row: '8' },
    { ...place, partition: 'other' },
    { table: 'supplier","bank_account_no', column: '7', row: 'demo', partition: '' },
  ])('does not open in another place: %o', (elsewhere) => {
    expect(() => before.open(before.seal(account, place), elsewhere)).toThrow(SealError);
  });

  it('does not open once any byte was changed', () => {
    const sealed = before.seal(account, place);
    const [head, keyId, body] = sealed.split('.');
    const bytes = Buffer.from(body ?? '', 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => before.open(`${head}.${keyId}.${changed.toString('base64url')}`, place)).toThrow(SealError);
    }
  });

  it.each([
    '',
    'v1',
    'v1.k1',
    'v1.k1.',
    'v1.k1.AAAA',
    'v2.k1.AAAA',
    account,
    'v1.k9.' + 'A'.repeat(60),
    'v1.__proto__.' + 'A'.repeat(60),
  ])('refuses %j, which is no sealed value', (value) => {
    expect(() => before.open(value, place)).toThrow(SealError);
  });

  it('rotates: old values open until their key is taken away, new ones are sealed with the new key', () => {
    const old = before.seal(account, place);
    expect(during.open(old, place)).toBe(account);
    expect(during.isCurrent(old)).toBe(false);
    const fresh = during.seal(during.open(old, place), place);
    expect(during.isCurrent(fresh)).toBe(true);
    expect(after.open(fresh, place)).toBe(account);
    expect(() => after.open(old, place)).toThrow(SealError);
    expect(() => before.open(fresh, place)).toThrow(SealError);
  });

  it('does not take the word of a value about which key sealed it', () => {
    const twins = sealer({ current: 'k1', keys: { k1: first, k2: first } });
    const sealed = twins.seal(account, place);
    expect(() => twins.open(sealed.replace('v1.k1.', 'v1.k2.'), place)).toThrow(SealError);
  });

  it('indexes equal values equally, per purpose and per key', () => {
    expect(before.blindIndex(account, 'supplier.bank')).toBe(before.blindIndex(account, 'supplier.bank'));
    expect(before.blindIndex(account, 'supplier.bank')).not.toBe(before.blindIndex(account, 'customer.bank'));
    expect(before.blindIndex(account, 'supplier.bank')).not.toBe(before.blindIndex('62001234568', 'supplier.bank'));
    expect(before.blindIndex('b', 'a')).not.toBe(before.blindIndex('a","b', ''));
    expect(during.blindIndexes(account, 'supplier.bank')).toEqual([
      after.blindIndex(account, 'supplier.bank'),
      before.blindIndex(account, 'supplier.bank'),
    ]);
  });

  it('refuses keys that are missing, short, named badly or not random', () => {
    expect(() => sealer({ current: 'k2', keys: { k1: first } })).toThrow('current key');
    expect(() => sealer({ current: 'k1', keys: { k1: first.subarray(1) } })).toThrow('32 bytes');
    expect(() => sealer({ current: 'K 1', keys: { 'K 1': first } })).toThrow('key id');
    expect(() => sealer({ current: 'k1', keys: { k1: new Uint8Array(32) } })).toThrow('not random');
  });
});

describe('masked', () => {
  it.each([
    ['62001234567', '*******4567'],
    ['+27821234567', '********4567'],
    ['1234', '****'],
    ['12', '**'],
    ['', ''],
  ])('%s reads %s', (value, shown) => {
    expect(masked(value)).toBe(shown);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/server/app.ts';
import { openDatabase } from '#platform/server/database.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import { eraseEndedLinks } from './ended-links.ts';
import { forgetCodes, guestSession, openLinkHouse, type LinkHouse, type SentTestLink } from './testing/link-house.ts';
import { onePixelPicture } from './testing/picture.ts';

const day = 24 * 3_600_000;

let house: LinkHouse;
let staff: Staff;
beforeAll(async () => {
  house = await openLinkHouse();
  staff = await house.staff();
});
afterAll(() => house.close());

const db = () => house.app.database.single('alpha');

interface Begun extends SentTestLink {
  readonly sessionId: string;
  readonly blobName: string;
}

/** A link through which somebody has filled in a step and uploaded a file. */
async function begun(): Promise<Begun> {
  const link = await house.send(staff);
  const sessionId = await guestSession(house);
  await forgetCodes(house, 'alpha');
  await house.ask('resendOTP', { key: link.key }, { sessionId });
  const code = (await house.messages()).find(({ to }) => to === link.mobile)!.code;
  await house.ask('isOTPValid', { key: link.key, otp: code }, { sessionId });
  await house.ask('putLinkDraft', { step: 'bank', values: { account: '62812345678' } }, { sessionId });
  return { ...link, sessionId, blobName: await upload(sessionId) };
}

async function upload(sessionId: string): Promise<string> {
  const file = { purpose: 'gitCertificate', fileName: 'photo.png', content: onePixelPicture().toString('base64') };
  return (await house.ask<{ blobName: string }>('postLinkFile', file, { sessionId })).blobName;
}

/** What is left of a link: its draft, the rows of its files, and their bytes. */
async function remains({ id, blobName }: Begun): Promise<[drafts: number, files: number, hasBytes: boolean]> {
  const count = async (table: 'link_draft' | 'stored_file') =>
    (await db().selectFrom(table).select('partition').where('link_id', '=', id).execute()).length;
  return [await count('link_draft'), await count('stored_file'), (await house.app.files.get(blobName)) !== undefined];
}

async function revoke(linkId: string): Promise<void> {
  const { rows } = await house.ask<{ rows: { linkId: string; lockId: string }[] }>('listTest', {}, staff);
  const lockId = rows.find((row) => row.linkId === linkId)!.lockId;
  await house.ask('revokeTest', { linkId }, { ...staff, lockId });
}

async function setExpiry(id: string, at: Date): Promise<void> {
  await db().updateTable('link').set({ expires_at: at }).where('id', '=', id).execute();
}

test('draft and files go when a link has ended for good; those of an expired one after the client’s own term', async () => {
  const [open, revoked, replaced, expired] = [await begun(), await begun(), await begun(), await begun()];
  await revoke(revoked.id);
  await house.send(staff, { recipient: { name: 'Anna', email: replaced.email, mobile: replaced.mobile } });
  await setExpiry(expired.id, new Date(Date.now() - day));
  await db().updateTable('company').set({ ended_link_days: 7 }).where('id', '=', staff.companyId).execute();

  expect(await eraseEndedLinks(house.app)).toBe(2);
  expect(await remains(revoked)).toEqual([0, 0, false]);
  expect(await remains(replaced)).toEqual([0, 0, false]);
  // It can still be extended, and then everything is there.
  expect(await remains(expired)).toEqual([1, 1, true]);
  const { changes } = await db()
    .selectFrom('audit_entry')
    .select('changes')
    .where('record_id', '=', revoked.id)
    .where('event', '=', 'erased')
    .executeTakeFirstOrThrow();
  expect(changes).toEqual({ steps: [null, 1], files: [null, 1] });

  house.clock.advance(5.9 * day);
  expect(await eraseEndedLinks(house.app)).toBe(0);
  house.clock.advance(0.2 * day);
  expect(await eraseEndedLinks(house.app)).toBe(1);
  expect(await remains(expired)).toEqual([0, 0, false]);
  // The open one expires in fourteen days.
  expect(await remains(open)).toEqual([1, 1, true]);
  house.clock.set(new Date());
});

test('of a link that was submitted only what was chosen and replaced goes; what belongs to the record stays', async () => {
  const link = await begun();
  const used = await upload(link.sessionId);
  const { id } = await house.ask<{ id: string }>('submitTest', { key: link.key }, link);
  await db().updateTable('stored_file').set({ subject_id: id }).where('blob_name', '=', used).execute();
  expect(await eraseEndedLinks(house.app)).toBe(1);
  expect(await remains(link)).toEqual([0, 1, false]);
  expect(await remains({ ...link, blobName: used })).toEqual([0, 1, true]);
});

test('two processes at once, one of which breaks off between bytes and row: everything goes once', async () => {
  const links: Begun[] = [];
  for (let count = 0; count < 6; count++) links.push(await begun());
  for (const { id } of links) await revoke(id);
  let failures = 3;
  const second: App = {
    ...house.app,
    database: openDatabase({ url: house.databaseUrl, poolSize: 4 }),
    files: {
      ...house.app.files,
      async remove(name) {
        await house.app.files.remove(name);
        if (failures-- > 0) throw new Error('the process ended');
      },
    },
  };
  const counts = await Promise.all([eraseEndedLinks(second), eraseEndedLinks(house.app)]);
  counts.push(await eraseEndedLinks(house.app), await eraseEndedLinks(second));
  await second.database.close();
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
  for (const link of links) expect(await remains(link)).toEqual([0, 0, false]);
});

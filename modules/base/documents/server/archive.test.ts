import fastify, { type FastifyInstance } from 'fastify';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from '#platform/server/testing/house.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { serveFiles } from './file-route.ts';
import { buildDocumentStaff, buildSubject, goodFile, openDocumentHouse } from './testing/document-house.ts';

let house: House;
let staff: Staff;
let server: FastifyInstance;
beforeAll(async () => {
  house = await openDocumentHouse();
  staff = await buildDocumentStaff(house, 'alpha');
  server = fastify();
  serveFiles(server, house.app);
});
afterAll(async () => {
  await server.close();
  await house.close();
});

async function upload(subjectId: string, content = goodFile, who = staff): Promise<string> {
  const paper = { type: 'taxClearance', subjectType: 'supplier', subjectId, fileName: '../../evil.exe', content };
  return (await house.ask<{ documentId: string }>('postDocument', paper, who)).documentId;
}

const archive = (documentIds: readonly string[], who = staff, language = 'en') =>
  house.call('getDocumentArchive', { documentIds }, { ...who, language });
const urlOf = async (documentIds: readonly string[], language = 'en') =>
  ((await archive(documentIds, staff, language)).result as { url: string }).url;

test('several documents come as one archive, once, with names that say what they are', async () => {
  const other = handmadePdf({ pages: 2 }).toString('base64');
  const [tugela, orange] = [await buildSubject(house, staff), await buildSubject(house, staff, 'Orange/Vaal')];
  const ids = [await upload(tugela), await upload(tugela, other), await upload(orange)];
  const url = await urlOf([...ids, ids[0]!], 'fr');
  const answer = await server.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'content-security-policy': 'sandbox' });
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="documents-\d{4}-\d\d-\d\d\.zip"/);
  const files = unzipSync(answer.rawPayload);
  expect(
    Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')])),
  ).toEqual({
    'Tugela Tankers/Quitus fiscal.pdf': goodFile,
    'Tugela Tankers/Quitus fiscal v2.pdf': other,
    'Orange Vaal/Quitus fiscal.pdf': goodFile,
  });
  expect((await server.inject(url)).statusCode).toBe(404);
  for (const documentId of ids) {
    const history = await house.ask<{ event: string }[]>('getDocumentHistory', { documentId }, staff);
    expect(history[0]?.event).toBe('archived');
  }
});

test('one that the caller may not see refuses all, and nothing is written', async () => {
  const own = await upload(await buildSubject(house, staff));
  const beta = await buildDocumentStaff(house, 'beta');
  const foreign = await upload(await buildSubject(house, beta), goodFile, beta);
  expect(await archive([own, foreign])).toMatchObject({ status: 404, code: 'notFound' });
  expect(await archive([])).toMatchObject({ status: 400, fields: { documentIds: expect.any(String) } });
  const history = await house.ask<{ event: string }[]>('getDocumentHistory', { documentId: own }, staff);
  expect(history.map(({ event }) => event)).toEqual(['uploaded']);
  const looksOnly = await buildStaff(house.app, 'alpha', ['getDocuments'], { companyId: staff.companyId });
  expect(await archive([own], looksOnly)).toMatchObject({ status: 403 });
});

test('an archive whose file is gone breaks off instead of being short', async () => {
  const id = await upload(await buildSubject(house, staff));
  const { blob_name } = await house.app.database
    .single('alpha')
    .selectFrom('document')
    .select('blob_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const url = await urlOf([id]);
  await house.app.files.remove(blob_name);
  await expect(server.inject(url).then(({ rawPayload }) => unzipSync(rawPayload))).rejects.toThrow();
});

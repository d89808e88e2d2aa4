import { createCanvas } from '@napi-rs/canvas';
import { decode } from 'utif2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handmadePdf, pdfkitFile, streamObject } from '#platform/server/testing/pdf-files.ts';
import { makePack } from './pack/make-pack.ts';
import { encodePage, tiffOf } from './pack/tiff-file.ts';
import { openPodHouse, partition, type PodHouse } from './testing/pod-house.ts';

// What people send instead of a clean scan of one page (issue 13): each is kept whole, or refused with what to do.
let house: PodHouse;
beforeAll(async () => {
  house = await openPodHouse();
});
afterAll(() => house.close());

const post = (loadId: string, fileName: string, bytes: Uint8Array) =>
  house.call('postPod', { loadId, fileName, content: Buffer.from(bytes).toString('base64') }, house.thabo);
const podOf = async (loadId: string) => {
  const [pod] = await house.podsOf(loadId);
  return house.read(pod!.id);
};
/** The pages of its pack, as whoever gets it opens them. */
async function packed(pages: Parameters<typeof makePack>[0]['pages'], contentType: string, bytes: Uint8Array) {
  const files = { a: { contentType, bytes } };
  const [part] = await makePack({ files, pages, format: 'TIFF', atMost: Number.POSITIVE_INFINITY });
  return decode(new Uint8Array(part!.bytes).buffer);
}

test('a TIFF of 40 pages is one proof of 40 pages, and a pack of 40', async () => {
  // A fax page of half the height, so that the test is quick.
  const row = new Uint16Array([200, 1400]);
  const page = encodePage({
    width: 1654,
    rows: Array.from({ length: 300 }, (_, y) => (y < 100 ? row : row.slice(0, 0))),
  });
  const bytes = tiffOf(Array.from({ length: 40 }, () => page));
  const loadId = await house.delivered();
  expect(await post(loadId, 'fax.tiff', bytes)).toMatchObject({ response: 'ok' });
  const { pages } = await podOf(loadId);
  expect(pages).toHaveLength(40);
  const two = [39, 40].map((number) => ({ file: 'a', page: number, turn: 0 as const }));
  expect(await packed(two, 'image/tiff', bytes)).toHaveLength(2);
});

test('a PDF with a script is refused with what to do, and nothing is kept', async () => {
  const bytes = handmadePdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' });
  const loadId = await house.delivered();
  const answer = await post(loadId, 'note.pdf', bytes);
  expect(answer).toMatchObject({ status: 400, fields: { content: expect.stringMatching(/PDF/) } });
  expect(await podOf(loadId)).toMatchObject({ status: 'AWAITED', pageCount: 0 });
});

test('a photo of 18 megapixels is kept, and lies on a sheet of A4 in the pack', async () => {
  const canvas = createCanvas(5184, 3456);
  const draw = canvas.getContext('2d');
  draw.fillStyle = '#fff';
  draw.fillRect(0, 0, 5184, 3456);
  draw.fillStyle = '#000';
  draw.fillRect(400, 400, 3000, 60);
  const bytes = await canvas.encode('jpeg', 80);
  const loadId = await house.delivered();
  expect(await post(loadId, 'DSC_0017.jpg', bytes)).toMatchObject({ response: 'ok' });
  expect(await podOf(loadId)).toMatchObject({ status: 'podSubmitted', pageCount: 1 });
  const [sheet] = await packed([{ file: 'a', page: 1, turn: 0 }], 'image/jpeg', bytes);
  expect([sheet!['t256'], sheet!['t257']].flat()).toEqual([2339, 1559]);
});

test('a file with two references waits for a person, who splits it', async () => {
  const [one, other] = [await house.delivered(), await house.delivered()];
  const { loadNumber: first } = await podOf(one);
  const { loadNumber: second } = await podOf(other);
  const words = streamObject(`BT /F1 12 Tf 72 720 Td (Loads ${first} and ${second}) Tj ET`);
  const content = handmadePdf({ content: words }).toString('base64');
  const { id } = await house.ask<{ id: string }>('postPod', { fileName: 'both.pdf', content }, house.thabo);
  expect(await house.read(id)).toMatchObject({ status: 'UNMATCHED' });
});

test('each half of a file that was split is guessed from its own pages', async () => {
  const [one, other] = [await house.delivered(), await house.delivered()];
  const { loadNumber: first } = await podOf(one);
  const { loadNumber: second } = await podOf(other);
  const bytes = await pdfkitFile((document) => {
    document.text(`Delivery note of load ${first}`, 72, 72);
    for (let page = 2; page <= 6; page++) document.addPage().text('Terms of carriage', 72, 72);
    document.addPage().text(`Delivery note of load ${second}`, 72, 72);
  });
  const file = { fileName: `${first}.pdf`, content: Buffer.from(bytes).toString('base64') };
  const { id } = await house.ask<{ id: string }>('postPod', file, house.thabo);
  const guess = async (podId: string) => {
    await house.work('guess-pod', { partition, id: podId });
    return (await house.read(podId)).guess;
  };
  expect(await guess(id)).toMatchObject({ confidence: 0.5 });
  const { result } = await house.change('splitPod', id, { pages: [7] });
  expect(await guess((result as { newId: string }).newId)).toMatchObject({ loadId: other, confidence: 0.8 });
  expect(await guess(id)).toMatchObject({ loadId: one, confidence: 0.8 });
});

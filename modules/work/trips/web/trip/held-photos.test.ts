import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heldPhotos, holdPhoto, letGo, takeOut } from './held-photos.ts';
import { Kept } from './kept.ts';
import { Outbox } from './outbox.ts';

// A phone without a network, in a window that keeps nothing: what is held must not go, and what was told must.

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T08:00:00Z') });
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { hash: '', search: '' });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('indexedDB', {
    open() {
      const asked: Partial<IDBOpenDBRequest> = {};
      setTimeout(() => asked.onerror?.call(asked as IDBOpenDBRequest, new Event('error')), 0);
      return asked;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stopId = crypto.randomUUID();
const picture = 'data:image/jpeg;base64,AAAA';

async function phone(): Promise<Outbox> {
  const kept = await Kept.open();
  await kept.put('trips', { loadId: 'load', token: 'token', trip: {} as never, savedAt: Date.now() });
  return new Outbox({ kept, loadId: 'load', token: () => 'token', changed: () => {}, arrived: () => {} });
}

test('a photo is seen and taken out until what it belongs to is told, and goes with that', async () => {
  const outbox = await phone();
  const cow = await holdPhoto(outbox, 'paper', stopId, picture);
  const paper = await holdPhoto(outbox, 'paper', stopId, picture);
  expect(heldPhotos(outbox).map(({ id, payload }) => [id, payload['content']])).toEqual([
    [cow, picture],
    [paper, picture],
  ]);
  expect([outbox.toSend(), outbox.items()]).toEqual([[], []]);

  await takeOut(outbox, cow);
  const at = new Date().toISOString();
  await letGo(outbox, [paper]);
  const event = await outbox.event({ kind: 'workEnded', stopId, occurredAt: at, files: [paper] });
  expect(outbox.toSend().map(({ id }) => id)).toEqual([paper, event]);
  expect(heldPhotos(outbox)).toEqual([]);

  // It was told: nobody takes it out any more.
  await takeOut(outbox, paper);
  expect(outbox.toSend().map(({ id }) => id)).toEqual([paper, event]);
});

test('a photo of a stop that the desk has finished goes after six hours', async () => {
  const outbox = await phone();
  const photo = await holdPhoto(outbox, 'paper', stopId, picture);
  const { tidy } = await import('./send-waiting.ts');
  vi.setSystemTime(new Date('2026-11-24T13:59:00Z'));
  await tidy(outbox.owner.kept);
  expect(outbox.toSend()).toEqual([]);
  vi.setSystemTime(new Date('2026-11-24T14:01:00Z'));
  await tidy(outbox.owner.kept);
  expect(outbox.toSend().map(({ id }) => id)).toEqual([photo]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Kept } from './kept.ts';
import { Outbox } from './outbox.ts';

// A phone whose browser opens a database and then takes nothing: `put` throws, as Chrome does, or the transaction ends with
// the quota, as Firefox and Safari do.

type Fullness = 'puts' | 'commits' | 'opens';

const full = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError');

/** As much of IndexedDB as the page asks for. */
function fullDatabase(fullness: Fullness): Pick<IDBFactory, 'open'> {
  const later = (work: () => void) => void setTimeout(work, 0);
  const request = <Result>(result: Result, error?: DOMException) => {
    const asked: Record<string, unknown> = { result, error: error ?? null };
    later(() => (asked[error ? 'onerror' : 'onsuccess'] as (() => void) | undefined)?.());
    return asked;
  };
  const transaction = () => {
    const running: Record<string, unknown> = { error: null };
    running['objectStore'] = () => ({
      getAll: () => request([]),
      delete: () => request(undefined),
      put() {
        if (fullness === 'puts') throw full();
      },
    });
    later(() => {
      running['error'] = full();
      (running['onabort'] as (() => void) | undefined)?.();
    });
    return running;
  };
  return {
    open: () => request({ transaction }, fullness === 'opens' ? full() : undefined) as unknown as IDBOpenDBRequest,
  };
}

interface Sent {
  readonly operation: string;
  readonly payload: { readonly events?: readonly { readonly sourceEventId: string; readonly kind: string }[] };
}
let sent: Sent[];
let isOnline: boolean;

beforeEach(() => {
  [sent, isOnline] = [[], false];
  const nothing = () => {
    throw full();
  };
  const storage = { getItem: () => null, setItem: nothing, removeItem: () => undefined };
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { hash: '', search: '' });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    const call = JSON.parse(body) as Sent;
    if (call.operation === 'login')
      return new Response(JSON.stringify({ response: 'ok', result: { sessionId: 'guest' }, requestId: '1' }));
    sent.push(call);
    return new Response(JSON.stringify({ response: 'ok', result: { skewMinutes: 0 }, requestId: '1' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const arrival = { kind: 'arrived', stopId: crypto.randomUUID(), occurredAt: new Date().toISOString() } as const;

test.each<Fullness>(['puts', 'commits', 'opens'])(
  'a phone that is full (%s) still tells what happens, once',
  async (fullness) => {
    vi.stubGlobal('indexedDB', fullDatabase(fullness));
    const kept = await Kept.open();
    let shown = 0;
    let arrived = () => {};
    const everything = new Promise<void>((resolve) => (arrived = resolve));
    const outbox = new Outbox({
      kept,
      loadId: 'load',
      token: () => 'token',
      changed: () => void shown++,
      arrived: () => arrived(),
    });
    const id = await outbox.event(arrival);
    const photo = await outbox.file('photo', arrival.stopId, 'data:image/jpeg;base64,AAAA');
    // It waits, the page is told, and it says that it must stay open.
    expect(outbox.toSend().map((item) => item.id)).toEqual([id, photo]);
    expect([kept.isKept, shown > 0]).toEqual([false, true]);
    await vi.waitFor(() => expect(outbox.state).toMatchObject({ isSending: false, isOffline: true }), 10_000);

    isOnline = true;
    void outbox.send();
    await everything;
    expect(outbox.toSend()).toEqual([]);
    expect(outbox.items().map(({ state }) => state)).toEqual(['sent', 'sent']);
    await outbox.send();
    expect(sent.map(({ operation }) => operation)).toEqual(['postDriverEvent', 'postDriverEventFile']);
    expect(sent[0]!.payload.events).toMatchObject([{ sourceEventId: id, kind: 'arrived' }]);
  },
  30_000,
);

import type { Ask, Question } from './calls.ts';
import type { Live } from './live.ts';
import type { Clerk, Desk, Form, Kind, Person, Phone } from './person.ts';

type Own<Each extends Person> = (person: Each, ask: Ask) => PersonAtWork;

/** What somebody does from time to time, and what they have on the screen meanwhile. */
export interface PersonAtWork {
  readonly deed: () => Promise<unknown>;
  readonly live?: Live;
}

const oneOf = <Each>(all: readonly Each[]): Each => all[Math.floor(Math.random() * all.length)]!;

/** Questions that a dispatcher asks of the list; most stay with the open board. */
const questions: readonly object[] = [
  {},
  {},
  {},
  { chip: 'late' },
  { chip: 'unassigned' },
  { page: 2 },
  { search: 'durban' },
];

/**
 * Half of what a dispatcher does is to look at a load, a quarter to ask the list something else; a fifth tells something of
 * a load, and one deed in twenty books one. The list stays open as in a second window.
 */
const desk: Own<Desk> = ({ sessionId, partition, loadIds, booking }, ask) => {
  const call = (operation: string, payload: object, more: Partial<Question> = {}) =>
    ask({ sessionId, partition, operation, payload, ...more });
  let question: object = {};
  const list = (more: Partial<Question>) => call('getLoads', { pageSize: 50, ...question }, more);
  const kinds: readonly (readonly [number, () => Promise<unknown>])[] = [
    [
      0.5,
      async () => {
        const id = oneOf(loadIds);
        await call('getLoad', { id });
        await Promise.all([
          call('getLoadEvents', { loadId: id, pageSize: 50 }),
          call('getLoadReadiness', { id }),
          call('getLoadStandingTimes', { id }),
        ]);
      },
    ],
    [
      0.75,
      () => {
        question = oneOf(questions);
        return list({});
      },
    ],
    [
      0.95,
      () =>
        call('postLoadEvent', { loadId: oneOf(loadIds), kind: 'note', occurredAt: now(), note: 'Spoke to the driver' }),
    ],
    [1, () => call('postLoad', booking)],
  ];
  return {
    deed: () => {
      const at = Math.random();
      return kinds.find(([until]) => at < until)![1]();
    },
    live: {
      channel: 'loads',
      page: async (maxAge) => idsOf(await list({ isAgain: true, isRead: true, maxAge })),
      rows: (ids) => call('getLoads', { ...question, ids, page: 1, pageSize: ids.length }, { isAgain: true }),
      counts: (maxAge) => call('getLoadBoard', { countsLanes: false }, { isAgain: true, maxAge }),
    },
  };
};

/** Opens a proof, reads it, and sends every second one back. */
const clerk: Own<Clerk> = ({ sessionId, partition, podIds }, ask) => {
  const waiting = [...podIds];
  const common = { sessionId, partition };
  let turn = 0;
  return {
    async deed() {
      const id = waiting[0];
      if (id === undefined) return;
      const pod = (await ask({ ...common, operation: 'getPod', payload: { id }, isRead: true })) as
        | { readonly lockId: string }
        | undefined;
      if (turn++ % 2 === 0 || !pod) return;
      waiting.shift();
      await ask({ ...common, operation: 'rejectPod', payload: { id, reason: 'illegible' }, lockId: pod.lockId });
    },
    live: {
      channel: 'pods',
      page: async () => {
        const payload = { tab: 'toReview', pageSize: 50 };
        return idsOf(await ask({ ...common, operation: 'getPods', payload, isAgain: true, isRead: true }));
      },
      counts: () => ask({ ...common, operation: 'getPodCounts', payload: {}, isAgain: true }),
    },
  };
};

/** Tells where it is, and opens its trip anew one time in five. */
const phone: Own<Phone> = ({ sessionId, partition, key }, ask) => {
  const sourceDevice = `bench-${crypto.randomUUID()}`;
  // They have not all begun in this minute.
  let turn = Math.floor(Math.random() * 5);
  return {
    deed() {
      if (turn++ % 5 === 0) return ask({ sessionId, partition, operation: 'getDriverTrip', payload: { key } });
      const place = { lat: -29.85 + Math.random(), lon: 30.02 - Math.random(), accuracyM: 12 };
      const event = {
        sourceEventId: crypto.randomUUID(),
        kind: 'note',
        note: 'On the way',
        occurredAt: now(),
        ...place,
      };
      const payload = { key, sourceDevice, sentAt: now(), events: [event] };
      return ask({ sessionId, partition, operation: 'postDriverEvent', payload });
    },
  };
};

/** Saves a step of the form. */
const form: Own<Form> = ({ sessionId, partition }, ask) => {
  let turn = 0;
  return {
    deed: () =>
      ask({
        sessionId,
        partition,
        operation: 'putLinkDraft',
        payload: {
          step: oneOf(['company', 'address', 'contacts', 'bank']),
          values: { registeredName: `Carrier ${turn++}`, addressLine1: '1 Loop Street', city: 'Durban' },
          percent: Math.min(90, turn * 5),
        },
      }),
  };
};

const idsOf = (page: unknown) =>
  ((page as { readonly rows?: readonly { readonly id: string }[] } | undefined)?.rows ?? []).map(({ id }) => id);

const now = () => new Date().toISOString();

const roles = { desk, clerk, phone, form } as { readonly [Each in Kind]: Own<never> };

export function atWork(person: Person, ask: Ask): PersonAtWork {
  return roles[person.kind](person as never, ask);
}

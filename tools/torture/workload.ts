import crypto from 'node:crypto';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '#platform/envelope.ts';
import { demoPassword } from '#database/seed.ts';
import { rpc } from '../../server/testing/server-process.ts';
import type { Surroundings } from './surroundings.ts';

/** What became of one attempt. `refused`: it never reached the server. `lost`: it was sent, and no answer came. */
type Attempt =
  | { readonly kind: 'answer'; readonly status: number; readonly body: Answer }
  | { readonly kind: 'refused' | 'lost' };

export interface WorkFigures {
  readonly answered: number;
  readonly lostAnswers: number;
  /** Answers that a client could not make sense of: neither success nor "try again". */
  readonly faults: readonly string[];
  readonly missing: number;
  readonly doubled: number;
  readonly trail: string;
}

export interface Workload {
  /** Lets what is under way come to its end, then compares what was answered with what is there. */
  finish(): Promise<WorkFigures>;
}

const address = {
  addressLine1: '1 Loop Street',
  city: 'Durban',
  region: 'KwaZulu-Natal',
  postalCode: '4001',
  country: 'South Africa',
};
/** After this an attempt is taken for lost. */
const patience = 12_000;

/** Writers that each capture one supplier after the other, each asked again with its key until it is answered. */
export async function startWork(around: Pick<Surroundings, 'url' | 'owner'>, writers = 8): Promise<Workload> {
  const run = crypto.randomUUID().slice(0, 8);
  const session = await signIn(around.url);
  const answered: string[] = [];
  const faults: string[] = [];
  let [lostAnswers, isOver] = [0, false];

  async function write(): Promise<void> {
    while (!isOver) {
      const name = `Torture ${run} ${crypto.randomUUID()}`;
      const key = crypto.randomUUID();
      const payload = supplier(name);
      for (;;) {
        const attempt = await send(around.url, key, { ...session, payload });
        if (attempt.kind === 'lost') lostAnswers++;
        if (attempt.kind === 'answer') {
          const { response, code } = attempt.body;
          if (response === 'ok') answered.push(name);
          else if (code !== 'unavailable') faults.push(`${attempt.status} ${code}`);
          if (response === 'ok' || code !== 'unavailable') break;
        }
        await wait(30 + Math.random() * 50);
      }
    }
  }
  const all = Array.from({ length: writers }, write);

  return {
    async finish() {
      isOver = true;
      await Promise.all(all);
      const stored = await around.owner(async (client) => {
        const { rows } = await client.query<{ name: string; copies: number; entries: number }>(
          `select s.registered_name as name, count(distinct s.id)::int as copies, count(a.id)::int as entries
             from supplier s left join audit_entry a on a.partition = s.partition and a.noun = 'supplier' and a.record_id = s.id::text
            where s.registered_name like $1 group by 1`,
          [`Torture ${run} %`],
        );
        return new Map(rows.map((row) => [row.name, row]));
      });
      return {
        answered: answered.length,
        lostAnswers,
        faults,
        missing: answered.filter((name) => !stored.has(name)).length,
        doubled: [...stored.values()].filter(({ copies, entries }) => copies !== 1 || entries !== 1).length,
        trail: await checkTrail(around.url, session),
      };
    },
  };
}

interface Session {
  readonly sessionId: string;
  readonly partition: string;
}

export async function signIn(url: string): Promise<Session> {
  const account = { userRole: '', userAccount: 'naledi.mokoena@highveld.example', password: demoPassword };
  const { body } = await rpc(url, 'login', account, { service: 'basis' });
  const { sessionId, partition } = body.result as Session;
  return { sessionId, partition };
}

/** `unbroken`, or how it is broken, over the whole trail and after everything in it was sealed. */
export async function checkTrail(url: string, session: Session): Promise<string> {
  for (let after = 0, tries = 0; tries < 2000; tries++) {
    const { body } = await rpc(url, 'getAuditTrailCheck', { after }, { ...session });
    if (body.response !== 'ok') return `not checked: ${body.code}`;
    const part = body.result as { upTo: number; isEnd: boolean; problem: string | null; waiting: number };
    if (part.problem !== null) return `${part.problem} after ${part.upTo}`;
    if (part.isEnd && part.waiting === 0) return 'unbroken';
    if (part.isEnd) await wait(500);
    after = part.upTo;
  }
  return 'never sealed';
}

/** The capture of a supplier, with what else is said of it. */
export function supplier(name: string, detail: object = {}): object {
  return {
    isAdmin: true,
    carrierName: name,
    carrierDetail: {
      registeredName: name,
      tradeName: name,
      regNo: `${crypto.randomInt(1950, 2025)}/${String(crypto.randomInt(1_000_000)).padStart(6, '0')}/07`,
      email: `${crypto.randomUUID()}@torture.example`,
      physicalAddress: address,
      postalAddress: address,
      ...detail,
    },
  };
}

/** Each on a connection of its own, so that a request which ends with its connection was really on its way. */
function send(url: string, key: string, envelope: object): Promise<Attempt> {
  const body = JSON.stringify({
    clientVersion: '0.1.335',
    service: 'tripDirector',
    operation: 'postCarrier',
    lockId: null,
    language: 'en',
    ...envelope,
  });
  return new Promise((resolve) => {
    const request = http.request(`${url}/rpc`, {
      method: 'POST',
      agent: false,
      timeout: patience,
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    });
    request.on('response', (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', () => resolve({ kind: 'lost' }));
      response.on('end', () => {
        try {
          const answer = JSON.parse(Buffer.concat(pieces).toString()) as Answer;
          resolve({ kind: 'answer', status: response.statusCode!, body: answer });
        } catch {
          resolve({ kind: 'lost' });
        }
      });
    });
    request.on('timeout', () => request.destroy());
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ kind: error.code === 'ECONNREFUSED' ? 'refused' : 'lost' }),
    );
    request.end(body);
  });
}

import crypto from 'node:crypto';
import { rpc, startServerProcess, type ServerProcess } from './server-process.ts';

/** What came of the submits of servers that were killed in the middle of them. */
export interface KilledSubmits {
  readonly sent: number;
  readonly answered: number;
  /** Were answered, and are not there afterwards. */
  readonly missing: number;
  /** Are there more than once: when they were answered, or when they were asked again with their key. */
  readonly doubled: number;
  /** Got no answer, and were refused when they were asked again with their key. */
  readonly refused: number;
}

/** A capture of a supplier, sent until it has its answer. */
export interface Submit {
  readonly key: string;
  readonly name: string;
  readonly payload: object;
  isAnswered: boolean;
}

const atOnce = 8;
const account = { userRole: '', userAccount: 'pieter.botha@highveld.example', password: 'Demo-Freight-2026' };

/** Signs in as somebody of the demonstration who captures suppliers. */
export async function onboardingSession(url: string): Promise<{ sessionId: string; partition: string }> {
  const { body } = await rpc(url, 'login', account, { service: 'basis' });
  const { sessionId, partition } = body.result as { sessionId: string; partition: string };
  return { sessionId, partition };
}

/**
 * Sends eight submits at once, kills the server (SIGKILL) when so many of them have their answer, starts it again, and so
 * on. The moments are spread: before the first answer, after each number of answers, after the last but one.
 */
export async function submitAndKill(
  environment: Readonly<Record<string, string>>,
  first: ServerProcess,
  kills: number,
): Promise<{ readonly server: ServerProcess; readonly figures: KilledSubmits }> {
  const session = await onboardingSession(first.url);
  const all: Submit[] = [];
  let server = first;
  for (let round = 0; round < kills; round++) {
    const submits = Array.from({ length: atOnce }, (_, index) => submit(round * 100 + index));
    all.push(...submits);
    const sent = Promise.all(submits.map((one) => send(server.url, one, session)));
    const enough = Math.round((round % kills) * ((atOnce - 1) / Math.max(1, kills - 1)));
    for (let waited = 0; submits.filter(answered).length < enough && waited < 4000; waited++)
      await new Promise((resolve) => setTimeout(resolve, 1));
    await server.kill('SIGKILL');
    await sent;
    server = await startServerProcess(environment);
  }

  const copies = async ({ name }: Submit) => {
    const { body } = await rpc(server.url, 'getAllCarriersByClientName', { search: name }, session);
    return (body.result as { total: number }).total;
  };
  const lost = all.filter((one) => !answered(one));
  const figures = { sent: all.length, answered: all.length - lost.length, missing: 0, doubled: 0, refused: 0 };
  for (const one of all) {
    // What got no answer may be there or not; asked again with its key it is there, once.
    if (!answered(one) && !(await send(server.url, one, session))) figures.refused++;
    const found = await copies(one);
    if (found === 0) figures.missing++;
    if (found > 1) figures.doubled++;
  }
  return { server, figures };
}

const answered = ({ isAnswered }: Submit) => isAnswered;

async function send(url: string, one: Submit, session: object): Promise<boolean> {
  const headers = { 'idempotency-key': one.key };
  const answer = await rpc(url, 'postCarrier', one.payload, { ...session }, headers).catch(() => undefined);
  one.isAnswered ||= answer?.body.response === 'ok';
  return one.isAnswered;
}

/** One that no other number makes. */
export function submit(number: number): Submit {
  const address = {
    addressLine1: `${number} Loop Street`,
    city: 'Durban',
    region: 'KwaZulu-Natal',
    postalCode: '4001',
    country: 'South Africa',
  };
  const name = `Durable ${crypto.randomUUID()} Transport`;
  const carrierDetail = {
    registeredName: name,
    tradeName: name,
    regNo: `2011/${String(100_000 + number)}/07`,
    email: `office${number}@durable.example`,
    physicalAddress: address,
    postalAddress: address,
  };
  return {
    key: crypto.randomUUID(),
    name,
    isAnswered: false,
    payload: { isAdmin: true, carrierName: name, carrierDetail },
  };
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { copyDatabase, dropDatabase } from '#platform/server/testing/cluster.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { seedPlaces } from '#modules/base/lookups/server/index.ts';
import { implementations } from '../modules.ts';
import { startServer } from '../start-server.ts';

/**
 * A client as the specification describes it: one endpoint, an envelope, names and payloads of its section 7. It knows nothing
 * of ours and must never import a contract: what it cannot do, another company's client cannot do either.
 */
export interface SpecificationAnswer {
  readonly status: number;
  readonly response: string;
  readonly result: unknown;
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
type Payload = Readonly<Record<string, unknown>>;

export interface SpecificationClient {
  readonly session: Payload;
  /** The same, with another partition in the envelope. */
  in(partition: string): SpecificationClient;
  call(operation: string, payload?: Payload, lockId?: unknown, service?: string): Promise<SpecificationAnswer>;
  /** The result of a call that must succeed. */
  ask<T = Record<string, unknown>>(
    operation: string,
    payload?: Payload,
    lockId?: unknown,
    service?: string,
  ): Promise<T>;
}

interface Message {
  readonly to: string;
  readonly links: readonly string[];
  readonly code: string | null;
}

export interface SpecifiedServer {
  /** Somebody at the desk, each time a colleague of the ones before. */
  signIn(): Promise<SpecificationClient>;
  /** Somebody who comes by a link: three empty texts. */
  guest(): Promise<SpecificationClient>;
  /** The key of the newest link that was mailed to an address. */
  keyFor(address: string): Promise<string>;
  /** The newest code that was sent by SMS to a number. */
  codeFor(number: string): Promise<string>;
  stop(): Promise<void>;
}

/** The whole product on a port of its own, over a database of its own, with somebody at the desk who may do everything. */
export async function startSpecifiedServer(): Promise<SpecifiedServer> {
  const databaseUrl = await copyDatabase(inject('clusterUrl'), inject('templateDatabase'));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'specification-'));
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    CALLS_PER_SECOND: '0',
    PUBLIC_CALLS_PER_MINUTE: '0',
    MASTER_KEY: Buffer.alloc(32, 'specification').toString('base64'),
  });
  await seedPlaces(databaseUrl);
  const server = await startServer({ config, databaseUrl });
  const url = `http://localhost:${server.port}`;
  const rights = implementations.flatMap(({ service }) => Object.keys(service.operations));
  const colleagues: Staff[] = [];
  const login = async (payload: Payload): Promise<SpecificationClient> => {
    const opened = await post(url, {}, 'basis', 'login', payload, null);
    if (opened.response !== 'ok') throw new Error(`login: ${JSON.stringify(opened)}`);
    return clientOf(url, opened.result as Payload);
  };
  const messages = async () => (await (await fetch(`${url}/outbox.json`)).json()) as Message[];
  return {
    async signIn() {
      const userAccount = `${crypto.randomUUID()}@staff.example`;
      const password = 'Kudu-Bergwind-84';
      const companyId = colleagues[0]?.companyId;
      const own = companyId === undefined ? {} : { companyId };
      colleagues.push(await buildStaff(server.app, 'alpha', rights, { ...own, account: userAccount, password }));
      return login({ userRole: '', userAccount, password });
    },
    guest: () => login({ userRole: '', userAccount: '', password: '' }),
    async keyFor(address) {
      const mail = (await messages()).find(({ to, links }) => to === address && links.length > 0);
      return mail?.links[0]?.split('/').at(-1) ?? '';
    },
    async codeFor(number) {
      return (await messages()).find(({ to, code }) => to === number && code)?.code ?? '';
    },
    async stop() {
      await server.stop();
      await dropDatabase(inject('clusterUrl'), new URL(databaseUrl).pathname.slice(1));
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function clientOf(url: string, session: Payload): SpecificationClient {
  return {
    session,
    in: (partition) => clientOf(url, { ...session, partition }),
    call: (operation, payload = {}, lockId = null, service = 'tripDirector') =>
      post(url, session, service, operation, payload, lockId),
    async ask<T>(operation: string, payload: Payload = {}, lockId: unknown = null, service = 'tripDirector') {
      const answer = await post(url, session, service, operation, payload, lockId);
      if (answer.response !== 'ok') throw new Error(`${operation}: ${JSON.stringify(answer)}`);
      return answer.result as T;
    },
  };
}

async function post(
  url: string,
  { sessionId = '', partition = '' }: { readonly sessionId?: unknown; readonly partition?: unknown },
  service: string,
  operation: string,
  payload: Payload,
  lockId: unknown,
): Promise<SpecificationAnswer> {
  const answer = await fetch(`${url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      clientVersion: '0.3x',
      sessionId,
      service,
      operation,
      lockId,
      language: 'en-ZA',
      partition,
      payload,
    }),
  });
  return { status: answer.status, ...((await answer.json()) as Omit<SpecificationAnswer, 'status'>) };
}

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fillExample } from '#platform/server/testing/business-central/example.ts';
import { type Double, startDouble } from '#platform/server/testing/business-central/start.ts';
import { copyForTest, type DemonstrationCopy } from './testing/demonstration.ts';
import { rpc, startServerProcess, type ServerProcess } from './testing/server-process.ts';

/** Exports over a real kill -9, between the sending of a document and the answer to it. */
let copy: DemonstrationCopy;
let server: ServerProcess;
let owner: pg.Client;
let double: Double;
let between: http.Server;
/** The path of the request whose answer is held back, once it was carried out there. */
let holds = '';
let held = Promise.withResolvers<void>();
beforeAll(async () => {
  double = await startDouble();
  fillExample(double.company);
  between = http.createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  copy = await copyForTest(inject('clusterUrl'));
  server = await startServerProcess(copy.environment);
  owner = new pg.Client(copy.environment.DATABASE_URL);
  await owner.connect();
}, 600_000);
afterAll(async () => {
  between.closeAllConnections();
  between.close();
  await double.stop();
  await owner.end();
  await server.kill('SIGTERM');
  await copy.remove();
});

/** Passes a request on, and keeps the answer of the one that is held. */
async function pass(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
  const answer = await fetch(`${new URL(double.baseUrl).origin}${request.url}`, {
    method: request.method!,
    headers,
    ...(parts.length > 0 && { body: Buffer.concat(parts) }),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  if (holds !== '' && request.method === 'POST' && request.url!.endsWith(holds)) {
    holds = '';
    held.resolve();
    return;
  }
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' }).end(body);
}

const password = 'Demo-Freight-2026';
async function signIn(userAccount: string) {
  const { body } = await rpc(server.url, 'login', { userRole: '', userAccount, password }, { service: 'basis' });
  const { sessionId, partition } = body.result as { sessionId: string; partition: string };
  return async <T>(operation: string, payload: object, lockId: string | null = null): Promise<T> => {
    const { body: said } = await rpc(server.url, operation, payload, { sessionId, partition, lockId });
    if (said.response !== 'ok') throw new Error(`${operation} answered ${JSON.stringify(said)}`);
    return said.result as T;
  };
}

/** A document that failed before anything was sent, so that a person sends it by trying again. */
async function failedExport(companyId: string, place: number): Promise<{ id: string; lockId: string }> {
  const id = crypto.randomUUID();
  const documentId = crypto.randomUUID();
  const number = `KILL-${place}`;
  const document = {
    id: documentId,
    version: 1,
    companyId,
    vendorNumber: 'V00010',
    vendorInvoiceNumber: number,
    invoiceDate: '2026-11-03',
    postingDate: '2026-11-03',
    dueDate: '2026-12-03',
    currency: 'ZAR',
    lines: [
      {
        account: '5000',
        centre: '',
        description: 'Transport bought',
        quantity: '1000',
        unitCost: '10000000',
        vatCode: 'standard',
        net: '100000',
      },
    ],
    net: '100000',
    vat: '15000',
    gross: '115000',
  };
  await owner.query(
    `insert into exchange (partition, id, company_id, partner_id, direction, purpose, noun, record_id, number, amount, currency, idempotency_key, body, status, problem, created_by, updated_by, search_words)
     select 'highveld', $1::uuid, $2::uuid, partner_id, 'out', 'export', 'supplierInvoice', $3::uuid, $4, 115000, 'ZAR', $4, '{}', 'FAILED', 'refused', 'test', 'test', $4
       from accounting_system where partition = 'highveld' and company_id = $2::uuid`,
    [id, companyId, documentId, number],
  );
  await owner.query(
    `insert into accounting_export (partition, id, company_id, document_id, document_version, vendor_number, vendor_invoice_number, document)
     values ('highveld', $1, $2, $3, 1, 'V00010', $4, $5)`,
    [id, companyId, documentId, number, JSON.stringify(document)],
  );
  return { id, lockId: '1' };
}

test(
  'kill -9 between sending a document, its lines or its posting and the answer: one document there, whole and posted',
  { timeout: 600_000 },
  async () => {
    const { rows } = await owner.query<{ id: string }>(
      `select c.id from company c join app_user u on u.partition = c.partition and u.company_id = c.id
        where c.partition = 'highveld' and c.is_client and u.account = 'naledi.mokoena@highveld.example'`,
    );
    const companyId = rows[0]!.id;
    const first = await signIn('naledi.mokoena@highveld.example');
    const origin = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
    const { lockId } = await first<{ lockId: string }>('getBusinessCentralSetting', { companyId });
    await first(
      'putBusinessCentralSetting',
      {
        companyId,
        kind: 'businessCentral',
        tenant: 'tenant',
        environment: 'Production',
        bcCompanyId: double.company.id,
        clientId: 'demo-client',
        secret: 'demo-secret',
        baseUrl: `${origin}${new URL(double.baseUrl).pathname}`,
        tokenUrl: double.tokenUrl,
        vatCodes: { standard: 'STANDARD' },
        autoPost: true,
        isActive: true,
      },
      lockId,
    );
    // As another person would, once they have read it.
    await owner.query(`update accounting_system set is_active = true, waits_for_second = false`);
    await owner.query(`update exchange_partner set is_active = true where kind = 'accounting'`);
    const paths = ['/purchaseInvoices', '/$batch', '/Microsoft.NAV.post'];
    for (const [place, path] of paths.entries()) {
      const call = await signIn('naledi.mokoena@highveld.example');
      const { id, lockId: version } = await failedExport(companyId, place);
      held = Promise.withResolvers<void>();
      holds = path;
      await call('retryInvoiceApiData', { id }, version);
      await held.promise;
      await server.kill('SIGKILL');
      const state = async () =>
        (await owner.query<{ status: string }>('select status from exchange where id = $1', [id])).rows[0]!.status;
      expect(await state()).toBe('SENT');
      server = await startServerProcess(copy.environment);
      // As once the lease of the dead server's work is over, without the wait for it.
      await owner.query(`update job.job set state = 'retry', start_after = now() where state = 'active'`);
      for (let tries = 0; tries < 1200 && (await state()) !== 'SUCCEEDED'; tries++) await wait(50);
      expect(await state()).toBe('SUCCEEDED');
      const there = double.company.invoiceRows().filter((row) => row['vendorInvoiceNumber'] === `KILL-${place}`);
      expect(there).toMatchObject([{ status: 'Open', totalAmountIncludingTax: 1150 }]);
      expect(double.company.lines(String(there[0]!['id']))).toHaveLength(1);
    }
  },
);

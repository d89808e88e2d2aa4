import crypto from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { CompanyTurn } from '#modules/money/exchanges/server/index.ts';
import { pollJob } from './poll-job.ts';

const folder = '/accounting-notices/';
/** Notices that come so many seconds after one that was heard ask for nothing more: the poll reads all that changed. */
const quietSeconds = 15;
/** A poll waits so long for the rest of a change: lines and posting follow the creation at once. */
const pauseSeconds = 3;
const longestToken = 500;

/** An address that nobody guesses, for the notices of one subscription, and what is kept of it. */
export function noticeAddress({ config }: Pick<App, 'config'>): { readonly url: string; readonly hash: string } {
  const word = crypto.randomBytes(32).toString('hex');
  return { url: `${config.baseUrl}${folder}${word}`, hash: hashOf(word) };
}

const hashOf = (word: string) => crypto.createHash('sha256').update(word).digest('hex');

/**
 * `POST /accounting-notices/{word}`: the handshake of a subscription, whose token is echoed, and its notices. Nothing that a
 * notice says is read: it brings the poll forward, which asks the system itself. Another word is not found.
 */
export function serveNotices(server: FastifyInstance, app: App): void {
  server.post<{ Params: { word: string }; Querystring: { validationToken?: string } }>(
    `${folder}:word`,
    async (request, reply) => {
      const { word } = request.params;
      reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'no-store');
      const known = /^[0-9a-f]{64}$/.test(word) ? await systemOfWord(app, word) : undefined;
      if (!known) return reply.status(404).send('');
      const { validationToken: token } = request.query;
      if (token === undefined) {
        await bringForward(app, known);
        return reply.status(202).send('');
      }
      if (typeof token !== 'string' || token.length > longestToken) return reply.status(400).send('');
      return reply.status(200).send(token);
    },
  );
}

async function systemOfWord({ database }: Pick<App, 'database'>, word: string): Promise<CompanyTurn | undefined> {
  const { rows } = await database.lookups.query<CompanyTurn>(
    'select partition, company_id as "companyId" from accounting_system_of_notice($1)',
    [hashOf(word)],
  );
  return rows[0];
}

async function bringForward(app: App, { partition, companyId }: CompanyTurn): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: crypto.randomUUID(), operation: pollJob.name });
  await inPartition(system, partition, async (context) => {
    const { db, now } = context;
    const { rows } = await sql`
      update accounting_system set noticed_at = ${now} where partition = ${partition} and company_id = ${companyId}
         and (noticed_at is null or noticed_at < ${new Date(now.getTime() - quietSeconds * 1000)}) returning id`.execute(
      db,
    );
    if (rows.length > 0)
      await app.jobs.send<CompanyTurn>(db, pollJob, { partition, companyId }, { afterSeconds: pauseSeconds });
  });
}

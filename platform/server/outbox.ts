import type { FastifyInstance } from 'fastify';
import { formatDateTime } from '../dates.ts';
import type { App } from './app.ts';
import { openMessage } from './messages.ts';

interface OutboxEntry {
  readonly id: string;
  readonly at: string;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
  readonly code: string | null;
  /** On the clock of the company that sent it. */
  readonly zone: string;
}

const shown = 200;

type OutboxRow = {
  id: string;
  partition: string;
  channel: 'email' | 'sms';
  recipient_sealed: string;
  content_sealed: string | null;
  subject: string;
  created_at: Date;
};

async function newest({ database, sealer, zones }: App): Promise<OutboxEntry[]> {
  const { rows } = await database.lookups.query<OutboxRow>('select * from outbox_newest($1)', [shown]);
  return rows.map((row) => {
    const { to, text } = openMessage({ sealer }, row);
    return {
      id: row.id,
      at: row.created_at.toISOString(),
      channel: row.channel,
      to,
      subject: row.subject,
      text,
      links: text.match(/https?:\/\/\S+/g) ?? [],
      code: /\b\d{6}\b/.exec(text)?.[0] ?? null,
      zone: zones.of(row.partition),
    };
  });
}

/** The messages that were not really sent, for people who try the product (wire.md §9). Newest first. */
export function serveOutbox(server: FastifyInstance, app: App): void {
  server.get('/outbox.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await newest(app)),
  );
  server.get('/outbox', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      // A page without scripts: its few styles are the only thing that the usual policy would not let through.
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(page(await newest(app))),
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function page(entries: readonly OutboxEntry[]): string {
  const items = entries.map(({ at, channel, to, subject, text, zone }) => {
    const body = escaped(text).replace(/https?:\/\/[^\s&]+/g, (url) => `<a href="${url}">${url}</a>`);
    const title = channel === 'sms' ? 'SMS' : escaped(subject);
    return `<article><header><b>${title}</b><span>${escaped(to)}</span><time datetime="${at}">${formatDateTime(at, 'en', zone)}</time></header><pre>${body}</pre></article>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style>:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:46rem;margin:2rem auto;padding:0 1rem}h1{font-size:1.6rem;letter-spacing:-.015em}article{border:1px solid color-mix(in oklab,currentColor 22%,transparent);border-radius:10px;margin:1rem 0;padding:.75rem 1rem}header{display:flex;gap:.25rem 1rem;flex-wrap:wrap}time{margin-left:auto}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.75rem 0 0}</style>
<main><h1>Outbox</h1><p>No mail or SMS provider is configured, so every message is kept here instead of being sent. Reload to see new ones.</p>${items.join('') || '<p>No message yet.</p>'}</main></html>`;
}

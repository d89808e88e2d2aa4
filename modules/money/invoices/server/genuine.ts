import crypto from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type CalendarDate, formatDate } from '#platform/dates.ts';
import { type Language, languages } from '#platform/language.ts';
import { translator } from '#platform/messages.ts';
import { cents, formatMoney } from '#platform/money.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { networkOf } from '#platform/server/networks.ts';
import { type InvoiceKind, invoiceNumber } from '../kinds.ts';
import { genuineTexts } from '../messages/genuine/index.ts';
import { fileOf } from './invoice-file.ts';
import { findInvoice } from './queries.ts';

const folder = '/genuine/';

/** A token that nobody guesses, as it is printed on a document, and what is kept of it. */
export function genuineToken({ config }: Pick<App, 'config'>): { readonly url: string; readonly hash: string } {
  const token = crypto.randomBytes(32).toString('hex');
  return { url: `${config.baseUrl}${folder}${token}`, hash: hashOf(token) };
}

const hashOf = (token: string) => crypto.createHash('sha256').update(token).digest('hex');

interface Genuine {
  readonly of_partition: string;
  readonly id: string;
  readonly kind: InvoiceKind;
  readonly number: number;
  readonly tax_date: Date | string;
  readonly gross: number | string;
  readonly currency: string;
  readonly pdf_sha256: string;
}

/**
 * `GET /genuine/{token}`: whether a document is genuine, for whoever holds it. The page says its number, date, total and the
 * hash of its file, and nothing else; of a token that nobody printed it says that there is no such document.
 */
export function serveGenuine(server: FastifyInstance, app: App): void {
  const perMinute = app.config.PUBLIC_CALLS_PER_MINUTE;
  const brake = perMinute > 0 ? new RateLimiterMemory({ points: perMinute, duration: 60 }) : undefined;
  server.get<{ Params: { token: string } }>(`${folder}:token`, async (request, reply) => {
    const language = languageOf(request);
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', `default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'`)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex');
    const mayAsk = await brake?.consume(networkOf(request.ip)).then(
      () => true,
      () => false,
    );
    if (mayAsk === false)
      return reply
        .status(429)
        .header('retry-after', '60')
        .send(await page(language, 'tooOften'));
    const { token } = request.params;
    const found = /^[0-9a-f]{64}$/.test(token) ? await find(app, token) : undefined;
    if (!found) return reply.status(404).send(await page(language, 'unknown'));
    return reply.send(await page(language, 'genuine', found));
  });
}

async function find(app: App, token: string): Promise<Genuine | undefined> {
  const { rows } = await app.database.lookups.query<Genuine>('select * from genuine_invoice($1)', [hashOf(token)]);
  const [row] = rows;
  if (!row || row.pdf_sha256 !== '') return row;
  return { ...row, pdf_sha256: await keepHash(app, row) };
}

/** The hash of a file that nobody has made yet. */
async function keepHash(app: App, { of_partition: partition, id }: Genuine): Promise<string> {
  const system = systemContext(app, { language: 'en', requestId: `genuine-${id}`, operation: 'genuine' });
  return inPartition(system, partition, async (context) => {
    const { sha256 } = await fileOf(context, (await findInvoice(context, id))!);
    await sql`update invoice set pdf_sha256 = ${sha256} where partition = ${partition} and id = ${id}`.execute(
      context.db,
    );
    return sha256;
  });
}

/** The first language of the browser that there are words in. */
function languageOf({ headers }: FastifyRequest): Language {
  const wanted = String(headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map((each) => each.trim().slice(0, 2).toLowerCase());
  const known = wanted.map((each) => (each === 'af' ? 'afr' : each));
  return known.find((each): each is Language => languages.includes(each as Language)) ?? 'en';
}

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f5f2;color:#1a1815;font:16px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:min(32rem,100% - 2rem);margin:1rem;padding:1.5rem;border-radius:.75rem;background:#fff;box-shadow:0 1px 3px #0003}
h1{margin:0 0 .5rem;font-size:1.4rem;line-height:1.25}p{margin:0 0 1rem}
.yes h1{color:#17653b}.no h1{color:#9c2b1b}dl{display:grid;grid-template-columns:auto 1fr;gap:.4rem 1.5rem;margin:0 0 1rem}dt{color:#5f5a52}dd{margin:0;text-align:right;font-weight:600}
.hash{font-family:ui-monospace,monospace;font-size:.85rem;font-weight:400;overflow-wrap:anywhere;text-align:left;grid-column:1/-1}
@media(prefers-color-scheme:dark){body{background:#161412;color:#f2efe9}main{background:#211e1b}.yes h1{color:#7fd6a3}.no h1{color:#f0a08f}dt{color:#b5afa5}}`;
const styleHash = `sha256-${crypto.createHash('sha256').update(style).digest('base64')}`;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign]!);

async function page(language: Language, said: 'genuine' | 'unknown' | 'tooOften', found?: Genuine): Promise<string> {
  const t = translator(language, (await genuineTexts.load[language]()).texts);
  const facts: readonly (readonly [string, string])[] = found
    ? [
        [t('number'), invoiceNumber(found.kind, Number(found.number))],
        [t('date'), formatDate(dayOf(found.tax_date), language)],
        [t('total'), formatMoney({ cents: cents(BigInt(found.gross)), currency: found.currency }, language)],
      ]
    : [];
  const list = facts.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`).join('');
  const hash = found && `<dt>${escaped(t('hash'))}</dt><dd class="hash">${escaped(found.pdf_sha256)}</dd>`;
  return `<!doctype html>
<html lang="${language === 'afr' ? 'af' : language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(t(`${said}Title`))}</title><style>${style}</style></head>
<body><main class="${found ? 'yes' : 'no'}"><h1>${escaped(t(`${said}Title`))}</h1><p>${escaped(t(`${said}Text`))}</p>${found ? `<dl>${list}${hash}</dl><p>${escaped(t('hashText'))}</p>` : ''}</main></body></html>
`;
}

/** The lookup's own connection may read a date as a moment. */
const dayOf = (day: Date | string): CalendarDate => (typeof day === 'string' ? day : day.toISOString()).slice(0, 10);

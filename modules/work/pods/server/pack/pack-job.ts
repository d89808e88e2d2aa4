import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { keepMadeFile } from '#modules/base/documents/server/index.ts';
import { makePack, type MadePart, NotDrawable } from './make-pack.ts';
import { handOver } from './mails.ts';
import { findPack, packs, packStates, type StoredPack } from './packs.ts';
import { mailPackLink } from './pack-link.ts';
import type { FileToDraw, PageToDraw } from './raster.ts';
import { recipientsOf } from './recipients.ts';
import { type PackData, packJob } from './send-pack.ts';

/** What base64 makes of it, and the mail around it, stays under the nine megabytes that mail servers take. */
const mailBytes = 6_500_000;
const contentTypes = { PDF: 'application/pdf', TIFF: 'image/tiff' } as const;
const endings = { PDF: 'pdf', TIFF: 'tif' } as const;

/** Makes a pack and brings it on its way. It can be begun again at every point: what was handed over is written down. */
export function podPackSending(app: App): JobKind<PackData> {
  return {
    ...packJob,
    retries: 12,
    retryDelay: 10,
    lease: 900,
    async work({ partition, id }, attempt) {
      const system = systemContext(app, { language: 'en', requestId: `pack-${id}`, operation: packJob.name });
      const inside = <Result>(task: (context: Context) => Promise<Result>) => inPartition(system, partition, task);
      const toMake = await inside((context) => pagesToMake(context, id));
      if (toMake) await make(inside, toMake);
      const begun = await inside((context) => findPack(context, id));
      if (begun?.status === 'SENDING') await handOver(app, inside, begun, attempt.isLastAttempt);
    },
  };
}

type Inside = <Result>(task: (context: Context) => Promise<Result>) => Promise<Result>;

interface ToMake {
  readonly pack: StoredPack;
  readonly pages: readonly PageToDraw[];
  readonly types: Readonly<Record<string, string>>;
}

/** The pages of a pack that waits; undefined where there is nothing to make, or a proof is no longer accepted. */
async function pagesToMake(context: Context, id: string): Promise<ToMake | undefined> {
  const { db, partition } = context;
  const pack = await findPack(context, id);
  if (pack?.status !== 'WAITING') return undefined;
  const pods = await db
    .selectFrom('pod')
    .select(['id', 'status', 'pages'])
    .where('partition', '=', partition)
    .where('id', 'in', pack.pod_ids)
    .execute();
  const accepted = pack.pod_ids.map((podId) => pods.find((pod) => pod.id === podId && pod.status === 'podAccepted'));
  if (accepted.includes(undefined)) {
    await packStates.move(context, await packs.lock(context, id), 'cancel');
    return undefined;
  }
  const pages = accepted.flatMap((pod) => pod!.pages);
  const files = await db
    .selectFrom('pod_file')
    .select(['blob_name', 'content_type'])
    .where('partition', '=', partition)
    .where('pod_id', 'in', pack.pod_ids)
    .execute();
  return {
    pack,
    pages,
    types: Object.fromEntries(files.map(({ blob_name, content_type }) => [blob_name, content_type])),
  };
}

async function make(inside: Inside, { pack, pages, types }: ToMake): Promise<void> {
  const files: Record<string, FileToDraw> = {};
  let parts: readonly MadePart[];
  try {
    for (const name of new Set(pages.map(({ file }) => file))) {
      const bytes = await inside(({ app }) => app.files.get(name));
      if (!bytes) throw new NotDrawable('a file is missing');
      files[name] = { bytes, contentType: types[name] ?? '' };
    }
    const atMost = pack.method === 'EMAIL' ? mailBytes : Number.POSITIVE_INFINITY;
    parts = await makePack({ pages, files, format: pack.format, atMost });
  } catch (error) {
    if (!(error instanceof NotDrawable)) throw error;
    await inside(async (context) => {
      const stored = await packs.lock(context, pack.id);
      if (stored.status === 'WAITING') await failWith(context, stored, 'packNotDrawable');
    });
    return;
  }
  await inside((context) => keepAndBegin(context, pack.id, parts));
}

async function failWith(context: Context, pack: StoredPack, problem: string): Promise<void> {
  await packStates.move(context, pack, 'fail', { columns: { problem }, after: { problem } });
}

async function keepAndBegin(context: Context, id: string, made: readonly MadePart[]): Promise<void> {
  const pack = await packs.lock(context, id);
  // Another process was quicker.
  if (pack.status !== 'WAITING') return;
  const name = ['POD', pack.load_number, pack.reference]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/[/\\:]/g, '-');
  const parts = [];
  for (const [place, { bytes, pages }] of made.entries()) {
    const number = made.length > 1 ? ` ${place + 1} of ${made.length}` : '';
    const fileName = `${name}${number}.${endings[pack.format]}`;
    const blobName = await keepMadeFile(context, {
      fileName,
      contentType: contentTypes[pack.format],
      bytes,
      pages,
      subjectType: 'load',
      subjectId: pack.load_id,
      companyId: pack.company_id,
    });
    parts.push({ blobName, fileName, pages, bytes: bytes.byteLength });
  }
  await begin(context, pack, JSON.stringify(parts), parts.length);
}

async function begin(context: Context, pack: StoredPack, parts: string, count: number): Promise<void> {
  if (pack.method === 'PAPER') return void (await packStates.move(context, pack, 'print', { columns: { parts } }));
  if (pack.method === 'INTEGRATION') return void (await packStates.move(context, pack, 'send', { columns: { parts } }));
  const known = await recipientsOf(context, pack.customer_id);
  const chosen = pack.recipients.map((email) => ({ ...known[0]!, email, name: '' }));
  const recipients = chosen.length > 0 ? chosen : known;
  if (pack.method === 'PORTAL') {
    const person = recipients.find(({ mobile }) => mobile !== '');
    if (!person) return failWith(context, pack, 'noPackMobile');
    const linkId = await mailPackLink(context, pack, person);
    const columns = { parts, link_id: linkId, recipients: [person.email] };
    return void (await packStates.move(context, pack, 'send', { columns, after: { email: person.email } }));
  }
  const emails = [...new Set(recipients.map(({ email }) => email))].filter(Boolean);
  if (emails.length === 0) return failWith(context, pack, 'noPackRecipient');
  await packStates.move(context, pack, 'begin', {
    columns: { parts, recipients: emails },
    after: { email: emails.join(', '), parts: count },
  });
}

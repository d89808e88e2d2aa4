import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import { translator } from '#platform/messages.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkKind, LinkRow } from '#platform/server/links.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import { inspectFile, keepInspected } from '#modules/base/documents/server/index.ts';
import { heldLink, readLink } from '#modules/parties/links/server/index.ts';
import { companyTexts } from '#modules/base/companies/server/index.ts';
import type { podService } from '../contract.ts';
import { podMailTexts } from '../messages/mail/index.ts';
import { type PodState, podLife } from '../status.ts';
import { arrivePod } from './arrive.ts';
import { findPod } from './queries.ts';
import { missingOf, podLinkKind } from './requests.ts';
import { podKinds } from './pod-files.ts';

const fail = failures<FailureCode>();
type Operations = (typeof podService)['operations'];
type Upload = z.input<Operations['getPodUpload']['output']>;

interface LoadFacts {
  readonly load_number: string;
  readonly origin: string;
  readonly destination: string;
  readonly delivered_at: Date | null;
  readonly supplier_id: string | null;
  readonly supplier_name: string | null;
}

async function loadFacts({ db }: Context, { partition, subject_id }: LinkRow): Promise<LoadFacts> {
  const { rows } = await sql<LoadFacts>`
    select load_number, origin, destination, delivered_at, supplier_id,
        (select u.registered_name from supplier u where u.partition = l.partition and u.id = l.supplier_id) as supplier_name
      from load l where partition = ${partition} and id = ${subject_id}`.execute(db);
  const load = rows[0];
  if (!load) throw fail('notFound', 'notFound');
  return load;
}

const routeOf = ({ origin, destination }: LoadFacts) => [origin, destination].filter(Boolean).join(' → ');

/** What the holder of an upload link learns with the accepted code, and what its mail says. */
export const podUploadLink: LinkKind = {
  name: podLinkKind,
  // The ladder counts from the delivery or the rejection; the common reminders do not.
  remindsItself: true,
  async opened(context, link) {
    const { supplier_name } = await loadFacts(context, link);
    return { carrierName: supplier_name ?? '' };
  },
  async letter(context, link, client) {
    const load = await loadFacts(context, link);
    const text = await companyTexts(context, podMailTexts, link.company_id, link.language);
    const missing = await askedOf(context, link);
    const rejected = missing.filter(({ status }) => status === 'podRejected');
    const words = translator(link.language, (await podMailTexts.load[link.language]()).texts);
    return {
      subject: text('requestSubject', { load: load.load_number }),
      paragraphs: [
        text('requestText', { client, load: load.load_number, route: routeOf(load), count: missing.length }),
        ...rejected.map(({ stopName, reference, rejectReason, note }) =>
          text('requestRejected', {
            place: [stopName, reference].filter(Boolean).join(', '),
            reason: [rejectReason === '' ? '' : words(`reason_${rejectReason}`), note].filter(Boolean).join(' '),
          }),
        ),
        text('requestHow'),
      ],
      action: text('requestAction'),
    };
  },
};

type AskedRow = NonNullable<Upload['asked']>[number];

/** The proofs of the link's load that somebody can see here: asked for, or sent and waiting. */
async function askedOf({ db }: Context, { partition, subject_id }: LinkRow): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select p.id, p.reference, p.status, p.reject_reason as "rejectReason",
        case when p.status = ${literal<PodState>('podRejected')} then p.note else '' end as note, jsonb_array_length(p.pages) as "pageCount",
        coalesce((select coalesce(n.name, nullif(s.address, ''), n.city) from stop s
           left join location n on n.partition = s.partition and n.id = s.stop_location_id
          where s.partition = p.partition and s.id = p.stop_id), '') as "stopName"
      from pod p
     where p.partition = ${partition} and p.load_id = ${subject_id}
       and p.status in ${setOf(podLife, 'uploadable')}
     order by p.status = ${literal<PodState>('podSubmitted')}, p.created_at, p.id`.execute(db);
  return rows;
}

/** Reads an upload link: with the accepted code comes what is asked for. */
export async function readUpload(context: Context): Promise<Upload> {
  const { link, isOpen, answer } = await readLink(context, podLinkKind);
  if (!isOpen || !link.subject_id) return answer;
  const load = await loadFacts(context, link);
  return {
    ...answer,
    loadNumber: load.load_number,
    route: routeOf(load),
    deliveredAt: load.delivered_at?.toISOString() ?? null,
    asked: await askedOf(context, link),
  };
}

/** One file for one of the proofs that are asked for. Further pages may follow until the proofs are accepted (`endUploads`). */
export async function uploadPod(
  context: Context,
  { id, fileName, content }: z.output<Operations['postPodUpload']['input']>,
): Promise<z.input<Operations['postPodUpload']['output']>> {
  const brought = { content, field: 'content', accept: podKinds } as const;
  // Before the link is held: a scanner may take longer than the next page of the same proof waits for it.
  await heldLink(context, [podLinkKind]);
  const inspected = await inspectFile(context, brought);
  const link = await heldLink(context, [podLinkKind], { lock: true });
  const pod = await findPod(context, id);
  if (!pod || pod.load_id === null || pod.load_id !== link.subject_id) throw fail('notFound', 'notFound');
  if (!is(podLife, pod.status, 'uploadable')) throw fail('notAllowedInState', 'rule', { state: pod.status });
  const load = await loadFacts(context, link);
  const isOfCarrier = await isCarriers(context, link, load);
  const file = await keepInspected(
    context,
    {
      ...brought,
      fileName: fileName || 'pod',
      subjectType: 'load',
      companyId: link.company_id,
      linkId: link.id,
      uploadedBy: link.recipient_email,
    },
    inspected,
  );
  const [changed] = await arrivePod(context, {
    loadId: pod.load_id,
    stopId: pod.stop_id,
    reference: pod.reference,
    blobNames: [file.blobName],
    method: file.contentType.startsWith('image/') && file.contentType !== 'image/tiff' ? 'photo' : 'scan',
    via: 'link',
    receivedFrom: link.recipient_name || link.recipient_email,
    senderSupplierId: isOfCarrier ? load.supplier_id : null,
  });
  const open = await missingOf(context, pod.load_id);
  const after = (await findPod(context, changed!.id))!;
  return { id: after.id, status: after.status, pageCount: after.pages.length, openCount: open.length };
}

async function isCarriers({ db, partition }: Context, link: LinkRow, { supplier_id }: LoadFacts): Promise<boolean> {
  if (supplier_id === null) return false;
  const supplier = await db
    .selectFrom('supplier')
    .select('email')
    .where('partition', '=', partition)
    .where('id', '=', supplier_id)
    .executeTakeFirst();
  return supplier?.email.toLowerCase() === link.recipient_email;
}

import { sql } from 'kysely';
import { defaultTimeZone, formatDate, todayIn } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf, literal } from '#platform/server/states-in-sql.ts';
import { storeFile } from '#modules/base/documents/server/index.ts';
import type { ApplicationState } from '#modules/parties/suppliers/status.ts';
import type { ProofStatus } from '#modules/work/loads/side-statuses.ts';
import { execution, type LoadState } from '#modules/work/loads/status.ts';
import {
  arrivePod,
  awaitProofs,
  keepPack,
  type PackToBuild,
  podKinds,
  proveLoad,
} from '#modules/work/pods/server/index.ts';
import type { PodState } from '#modules/work/pods/status.ts';
import { demoDeliveryNote } from './demo-delivery-note.ts';

interface SeededLoad {
  readonly id: string;
  readonly company_id: string;
  readonly load_number: string;
  readonly status: LoadState;
  readonly delivered_at: Date;
  readonly supplier_id: string | null;
  readonly supplier_name: string | null;
  readonly customer_name: string;
  readonly plate: string | null;
  readonly place: string;
  readonly commodity: string;
}

/** What becomes of the delivered loads, one after the other. */
const outcomes = [
  'missing',
  'submitted',
  'accepted',
  'missing',
  'rejected',
  'submitted',
  'missing',
  'submitted',
  'accepted',
  'missing',
  'submitted',
  'missing',
  'short',
] as const;
type Outcome = (typeof outcomes)[number];
const receivers = ['B. Ndlovu', 'S. Naidoo', 'M. van Wyk', 'T. Khumalo', 'A. Fourie', 'J. Sitoe', 'L. Mabaso'];
const remarks = ['', '', 'Seal 00417 intact', '', 'Two pallets re-wrapped on arrival', ''];
const reasons = ['unsigned', 'illegible', 'notStamped', 'quantitiesNotFilled'] as const;

const at = <Item>(items: readonly Item[], place: number): Item => items[place % items.length]!;

/** Proofs of the demonstration's loads, in every state, once: signed notes to look at, and some that nobody has sent yet. */
export async function seedPods(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows } = await sql`select from pod where partition = ${partition} limit 1`.execute(db);
  if (rows.length > 0) return;
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'seedPods' });
  const actor = { kind: 'stranger', name: 'Anele Dube' } as const;
  const inside = <Result>(work: (context: Context) => Promise<Result>) =>
    inPartition({ ...system, actor }, partition, work);
  await inside(giveToCarriers);
  const loads = await inside(deliveredLoads);
  for (const [place, load] of loads.entries())
    await inside((context) =>
      seedPod(context, load, place, load.status === 'CLOSED' ? 'accepted' : at(outcomes, place)),
    );
  const open = loads.filter(({ status }, place) => status === 'DELIVERED' && at(outcomes, place) === 'missing');
  for (const [place, load] of open.slice(0, 4).entries())
    await inside((context) => seedUnmatched(context, load, place));
  await inside(seedPacks);
  await inside((context) => seedMailbox(app, context));
}

/** Two of three delivered loads were carried by suppliers, so that there is somebody to ask. */
async function giveToCarriers({ db, partition }: Context): Promise<void> {
  await sql`
    with carrier as (select id, row_number() over (order by registered_key) - 1 as place, count(*) over () as count
        from supplier where partition = ${partition} and status = ${literal<ApplicationState>('approved')} and is_transporter),
      carried as (select id, row_number() over (order by load_at, id) as place
        from load where partition = ${partition} and status = ${literal<LoadState>('DELIVERED')} and supplier_id is null)
    update load l set supplier_id = c.id, is_own_fleet = false, vehicle_id = null, driver_id = null
      from carried d join carrier c on d.place % c.count = c.place
     where l.partition = ${partition} and l.id = d.id and d.place % 3 <> 0`.execute(db);
}

async function deliveredLoads({ db, partition }: Context): Promise<SeededLoad[]> {
  const { rows } = await sql<SeededLoad>`
    select l.id, l.company_id, l.load_number, l.status, l.delivered_at, l.supplier_id, l.destination as place,
        (select s.registered_name from supplier s where s.partition = l.partition and s.id = l.supplier_id) as supplier_name,
        (select c.registered_name from customer c where c.partition = l.partition and c.id = l.customer_id) as customer_name,
        (select v.code from vehicle v where v.partition = l.partition and v.id = l.vehicle_id) as plate,
        (select c.name from commodity_type c where c.partition = l.partition and c.id = l.commodity_type_id) as commodity
      from load l where l.partition = ${partition} and l.status in ${setOf(execution, 'delivered')}
     order by l.status, l.delivered_at desc, l.id`.execute(db);
  return rows;
}

const plannedAt = (place: number) => 12 + (place % 5) * 4;

async function noteFor(context: Context, load: SeededLoad, place: number, outcome: Outcome): Promise<string> {
  const planned = plannedAt(place);
  const received = outcome === 'short' ? planned - 2 : outcome === 'rejected' && place % 4 === 3 ? null : planned;
  const bytes = await demoDeliveryNote({
    number: `DN 80${71_000 + place * 37}`,
    loadNumber: load.load_number,
    date: formatDate(todayIn(defaultTimeZone, load.delivered_at), 'en'),
    sender: load.customer_name,
    place: load.place,
    vehicle: load.plate ?? '',
    goods: [{ name: load.commodity, planned, received }],
    signedBy: at(receivers, place),
    remark: outcome === 'short' ? '2 short, driver told' : at(remarks, place),
    hasSignature: !(outcome === 'rejected' && place % 2 === 0),
    hasStamp: place % 3 !== 1,
    askew: ((place * 7) % 5) / 2 - 1,
  });
  const { blobName } = await storeFile(context, {
    content: bytes.toString('base64'),
    fileName: `${load.load_number} delivery note.pdf`,
    field: 'content',
    accept: podKinds,
    subjectType: 'load',
    companyId: load.company_id,
    uploadedBy: load.supplier_name ?? 'Anele Dube',
  });
  return blobName;
}

async function seedPod(context: Context, load: SeededLoad, place: number, outcome: Outcome): Promise<void> {
  const { db, partition } = context;
  await sql`update load set requires_pod = true, pod_status = ${literal<ProofStatus>('AWAITED')} where partition = ${partition} and id = ${load.id}`.execute(
    db,
  );
  await sql`insert into goods_line (partition, load_id, stop_id, line_number, commodity_type_id, quantity_planned)
    select s.partition, s.load_id, s.id, 1, l.commodity_type_id, ${plannedAt(place)} from stop s join load l on l.partition = s.partition and l.id = s.load_id
     where s.partition = ${partition} and s.load_id = ${load.id} and s.type = 'delivery'`.execute(db);
  await awaitProofs(context, load.id, { evenClosed: true });
  if (outcome === 'missing') return;
  const [changed] = await arrivePod(context, {
    loadId: load.id,
    blobNames: [await noteFor(context, load, place, outcome)],
    method: place % 3 === 0 ? 'photo' : 'scan',
    via: load.supplier_id ? 'link' : 'staff',
    receivedFrom: load.supplier_name ?? 'Anele Dube',
    senderSupplierId: load.supplier_id,
    signedBy: at(receivers, place),
    signedAt: load.delivered_at,
  });
  const came = new Date(
    Math.min(load.delivered_at.getTime() + (3 + (place % 7) * 5) * 3_600_000, context.now.getTime()),
  );
  await sql`update pod set received_at = ${came} where partition = ${partition} and id = ${changed!.id}`.execute(db);
  if (outcome === 'submitted') return;
  const isAccepted = outcome === 'accepted' || outcome === 'short';
  await sql`
    update pod set status = ${isAccepted ? 'podAccepted' : 'podRejected'}, decided_by = 'Naledi Mokoena', decided_at = ${came},
        reject_reason = ${isAccepted ? '' : at(reasons, place)}, asked_from = ${isAccepted ? null : came},
        exceptions = ${outcome === 'short' ? JSON.stringify([{ kind: 'short', goodsLineId: null, quantity: 2, note: '' }]) : '[]'}::jsonb
     where partition = ${partition} and id = ${changed!.id}`.execute(db);
  await proveLoad(context, load.id);
}

/** How customers got what was accepted: by mail mostly, one of them in doubt, two that wait to be posted. */
const sendings = [
  { method: 'EMAIL' },
  { method: 'PORTAL', isFetched: true },
  { method: 'EMAIL', status: 'UNKNOWN', problem: 'packInterrupted' },
  { method: 'PAPER', status: 'TO_POST' },
  { method: 'EMAIL' },
  { method: 'INTEGRATION', isFetched: true },
  { method: 'PAPER', status: 'TO_POST' },
  { method: 'EMAIL', status: 'FAILED', problem: 'noPackRecipient' },
] as const satisfies readonly (Partial<PackToBuild> & { readonly isFetched?: true })[];

async function seedPacks(context: Context): Promise<void> {
  const { db, partition } = context;
  const { rows } = await sql<{ id: string; decided_at: Date }>`
    select id, decided_at from pod where partition = ${partition} and status = ${literal<PodState>('podAccepted')} order by decided_at desc, id limit 24`.execute(
    db,
  );
  for (const [place, { id, decided_at }] of rows.entries()) {
    const { isFetched, ...sending }: Partial<PackToBuild> & { isFetched?: true } = at(sendings, place);
    const sentAt = new Date(Math.min(decided_at.getTime() + 40_000, context.now.getTime()));
    const fetchedAt = isFetched ? new Date(Math.min(sentAt.getTime() + 5_400_000, context.now.getTime())) : null;
    await keepPack(context, { podId: id, at: sentAt, fetchedAt, ...sending });
  }
}

/** What came to the mailbox for scans, minutes after one another; those that brought a proof name one that is there. */
const mails = [
  { sender: 'scanner@highveld.example', subject: 'Scan from MFP-02', hasProof: true },
  { sender: 'ops@limpopo-carriers.example', subject: 'POD trip 4471', hasProof: true },
  { sender: 'dispatch@karoo-freight.example', subject: 'Signed delivery notes, Friday', hasProof: true },
  {
    sender: 'dispatch@karoo-freight.example',
    subject: 'Photos from the gate',
    refused: ['IMG_2044.heic: fileTypeNotAccepted'],
  },
  { sender: 'scanner@highveld.example', subject: 'Scan from MFP-02', hasProof: true },
  {
    sender: 'accounts@limpopo-carriers.example',
    subject: 'Statement October',
    refused: ['statement.xlsx: fileTypeNotAccepted'],
  },
] as const;

/** The mailbox for scans as it was read last. It is switched off: its server is invented, and would be asked each minute. */
async function seedMailbox(app: App, { db, partition, now }: Context): Promise<void> {
  const { rows: pods } = await sql<{ id: string; company_id: string }>`
    select id, company_id from pod where partition = ${partition} and status = ${literal<PodState>('UNMATCHED')} and received_via = 'email' order by id`.execute(
    db,
  );
  const companyId = pods[0]?.company_id;
  if (!companyId) return;
  const id = crypto.randomUUID();
  const password = app.sealer.seal(crypto.randomUUID(), {
    table: 'pod_mailbox',
    column: 'password',
    row: id,
    partition,
  });
  const at = (place: number) => new Date(now.getTime() - (40 + place * 97) * 60_000);
  await sql`
    insert into pod_mailbox (partition, id, company_id, host, port, security, user_name, password_sealed, folder, is_active, uid_validity, last_uid, last_read_at, created_by, updated_by)
    values (${partition}, ${id}, ${companyId}, 'imap.highveld.example', 993, 'tls', 'scans@highveld.example', ${password}, 'INBOX', false,
            1712, ${mails.length}, ${at(0)}, 'Anele Dube', 'Anele Dube')`.execute(db);
  for (const [place, mail] of mails.entries()) {
    const pod = 'hasProof' in mail ? pods[place % pods.length]?.id : undefined;
    await sql`
      insert into pod_mail (partition, mailbox_id, uid_validity, uid, sender, subject, pod_ids, refused, read_at)
      values (${partition}, ${id}, 1712, ${mails.length - place}, ${mail.sender}, ${mail.subject}, ${pod ? [pod] : []}::uuid[],
              ${'refused' in mail ? mail.refused : []}::text[], ${at(place)})`.execute(db);
  }
}

/** Scans that nobody has said anything about. */
async function seedUnmatched(context: Context, load: SeededLoad, place: number): Promise<void> {
  const names = ['Karoo Freight, scan', 'scanner@highveld.example', 'Limpopo Carriers', 'WhatsApp of a driver'];
  await arrivePod(context, {
    loadId: null,
    companyId: load.company_id,
    blobNames: [await noteFor(context, load, 60 + place, 'submitted')],
    method: 'email',
    via: 'email',
    receivedFrom: at(names, place),
  });
}

import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { revokeLinks } from '#platform/server/links.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import { recipientOf, sendLink } from '#modules/parties/links/server/index.ts';
import type { LoadPaperFailureCode } from '../messages/failures/index.ts';
import { askableOf, type PaperParty } from '../packet.ts';
import type { paperRequestService } from '../request-contract.ts';
import {
  type AskedFor,
  findRequest,
  loadAskedFor,
  openRequests,
  type PaperRecipient,
  type PaperRequest,
  partyOf,
} from './find-requests.ts';
import { papersOf } from './papers-of.ts';

const fail = failures<FailureCode | LoadPaperFailureCode>();
type Operations = (typeof paperRequestService)['operations'];
type Asked = z.output<Operations['sendPaperRequest']['input']>;
type Sent = z.input<Operations['sendPaperRequest']['output']>;

/** The flow of links by which papers of loads come. */
export const paperLinkKind = 'paperupload';

/** The papers of a load that a party can be asked for now. */
export async function lackingOf(context: Context, loadId: string, party: PaperParty): Promise<DocumentType[]> {
  const [found] = await papersOf(context, [loadId]);
  return askableOf(found?.packet.papers ?? [], party).map(({ code }) => code as DocumentType);
}

/** Staff ask the carrier or the customer. What is open of the same party takes the papers in, with a new mail. */
export async function askForPapers(context: Context, input: Asked): Promise<Sent> {
  refuseWhenLimited(context);
  const load = await loadToAsk(context, input.loadId);
  const wanted = [...new Set(input.papers)];
  const lacking = await lackingOf(context, load.id, input.askedOf);
  if (wanted.some((code) => !lacking.includes(code)))
    throw fail('invalidPayload', 'invalid', {}, { papers: { code: 'paperNotMissing' } });
  const person = await personFor(context, load, input);
  const open = (await openRequests(context, load.id)).find(({ asked_of }) => asked_of === input.askedOf);
  const isAsked =
    open?.is_usable && open.recipient_email === person.email && wanted.every((code) => open.codes.includes(code));
  if (isAsked) throw fail('papersAlreadyAsked', 'rule', { email: person.email, by: open.asked_by });
  const stillOpen = open?.is_usable ? open.codes.filter((code) => lacking.includes(code)) : [];
  const codes = [...new Set([...stillOpen, ...wanted])];
  const id = open
    ? await askAgain(context, open, codes, input.note || open.note)
    : await beginRequest(context, load, input, codes);
  return sendQuestion(context, load, { id, askedOf: input.askedOf, codes, event: 'papersAsked' }, person);
}

/** The same question to the same person. */
export async function resendRequest(context: Context, id: string): Promise<Sent> {
  refuseWhenLimited(context);
  const { load, request } = await openRequest(context, id);
  const lacking = await lackingOf(context, load.id, request.asked_of);
  const codes = request.codes.filter((code) => lacking.includes(code));
  if (codes.length === 0) throw fail('nothingLacking', 'rule');
  await askAgain(context, request, codes, request.note);
  const { recipient_name: name, recipient_email: email, recipient_mobile: mobile, language } = request;
  const person = { name, email, mobile, language };
  return sendQuestion(context, load, { id, askedOf: request.asked_of, codes, event: 'papersAskedAgain' }, person);
}

/** Staff take the question back: its link opens nothing any more. */
export async function revokeRequest(context: Context, id: string): Promise<{ id: string }> {
  refuseWhenLimited(context);
  const { load, request } = await openRequest(context, id);
  await endRequest(context, load, request, 'withdrawn');
  return { id };
}

/** Ends what a load is asked for, because nobody needs it any more: of one party, or of both. */
export async function endRequestsOf(context: Context, loadId: string, party?: PaperParty): Promise<void> {
  const load = await loadAskedFor(context, loadId, { lock: true });
  if (!load) return;
  for (const request of await openRequests(context, loadId))
    if (party === undefined || request.asked_of === party) await endRequest(context, load, request, 'notNeeded');
}

/** Everything came: the question is answered. Its link goes on taking further pages until its period ends. */
export async function answerRequest({ db, partition, now }: Context, { id }: Pick<PaperRequest, 'id'>): Promise<void> {
  await db
    .updateTable('load_paper_request')
    .set({ ended_at: now, ended_because: 'answered' })
    .where('partition', '=', partition)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

async function endRequest(
  context: Context,
  load: AskedFor,
  { id, link_id, asked_of }: PaperRequest,
  because: 'withdrawn' | 'notNeeded',
): Promise<void> {
  const { db, partition, now } = context;
  await db
    .updateTable('load_paper_request')
    .set({ ended_at: now, ended_because: because })
    .where('partition', '=', partition)
    .where('id', '=', id)
    .execute();
  if (link_id !== null) await revokeLinks(context, { id: link_id });
  await context.audit({
    noun: 'load',
    recordId: load.id,
    event: 'papersAskedNoLonger',
    after: { askedOf: asked_of },
  });
  await context.publish('documents', 'asked', load.id);
}

async function loadToAsk(context: Context, id: string): Promise<AskedFor> {
  const load = await loadAskedFor(context, id, { lock: true });
  if (!load) throw fail('notFound', 'notFound');
  if (load.status === 'CANCELLED') throw fail('notAllowedInState', 'rule', { state: load.status });
  return load;
}

/** The load first, then what is asked of it: the order in which everybody takes them. */
async function openRequest(context: Context, id: string): Promise<{ load: AskedFor; request: PaperRequest }> {
  const known = await findRequest(context, id);
  if (!known) throw fail('notFound', 'notFound');
  const load = await loadToAsk(context, known.load_id);
  const request = (await findRequest(context, id))!;
  if (request.ended_at !== null) throw fail('notAllowedInState', 'rule', { state: request.ended_because });
  return { load, request };
}

async function personFor(context: Context, load: AskedFor, input: Asked): Promise<PaperRecipient> {
  if (input.askedOf === 'carrier' && load.supplier_id === null)
    throw fail('invalidPayload', 'invalid', {}, { askedOf: { code: 'noCarrierToAsk' } });
  const known = await partyOf(context, load, input.askedOf);
  const language = input.language ?? known?.language ?? context.language;
  const email = input.email || (known?.email ?? '');
  const mobileNumber = input.mobileNumber || (known?.mobile ?? '');
  const missing = {
    ...(!email && { email: { code: 'required' } }),
    ...(!mobileNumber && { mobileNumber: { code: 'required' } }),
  };
  if (Object.keys(missing).length > 0) throw fail('invalidPayload', 'invalid', {}, missing);
  const recipientName = input.recipientName || (input.email === '' ? (known?.name ?? '') : '');
  return { ...recipientOf({ recipientName, email, mobileNumber, language }), language };
}

/** A question that begins; an answered one of before gives way to it. */
export async function beginRequest(
  context: Context,
  load: AskedFor,
  input: Pick<Asked, 'askedOf' | 'note'>,
  codes: DocumentType[],
): Promise<string> {
  const { db, partition, actor, now } = context;
  // What had been answered, and was sent back since: its link ends with the new one.
  const { rows } = await sql<{ link_id: string }>`
    select link_id from load_paper_request where partition = ${partition} and load_id = ${load.id}
       and asked_of = ${input.askedOf} and link_id is not null`.execute(db);
  for (const { link_id } of rows) await revokeLinks(context, { id: link_id });
  const { id } = await db
    .insertInto('load_paper_request')
    .values({
      partition,
      company_id: load.company_id,
      load_id: load.id,
      asked_of: input.askedOf,
      codes,
      note: input.note,
      asked_by: actor.name,
      asked_at: now,
      last_asked_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function askAgain(
  { db, partition, actor, now }: Context,
  { id, times }: PaperRequest,
  codes: DocumentType[],
  note: string,
): Promise<string> {
  await db
    .updateTable('load_paper_request')
    .set({ codes, note, asked_by: actor.name, last_asked_at: now, times: times + 1 })
    .where('partition', '=', partition)
    .where('id', '=', id)
    .execute();
  return id;
}

interface Question {
  readonly id: string;
  readonly askedOf: PaperParty;
  readonly codes: readonly DocumentType[];
  readonly event: 'papersAsked' | 'papersAskedAgain';
}

/** Mails the link of a question, and says so in the history of the load. */
export async function sendQuestion(
  context: Context,
  load: AskedFor,
  { id, askedOf, codes, event }: Question,
  { language, ...recipient }: PaperRecipient,
): Promise<Sent> {
  const link = await sendLink(context, {
    kind: paperLinkKind,
    companyId: load.company_id,
    subjectId: id,
    recipient,
    language,
  });
  await context.db
    .updateTable('load_paper_request')
    .set({ link_id: link.id })
    .where('partition', '=', context.partition)
    .where('id', '=', id)
    .execute();
  await context.audit({
    noun: 'load',
    recordId: load.id,
    event,
    after: { askedOf, papers: codes.join(', '), sentTo: recipient.email },
  });
  await context.publish('documents', 'asked', load.id);
  return { id, linkId: link.id, email: recipient.email, expiresAt: link.expiresAt.toISOString() };
}

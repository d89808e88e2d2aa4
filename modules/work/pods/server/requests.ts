import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { parsePhone } from '#platform/phone.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { recipientOf, sendLink } from '#modules/parties/links/server/index.ts';
import type { podService } from '../contract.ts';
import type { PodFailureCode } from '../messages/failures/index.ts';
import { podLife } from '../status.ts';
import { findPod, lockLoad, podNoun, type ProvedLoad } from './queries.ts';
import './tables.ts';

const fail = failures<FailureCode | PodFailureCode>();
type Operation = (typeof podService)['operations']['sendPodRequest'];

/** The flow of links by which proofs come. */
export const podLinkKind = 'podupload';

export interface Asked {
  readonly id: string;
  readonly asked_round: number;
}

interface Person {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly language: Language;
}

/** Who carried the load; undefined for the own fleet, and for a carrier without a mobile number for the code. */
export async function carrierOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  { supplier_id }: Pick<ProvedLoad, 'supplier_id'>,
): Promise<Person | undefined> {
  if (supplier_id === null) return undefined;
  const supplier = await db
    .selectFrom('supplier')
    .select(['registered_name', 'email', 'cell_no', 'language', 'insurance_contact_mobile'])
    .where('partition', '=', partition)
    .where('id', '=', supplier_id)
    .executeTakeFirst();
  const mobile = [supplier?.cell_no ?? '']
    .map((number) => parsePhone(number))
    .find((phone) => phone.ok && phone.isMobile);
  if (!supplier?.email || !mobile?.ok) return undefined;
  return { name: supplier.registered_name, email: supplier.email, mobile: mobile.e164, language: supplier.language };
}

/** What a load lacks: awaited, or sent back. */
export async function missingOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  loadId: string,
): Promise<Asked[]> {
  return db
    .selectFrom('pod')
    .select(['id', 'asked_round'])
    .where('partition', '=', partition)
    .where('load_id', '=', loadId)
    .where('status', 'in', podLife.sets.missing)
    .execute();
}

/** Staff ask for what is missing: the carrier, or whom they name. */
export async function requestPods(
  context: Context,
  input: z.output<Operation['input']>,
): Promise<z.input<Operation['output']>> {
  refuseWhenLimited(context);
  const load = await lockLoad(context, input.loadId);
  if (!load) throw fail('notFound', 'notFound');
  const asked = await missingOf(context, load.id);
  if (asked.length === 0) throw fail('nothingMissing', 'rule');
  const carrier = await carrierOf(context, load);
  const language = input.language ?? carrier?.language ?? context.language;
  const person: Person | undefined =
    input.email === ''
      ? carrier
      : {
          ...recipientOf({ ...input, language, mobileNumber: input.mobileNumber || (carrier?.mobile ?? '') }),
          language,
        };
  if (!person) throw fail('noPodRecipient', 'rule');
  const { id, expiresAt } = await sendTo(context, load, person);
  await noteAsked(context, load, asked, { day: 0, recipient: person.email, linkId: id });
  return { linkId: id, email: person.email, expiresAt: expiresAt.toISOString() };
}

/** Mails the link of a load; an older one ends with it. */
export async function sendTo(
  context: Context,
  load: ProvedLoad,
  { language, ...recipient }: Person,
): Promise<{ id: string; expiresAt: Date }> {
  return sendLink(context, {
    kind: podLinkKind,
    companyId: load.company_id,
    subjectId: load.id,
    recipient,
    language,
    // The ladder's last step is after two weeks; the link outlives it.
    validDays: 21,
  });
}

/** Keeps that it was asked for, so that no step is taken twice; asking again on the same day is only told. */
export async function noteAsked(
  context: Context,
  load: ProvedLoad,
  asked: readonly Asked[],
  { day, recipient, linkId, problem }: { day: number; recipient: string; linkId?: string; problem?: PodFailureCode },
): Promise<void> {
  const { db, partition, now } = context;
  if (asked.length === 0) return;
  await db
    .insertInto('pod_reminder')
    .values(
      asked.map(({ id, asked_round }) => ({
        partition,
        pod_id: id,
        round: asked_round,
        day,
        link_id: linkId ?? null,
        recipient,
        problem: problem ?? null,
        sent_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const { id } of asked)
    await context.audit({
      noun: podNoun,
      recordId: id,
      event: problem ? 'notRequested' : 'requested',
      after: { loadNumber: load.load_number, email: recipient, day },
    });
  await context.publish('pods', 'requested', asked[0]!.id);
}

const askJob = { name: 'ask-pod' };
interface AskData {
  readonly partition: string;
  readonly id: string;
}
/** Until then a rejection can be taken back, and nobody was bothered. */
const askAfterSeconds = 30;

/** Has whoever brought a rejected proof asked for a better one, once it can no longer be taken back. */
export async function askLater({ app, db, partition }: Context, id: string): Promise<void> {
  await app.jobs.send<AskData>(db, askJob, { partition, id }, { afterSeconds: askAfterSeconds });
}

/** Asks at once after a rejection. The row of day 0 makes sure that it is done once, however often the job runs. */
export function podAsking(app: App): JobKind<AskData> {
  return {
    ...askJob,
    retries: 8,
    retryDelay: 10,
    lease: 120,
    async work({ partition, id }) {
      const system = systemContext(app, { language: 'en', requestId: `ask-${id}`, operation: askJob.name });
      await inPartition(system, partition, (context) => askOnce(context, id, 0));
    },
  };
}

/** One step for one proof, and for what else its load lacks: one mail. Answers whether somebody was asked. */
export async function askOnce(context: Context, id: string, day: number): Promise<boolean> {
  const { db, partition } = context;
  const known = await findPod(context, id);
  const load = known?.load_id ? await lockLoad(context, known.load_id) : undefined;
  if (!load) return false;
  const missing = await missingOf(context, load.id);
  const own = missing.find((each) => each.id === id);
  if (!own) return false;
  const { rows } = await sql`select from pod_reminder where partition = ${partition} and pod_id = ${id}
     and round = ${own.asked_round} and day = ${day}`.execute(db);
  if (rows.length > 0) return false;
  const carrier = await carrierOf(context, load);
  if (!carrier) {
    await noteAsked(context, load, [own], { day, recipient: '', problem: 'noPodRecipient' });
    return false;
  }
  const link = await sendTo(context, load, carrier);
  // The mail names everything that the load lacks; the steps of the others are taken with it where they are due too.
  await noteAsked(context, load, [own], { day, recipient: carrier.email, linkId: link.id });
  return true;
}

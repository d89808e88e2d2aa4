import type { Context } from '#platform/server/implement.ts';
import { exchangeLives, exchanges, queueTurn, type StoredExchange } from '#modules/money/exchanges/server/index.ts';
import type { ExchangeEvent, ExchangeProblem } from '#modules/money/exchanges/status.ts';
import type { Difference } from '../contract.ts';
import {
  type ExportState,
  minutesOfLookUps,
  pauseBeforeTry,
  type PendingDeed,
  type TheirState,
  triesOfExport,
} from '../status.ts';
import type { Standing, Unsuccessful } from './port.ts';
import { findExport } from './queries.ts';
import { flushSteps, type Turn, turnOf } from './turn.ts';
import type { Work } from './work.ts';
import './happenings.ts';
import './tables.ts';

/** Another worker, or a person, went on with the export meanwhile. */
export class Superseded extends Error {
  override readonly name = 'Superseded';
}

/** The round of lost work leaves a document alone as long as a turn may last. */
const turnMinutes = 15;

/** Begins a turn: what was being sent when its process was killed becomes unknown first. Undefined where nothing is due. */
export async function beginTurn(work: Work, id: string): Promise<Turn | undefined> {
  return work.within(async (context) => {
    const exchange = await exchanges.lock(context, id);
    const stored = (await findExport(context, id))!;
    if (exchange.status === 'WAITING') {
      const columns = sendingColumns(context, exchange);
      return turnOf(work, await exchangeLives.move(context, exchange, 'send', { columns }), stored);
    }
    if (exchange.status === 'UNKNOWN') return turnOf(work, exchange, stored);
    if (exchange.status !== 'SENT') return undefined;
    const columns = { turn: exchange.turn + 1, problem: 'broken' as const };
    const lost = await exchangeLives.move(context, exchange, 'lose', { columns });
    return turnOf(work, { ...lost, ...columns }, stored);
  });
}

function sendingColumns({ now }: Context, { tries, turn }: StoredExchange) {
  const next_at = new Date(now.getTime() + turnMinutes * 60_000);
  return { sent_at: now, next_at, tries: tries + 1, turn: turn + 1 };
}

/** Writes down what is about to leave, with all that was read and done before, and commits it. */
export async function writeAhead(turn: Turn, deed: Exclude<PendingDeed, ''>): Promise<void> {
  await turn.work.within(async (context) => {
    const exchange = await lockOwn(turn, context);
    // It was looked up, and goes on from what stands there.
    if (exchange.status === 'UNKNOWN') {
      const columns = sendingColumns(context, exchange);
      const resumed = await exchangeLives.move(context, exchange, 'resume', { columns });
      turn.exchange = { ...resumed, ...columns };
    }
    await updateExport(turn, context, {
      pending: deed,
      pending_at: context.now,
      their_id: turn.known.theirId,
      ...(turn.known.theirId !== '' && { their_status: 'draft' as const }),
      has_created: turn.known.hasCreated || deed === 'create',
    });
    await flushSteps(turn, context);
    turn.known = { ...turn.known, pending: deed, pendingAt: context.now };
  });
  turn.sending = deed;
}

/** A deed whose sending may still be carried out: it is looked up again. */
export async function settleWaiting(turn: Turn): Promise<void> {
  await settle(turn, async (context, exchange) => {
    await lookAgain(turn, context, exchange, exchange.problem);
  });
}

/** What stands there is ours and right. */
export async function settleDone(turn: Turn, standing: Standing): Promise<void> {
  await settle(turn, async (context, exchange) => {
    await moveOn(turn, context, exchange, exchange.status === 'SENT' ? 'succeed' : 'find', {
      next_at: null,
      problem: '',
      their_number: standing.number,
      answer: JSON.stringify({ number: standing.number, id: standing.id }),
      search_words: `${exchange.number} ${exchange.partner_name} ${standing.number}`,
    });
    await updateExport(turn, context, {
      pending: '',
      pending_at: null,
      their_status: standing.state,
      // Of a file its own row says in which it stands.
      ...(standing.state !== 'inFile' && { their_id: standing.id }),
      detail: '',
      differences: '[]',
      compared_at: context.now,
    });
    await tellExport(context, turn, { state: stateOf(standing.state), number: standing.number, reason: '' });
  });
}

export interface FailureFacts {
  readonly differences?: readonly Difference[];
  readonly standing?: Standing | undefined;
  readonly detail?: string;
}

/** It waits for a person, who finds the reason with it. */
export async function settleFailed(turn: Turn, problem: ExchangeProblem, facts: FailureFacts): Promise<void> {
  await settle(turn, (context, exchange) => failNow(turn, context, exchange, { problem, ...facts }));
}

async function failNow(
  turn: Turn,
  context: Context,
  exchange: StoredExchange,
  { problem, differences = [], standing, detail = '' }: FailureFacts & { readonly problem: ExchangeProblem },
): Promise<void> {
  // Another one's document is shown by what differs; its id is not ours to keep.
  const isOurs = standing !== undefined && problem !== 'bcDuplicate';
  await moveOn(turn, context, exchange, exchange.status === 'SENT' ? 'fail' : 'refuse', {
    next_at: null,
    problem,
    ...(standing && isOurs && { their_number: standing.number }),
  });
  await updateExport(turn, context, {
    pending: '',
    pending_at: null,
    detail,
    differences: JSON.stringify(differences),
    compared_at: context.now,
    their_id: isOurs ? standing.id : problem === 'bcDuplicate' ? turn.export.their_id : turn.known.theirId,
    ...(isOurs && { their_status: standing.state }),
    ...(differences.some(({ theirs }) => theirs === 'gone') && { their_status: 'gone' as const }),
  });
  await tellExport(context, turn, { state: 'FAILED', number: isOurs ? standing.number : '', reason: problem });
}

/** A deed that did not succeed: it is tried again, looked up, or waits for a person, by what is certain. */
export async function settleUnsuccessful(turn: Turn, error: Unsuccessful): Promise<void> {
  const { certainty, problem, detail, afterSeconds } = error;
  await settle(turn, async (context, exchange) => {
    const isSending = turn.sending !== '';
    if (certainty === 'unknown' || (!isSending && turn.known.pending !== ''))
      return lookAgain(turn, context, exchange, problem, afterSeconds);
    // What was being sent has certainly not been done.
    if (isSending)
      await updateExport(turn, context, { pending: '', pending_at: null, has_created: turn.known.hasCreated });
    if (certainty === 'refused') return failNow(turn, context, exchange, { problem, detail });
    // Of one that was unknown nothing is pending any more.
    if (exchange.status === 'UNKNOWN') return lookAgain(turn, context, exchange, problem, afterSeconds);
    const began = turn.hasProgressed ? exchange.tries - 1 : exchange.round_began_at;
    const tries = exchange.tries - began;
    if (tries >= triesOfExport) return failNow(turn, context, exchange, { problem, detail });
    const seconds = afterSeconds ?? pauseBeforeTry(tries, Math.random());
    await updateExport(turn, context, { detail });
    await moveOn(turn, context, exchange, 'postpone', { ...due(context, seconds), problem, round_began_at: began });
    await queueTurn(context, { ...exchange, turn: turn.exchange.turn }, Math.ceil(seconds));
  });
}

/** Looked up again within minutes, the later the longer it is unknown; a little apart from others. */
async function lookAgain(
  turn: Turn,
  context: Context,
  exchange: StoredExchange,
  problem: '' | ExchangeProblem,
  afterSeconds?: number,
): Promise<void> {
  const age = (context.now.getTime() - (turn.known.pendingAt ?? context.now).getTime()) / 60_000;
  const place = [2, 5, 15].filter((minutes) => age >= minutes).length;
  const seconds = Math.max(afterSeconds ?? 0, minutesOfLookUps[place]! * 60 * (0.9 + Math.random() / 5));
  const isLost = exchange.status === 'SENT';
  await moveOn(turn, context, exchange, isLost ? 'lose' : 'lookAgain', { ...due(context, seconds), problem });
  await queueTurn(context, { ...exchange, turn: turn.exchange.turn }, Math.ceil(seconds));
  if (isLost) await tellExport(context, turn, { state: 'UNKNOWN', number: '', reason: problem });
}

const due = ({ now }: Context, seconds: number) => ({ next_at: new Date(now.getTime() + seconds * 1000) });

async function settle(turn: Turn, task: (context: Context, exchange: StoredExchange) => Promise<void>): Promise<void> {
  await turn.work.within(async (context) => {
    const exchange = await lockOwn(turn, context);
    await flushSteps(turn, context);
    await task(context, exchange);
    await context.publish('accountingExports', 'changed', exchange.id);
  });
}

/** The exchange, as long as it is still this turn's. */
async function lockOwn(turn: Turn, context: Context): Promise<StoredExchange> {
  const exchange = await exchanges.lock(context, turn.exchange.id);
  if (exchange.turn !== turn.exchange.turn) throw new Superseded();
  return exchange;
}

async function moveOn(
  turn: Turn,
  context: Context,
  exchange: StoredExchange,
  event: ExchangeEvent,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  const next = exchange.turn + 1;
  await exchangeLives.move(context, exchange, event, { columns: { ...columns, turn: next } });
  turn.exchange = { ...turn.exchange, turn: next };
}

async function updateExport(
  turn: Turn,
  { db, partition }: Context,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  await db
    .updateTable('accounting_export')
    .set(columns)
    .where('partition', '=', partition)
    .where('id', '=', turn.export.id)
    .execute();
}

const told: Readonly<Record<TheirState, ExportState>> = {
  '': 'EXPORTED',
  draft: 'EXPORTED',
  inFile: 'EXPORTED',
  posted: 'POSTED',
  paid: 'PAID',
  canceled: 'CANCELED',
  gone: 'CANCELED',
};

/** How modules above are told of a document that stands there so. */
export function stateOf(theirs: TheirState): ExportState {
  return told[theirs];
}

async function tellExport(
  context: Context,
  { export: { id, document_id, document_version } }: Pick<Turn, 'export'>,
  facts: { readonly state: ExportState; readonly number: string; readonly reason: string },
): Promise<void> {
  await context.happened('export.changed', {
    exportId: id,
    documentId: document_id,
    documentVersion: document_version,
    ...facts,
  });
}

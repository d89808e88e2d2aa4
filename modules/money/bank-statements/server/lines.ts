import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { orNotFound, record } from '#platform/server/records.ts';
import type {} from '../contract.ts';
import type { BankStatementFailureCode } from '../messages/failures/index.ts';
import { type BankLineEvent, bankLineLife, type BankLineState, type SettledByKind } from '../status.ts';
import { findBankLine, lineColumns, type StoredLine } from './queries.ts';
import { lineShown } from './shown.ts';

const fail = failures<BankStatementFailureCode>();
export const lineNoun = 'bankLine';
export const statementsChannel = 'bankStatements';

/** Lines of statements, as they are changed. */
export const bankLines = record({
  noun: lineNoun,
  table: 'bank_line',
  channels: [statementsChannel],
  bell: 'line.',
  find: (context: Context, id: string) => findBankLine(context, id),
  show: (_, stored) => lineShown(stored),
});

/** Lines from open to what they came to. */
export const bankLineLives = life<StoredLine, 'bank_line', BankLineState, BankLineEvent>(bankLines, {
  machine: bankLineLife,
  column: 'status',
  facts: ({ status, settled_by_kind, settled_by_id }) => ({
    status,
    ...(settled_by_id !== null && { settledBy: settled_by_kind, settledById: settled_by_id }),
  }),
  columns: ({ actor, now }) => ({ decided_by: actor.name, decided_at: now }),
});

export interface SettledBy {
  readonly kind: SettledByKind;
  readonly id: string;
}

export interface Settling {
  readonly lineId: string;
  readonly by: SettledBy;
}

/** Lines of these ids, locked in the order of their ids, so that two who take several do not wait for each other in a ring. */
export async function lockBankLines(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredLine>> {
  const { rows } = await sql<StoredLine>`
    select ${lineColumns} from bank_line t where t.partition = ${partition} and t.id = any (${[...ids]}::uuid[])
     order by t.id for no key update of t`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Settles many lines, each by one thing; refuses one that is not open. Answers the lines as they are now. */
export async function settleLines(context: Context, settlings: readonly Settling[]): Promise<readonly StoredLine[]> {
  if (settlings.length === 0) return [];
  const held = await lockBankLines(
    context,
    settlings.map(({ lineId }) => lineId),
  );
  const seen = new Set<string>();
  const moves = settlings.map(({ lineId, by }) => {
    const stored = orNotFound(held.get(lineId));
    if (stored.settled_by_id !== null || seen.has(lineId)) throw fail('lineSettled', 'rule');
    seen.add(lineId);
    return {
      stored,
      event: 'settle' as const,
      columns: { settled_by_kind: by.kind, settled_by_id: by.id },
      after: { settledBy: by.kind, settledById: by.id },
    };
  });
  return bankLineLives.moveMany(context, moves);
}

/** Settles a line by a receipt, a bank charge or whatever it came to. */
export async function settleLine(context: Context, lineId: string, by: SettledBy): Promise<StoredLine> {
  const [settled] = await settleLines(context, [{ lineId, by }]);
  return settled!;
}

/** Opens lines again whose settling was undone. */
export async function reopenLines(
  context: Context,
  lineIds: readonly string[],
  reason = '',
): Promise<readonly StoredLine[]> {
  if (lineIds.length === 0) return [];
  const held = await lockBankLines(context, lineIds);
  return bankLineLives.moveMany(
    context,
    lineIds.map((id) => ({
      stored: orNotFound(held.get(id)),
      event: 'unsettle' as const,
      reason,
      columns: { settled_by_kind: '', settled_by_id: null },
    })),
  );
}

export async function reopenLine(context: Context, lineId: string, reason = ''): Promise<StoredLine> {
  const [opened] = await reopenLines(context, [lineId], reason);
  return opened!;
}

import type { UpdateObject } from 'kysely';
import { failures } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import { readUnitPrice } from '#platform/scaled.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';
import { netOfMovement, quantityOf } from '../rules.ts';
import { type OrderedLine, orderLines } from './lines.ts';
import { valueOf, writeMovements } from './movements.ts';
import type { columnsOf } from './order-columns.ts';
import { linesOf, type StoredLine, type StoredOrder, withRepairs } from './queries.ts';
import type { StoredDefect, StoredProposal } from './tables.ts';

const fail = failures<OrderFailureCode>();

/** What somebody asks for in the place of the revision in force: its columns, its lines, and the revision that it becomes. */
export interface Asked {
  readonly columns: ReturnType<typeof columnsOf>;
  readonly lines: readonly OrderedLine[];
  readonly revision: number;
}

/** A revision as it waits beside the one in force, with the signatures that this one had: asking anew takes them away. */
export function proposalOf({ columns, lines, revision }: Asked, before: StoredOrder): StoredProposal {
  return {
    columns: {
      ...columns,
      quotes: JSON.parse(columns.quotes) as unknown,
      defects: JSON.parse(columns.defects) as StoredDefect[],
      revision,
    },
    lines: lines.map((line) => ({ ...line, net: Number(line.net) })),
    signed: before.proposal?.signed ?? {
      asking_agreed_by: before.asking_agreed_by,
      asking_agreed_at: before.asking_agreed_at?.toISOString() ?? null,
      performing_agreed_by: before.performing_agreed_by,
      performing_agreed_at: before.performing_agreed_at?.toISOString() ?? null,
    },
  };
}

/** The columns of an order once the revision that waits is in force, and what its approval covers. */
export function adoptedColumns({ proposal, defects }: StoredOrder): UpdateObject<Tables, 'company_order'> {
  const { columns } = proposal!;
  return {
    ...columns,
    quotes: JSON.stringify(columns['quotes']),
    defects: JSON.stringify(withRepairs(columns.defects, defects)),
    approved_net: columns['net'],
    approved_supplier_id: columns['supplier_id'],
  } as UpdateObject<Tables, 'company_order'>;
}

/** Who had agreed to the revision in force, once the one that waited is dropped. */
export function formerSignatures({ proposal }: StoredOrder) {
  const { asking_agreed_at, performing_agreed_at, ...by } = proposal!.signed;
  const moment = (at: string | null) => (at === null ? null : new Date(at));
  return { ...by, asking_agreed_at: moment(asking_agreed_at), performing_agreed_at: moment(performing_agreed_at) };
}

/** Refuses a revision that orders less than came while it waited, or leaves out what came. */
export async function refuseOvertaken(context: Context, { id, proposal, defects }: StoredOrder): Promise<void> {
  const asked = new Map(proposal!.lines.map((line) => [line.id, line]));
  for (const line of await linesOf(context, id, true)) {
    const taken = takenOf(line);
    if (taken === 0n) continue;
    const next = asked.get(line.id);
    if (!next || next.itemMasterId !== line.item_master_id || quantityOf(next.quantity) < leastOf(line))
      throw fail('revisionOvertaken', 'rule', { description: line.description });
  }
  const repaired = defects.find(
    (each) => each.repairedBy !== null && !proposal!.columns.defects.some(({ id: of }) => of === each.id),
  );
  if (repaired) throw fail('revisionOvertaken', 'rule', { description: repaired.text });
}

/** What of a line cannot be taken away any more: what came, or what invoices state where that is more. */
export function takenOf(line: StoredLine): bigint {
  const [received, invoiced] = [quantityOf(line.quantity_received), quantityOf(line.quantity_invoiced)];
  return received > invoiced ? received : invoiced;
}

/** The least that a revision may order of a line: what came of it, as far as that was ordered. */
export function leastOf(line: StoredLine): bigint {
  const [taken, ordered] = [takenOf(line), quantityOf(line.quantity)];
  return taken < ordered ? taken : ordered;
}

/** Puts the lines of the revision that waited in the place of those that were in force. */
export async function adoptLines(
  context: Context,
  stored: StoredOrder,
  _: unknown,
  { proposal }: StoredOrder,
): Promise<void> {
  const lines = proposal!.lines as unknown as readonly (OrderedLine & { readonly net: number })[];
  await writeLines(
    context,
    stored,
    lines.map((line) => ({ ...line, net: cents(line.net) })),
  );
}

/**
 * Makes these the lines of an order. What came and was not invoiced is worth another amount from today on where its price
 * changes: the days before keep what it was worth then.
 */
export async function writeLines(
  context: Context,
  order: Pick<StoredOrder, 'id' | 'currency' | 'revision'>,
  lines: readonly OrderedLine[],
): Promise<void> {
  const priced = new Map(lines.map(({ id, price }) => [id, readUnitPrice(price)!]));
  const changes = (await linesOf(context, order.id)).flatMap((line) => {
    const price = priced.get(line.id);
    if (price === undefined) return [];
    const value = valueOf(line);
    return netOfMovement(value, { ...value, price }) === 0n ? [] : [{ line, price }];
  });
  if (changes.length > 0)
    await writeMovements(context, order, {
      cause: { revision: order.revision },
      on: context.today,
      changes,
    });
  await orderLines.replace(context, order.id, lines);
}

/** Keeps the words by which an order is found. */
export async function writeSearchWords(context: Context, stored: StoredOrder): Promise<StoredOrder> {
  const { id, order_number, supplier_name, performing_name, registration_number, load_number } = stored;
  const words = [order_number, supplier_name, performing_name, registration_number, load_number]
    .filter(Boolean)
    .join(' ');
  if (words === stored.search_words) return stored;
  await updateRow(context, 'company_order', id, { search_words: words });
  return { ...stored, search_words: words };
}

import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';
import { accountOf } from '../rules.ts';
import { type KnownCentre, type KnownItem, ledgeringOf } from './known.ts';
import { askedLinesOf, askedOf, type StoredLine, type StoredOrder } from './queries.ts';

const fail = failures<OrderFailureCode>();

/** What stands in the way of an order. */
export interface Finding {
  readonly code: OrderFailureCode;
  /** From 1; null for what is about the whole order. */
  readonly line: number | null;
  readonly item: string;
  readonly centre: string;
  /** The centre in which it is mended; null where that is done elsewhere. */
  readonly centreId: string | null;
}

/** Everything that stands in the way of submitting an order, all at once: items and centres as they are today. */
export async function findingsOf(
  context: Context,
  stored: StoredOrder,
  lines: readonly StoredLine[],
): Promise<Finding[]> {
  const { items, centres } = await ledgeringOf(
    context,
    lines.map(({ item_master_id }) => item_master_id),
    [
      stored.profit_centre_id,
      ...(stored.performing_centre_id === null ? [] : [stored.performing_centre_id]),
      ...lines.map(({ profit_centre_id }) => profit_centre_id),
    ],
  );
  const findings: Finding[] = [];
  const asking = centres.get(stored.profit_centre_id)!;
  if (!isActive(asking, context.today)) findings.push(about('centreInactive', null, '', asking));
  if (stored.supplier_id !== null && !(await isApproved(context, stored.supplier_id)))
    findings.push(about('orderSupplierNotApproved', null, ''));
  const performing = stored.performing_centre_id === null ? undefined : centres.get(stored.performing_centre_id)!;
  if (performing) findings.push(...betweenCentres(asking, performing, context.today));
  for (const [place, line] of lines.entries()) {
    const [item, centre] = [items.get(line.item_master_id)!, centres.get(line.profit_centre_id)!];
    const code = faultOf(item, centre, context.today);
    if (code) findings.push(about(code, place + 1, item.code, centre));
    else if (performing && accountOf({ account: item.income }, { account: performing.income }) === '')
      findings.push(about('recoveryAccountMissing', place + 1, item.code, performing));
  }
  return findings;
}

/** Somebody answers for each of the two centres, and the one that works may. */
function betweenCentres(asking: KnownCentre, performing: KnownCentre, today: string): Finding[] {
  return [
    ...(isActive(performing, today) ? [] : [about('centreInactive', null, '', performing)]),
    ...[asking, performing].flatMap((centre) =>
      centre.manager_id === null ? [about('managerMissing', null, '', centre)] : [],
    ),
  ];
}

/** Faults of an item that cannot be mended in the centre. */
const ofItem: readonly OrderFailureCode[] = ['itemNotBought'];

function about(code: OrderFailureCode, line: number | null, item: string, centre?: KnownCentre): Finding {
  return {
    code,
    line,
    item,
    centre: centre?.name ?? '',
    centreId: ofItem.includes(code) ? null : (centre?.id ?? null),
  };
}

/** The first thing that keeps a centre from paying for an item. */
function faultOf(item: KnownItem, centre: KnownCentre, today: string): OrderFailureCode | undefined {
  if (!item.is_active || item.kind === 'revenue') return 'itemNotBought';
  if (!isActive(centre, today)) return 'centreInactive';
  if (centre.item_groups.length > 0 && !centre.item_groups.includes(item.item_group)) return 'itemGroupNotAllowed';
  return accountOf(item, centre) === '' ? 'accountMissing' : undefined;
}

function isActive({ is_active, active_from, active_to }: KnownCentre, today: string): boolean {
  return is_active && (active_from === null || active_from <= today) && (active_to === null || active_to >= today);
}

async function isApproved({ db, partition }: Context, supplierId: string): Promise<boolean> {
  const row = await db
    .selectFrom('supplier')
    .select('status')
    .where('partition', '=', partition)
    .where('id', '=', supplierId)
    .executeTakeFirst();
  return row?.status === 'approved';
}

/** Refuses an order that cannot go on as it is, with the first reason and all of them. */
export async function refuseFaults(context: Context, stored: StoredOrder): Promise<void> {
  const findings = await findingsOf(context, await askedOf(context, stored), await askedLinesOf(context, stored));
  const [first] = findings;
  if (first) throw fail(first.code, 'rule', { ...first, line: first.line ?? 0, findings });
}

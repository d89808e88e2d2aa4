import { type Cents, cents } from '#platform/money.ts';
import type { CsvRow } from './csv-rows.ts';
import type { Finding } from './findings.ts';
import { findingOf, type ReadLine, tidy } from './read-file.ts';
import type { Layout } from './table-layout.ts';
import { balanceRows, pendingText } from './templates.ts';
import { amountIn, dayIn, writtenAmount } from './written.ts';

/** What a row of a table comes to: lines, a balance, nothing, or a refusal. */
export interface RowRead {
  readonly row: number;
  /** As the file writes it. */
  readonly dayCell: string;
  /** Number and currency, parted by a break; empty where the row has neither. */
  readonly account: string;
  readonly lines: readonly ReadLine[];
  /** The same where the fee is told beside an amount that has it already. */
  readonly withoutFee?: readonly ReadLine[];
  readonly balance?: { readonly kind: 'opening' | 'closing'; readonly amount: Cents };
  readonly isPending?: true;
  readonly refusal?: Finding;
  /** Its day is one only if day and month change places. */
  readonly onlyOtherOrder?: true;
  /** Its day is one only as it is read. */
  readonly onlyThisOrder?: boolean;
}

export function readRow({ row, cells }: CsvRow, layout: Layout): RowRead {
  const at = (column: number | null) => (column === null ? '' : (cells[column] ?? '').trim());
  const dayCell = at(layout.day);
  const account = [at(layout.account), at(layout.currency)].join('\n').trimEnd();
  const read = { row, dayCell, account, lines: [] };
  const text = tidy(layout.text.map(at).filter(Boolean).join(' '));
  const label = [text, ...cells.slice(0, 1).map((cell) => cell.trim())].find((each) => balanceKind(each) !== undefined);
  if (label !== undefined) return { ...read, ...balanceOf(cells, layout, balanceKind(label)!) };
  const [money, fee] = [moneyOf(at, layout), feeOf(at(layout.fee), layout)];
  const day = dayIn(dayCell, layout.dayOrder);
  // Banks add remarks under a table, and rows that only inform.
  if (money === 'none' && fee === undefined) return read;
  if (pendingText.test(text) || /^pending$/i.test(at(layout.status))) return { ...read, isPending: true };
  if (day === undefined) {
    const other = layout.dayOrder === 'dayFirst' ? 'monthFirst' : 'dayFirst';
    const isOther = dayIn(dayCell, other) !== undefined;
    const refusal = findingOf('noDate', { row, value: dayCell.slice(0, 60) });
    return { ...read, refusal, ...(isOther && { onlyOtherOrder: true as const }) };
  }
  const balanceCell = at(layout.balance);
  const balance = balanceCell === '' ? null : (balanceIn(balanceCell, layout) ?? undefined);
  if (money === 'unread' || fee === 'unread' || balance === undefined)
    return { ...read, refusal: findingOf('noAmount', { row, value: unreadCell(at, layout).slice(0, 60) }) };
  const base = {
    row,
    day,
    valueDay: dayIn(at(layout.valueDay), layout.dayOrder) ?? day,
    text,
    // A cheque that there is not has the number nought.
    reference: tidy(
      layout.reference
        .map(at)
        .filter((cell) => cell !== '' && !/^0+$/.test(cell))
        .join(' '),
      200,
    ),
    payerName: tidy(at(layout.payer), 200),
    payerAccount: '',
  };
  const amount = money === 'none' ? cents(0) : money;
  const charge = fee ?? cents(0);
  const lines: ReadLine[] = [];
  const beforeFee = balance === null ? null : cents(balance - charge);
  if (amount !== 0n) lines.push({ ...base, amount, balance: charge === 0n ? balance : beforeFee, isFee: false });
  if (charge !== 0n) lines.push({ ...base, amount: charge, balance, isFee: true });
  const onlyThisOrder = dayIn(dayCell, layout.dayOrder === 'dayFirst' ? 'monthFirst' : 'dayFirst') === undefined;
  return {
    ...read,
    lines,
    onlyThisOrder,
    ...(amount !== 0n && charge !== 0n && { withoutFee: [{ ...base, amount, balance, isFee: false }] }),
  };
}

function balanceKind(text: string): keyof typeof balanceRows | undefined {
  return (Object.keys(balanceRows) as (keyof typeof balanceRows)[]).find((kind) => balanceRows[kind].test(text));
}

/** The balance of a row that only states one: in its column, or else the last cell that is an amount. */
function balanceOf(cells: readonly string[], layout: Layout, kind: keyof typeof balanceRows): Pick<RowRead, 'balance'> {
  if (kind === 'none') return {};
  const own = layout.balance === null ? '' : (cells[layout.balance] ?? '').trim();
  const amounts = [own, ...cells.toReversed()].filter((cell) => /\d/.test(cell) && !dayIn(cell, layout.dayOrder));
  const amount = amounts.map((cell) => balanceIn(cell.trim(), layout)).find((each) => each !== undefined);
  return amount === undefined ? {} : { balance: { kind, amount } };
}

/** A balance without a mark is money that is there, also where amounts without one went out. */
function balanceIn(cell: string, { decimal }: Layout): Cents | undefined {
  return amountIn(cell, decimal);
}

/** The money of a row, with its sign from its mark or its column. */
function moneyOf(at: (column: number | null) => string, layout: Layout): Cents | 'none' | 'unread' {
  const { decimal, marksCredits } = layout;
  const cells = [layout.amount, layout.moneyIn, layout.moneyOut].map(at);
  if (cells.every((cell) => cell === '')) return 'none';
  const [amount, moneyIn, moneyOut] = cells.map((cell) => (cell === '' ? null : writtenAmount(cell, decimal)));
  if (amount === undefined || moneyIn === undefined || moneyOut === undefined) return 'unread';
  const isMinus = (sign: string) => sign === 'minus' || sign === 'debit';
  if (amount) {
    const mark = at(layout.mark).toLowerCase();
    if (mark !== '' && !/^(?:cr?|dr?|credit|debit)$/.test(mark)) return 'unread';
    if (mark !== '') return mark.startsWith('c') ? amount.size : cents(-amount.size);
    if (marksCredits && amount.sign === '') return cents(-amount.size);
    return isMinus(amount.sign) ? cents(-amount.size) : amount.size;
  }
  const inward = moneyIn ? (isMinus(moneyIn.sign) ? -moneyIn.size : moneyIn.size) : 0n;
  // What went out is out, whether it has a minus or not.
  const outward = moneyOut ? moneyOut.size : 0n;
  return cents(inward - outward);
}

/** A fee is money out unless it is marked as money in. */
function feeOf(cell: string, { decimal }: Layout): Cents | 'unread' | undefined {
  if (cell === '') return undefined;
  const fee = writtenAmount(cell, decimal);
  if (!fee) return 'unread';
  if (fee.size === 0n) return undefined;
  return fee.sign === 'plus' || fee.sign === 'credit' ? fee.size : cents(-fee.size);
}

function unreadCell(at: (column: number | null) => string, layout: Layout): string {
  const { amount, moneyIn, moneyOut, fee, balance, decimal } = layout;
  const cells = [amount, moneyIn, moneyOut, fee, balance].map(at);
  return cells.find((cell) => cell !== '' && writtenAmount(cell, decimal) === undefined) ?? at(layout.mark);
}

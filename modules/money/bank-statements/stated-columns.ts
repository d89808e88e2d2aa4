import type { Columns } from './columns.ts';

/** What a person may call a column; nothing for one that is not read. */
export const statedRoles = ['', 'day', 'amount', 'moneyIn', 'moneyOut', 'text', 'reference', 'fee', 'balance'] as const;
export type StatedRole = (typeof statedRoles)[number];
const single = ['amount', 'moneyIn', 'moneyOut', 'reference', 'fee', 'balance'] as const;

/** The role of each column of a proposal, for as many columns as the table has. */
export function rolesOf(columns: Columns | null, widest: number): readonly StatedRole[] {
  return Array.from({ length: widest }, (_, column): StatedRole => {
    if (!columns) return '';
    if (columns.day === column) return 'day';
    if (columns.text.includes(column)) return 'text';
    return single.find((role) => columns[role] === column) ?? '';
  });
}

/** The columns that roles say; undefined while a date, an amount or a text is missing, or one is named twice. */
export function columnsFrom(
  sample: readonly (readonly string[])[],
  roles: readonly StatedRole[],
  { dayOrder, decimal }: Pick<Columns, 'dayOrder' | 'decimal'>,
  proposed: Columns | null,
): Columns | undefined {
  const all = (wanted: StatedRole) => roles.flatMap((role, column) => (role === wanted ? [column] : []));
  const [day, ...moreDays] = all('day');
  const text = all('text');
  const isTwice = moreDays.length > 0 || single.some((role) => all(role).length > 1);
  const one = (role: StatedRole) => all(role)[0] ?? null;
  const [amount, moneyIn, moneyOut] = [one('amount'), one('moneyIn'), one('moneyOut')];
  // One column with a sign, or one or two for what came in and went out.
  const isMoney = amount === null ? moneyIn !== null || moneyOut !== null : moneyIn === null && moneyOut === null;
  if (day === undefined || isTwice || !isMoney || text.length === 0 || text.length > 4) return undefined;
  const headings = proposed?.headings ?? sample.find((row) => row.length === roles.length) ?? [];
  return {
    headings: [...headings],
    day,
    amount,
    moneyIn,
    moneyOut,
    text,
    reference: one('reference'),
    fee: one('fee'),
    balance: one('balance'),
    dayOrder,
    decimal,
  };
}

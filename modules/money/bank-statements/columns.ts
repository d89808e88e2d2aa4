import { z } from 'zod';

/** How amounts and days are written; a cell never decides it. */
export const dayOrders = ['dayFirst', 'monthFirst', 'yearFirst'] as const;
export type DayOrder = (typeof dayOrders)[number];
export const decimalMarks = ['point', 'comma'] as const;
export type DecimalMark = (typeof decimalMarks)[number];

const column = z.int().min(0).max(199);

/** Which columns of a table are what: counted from nought, and kept by the account that it was set for. */
export const columnsField = z.strictObject({
  /** The headings as the file writes them, by which their row is found again; none where it has no headings. */
  headings: z.array(z.string().max(100)).max(200).default([]),
  day: column,
  /** One column with a sign, or one for what came in and one for what went out. */
  amount: column.nullable().default(null),
  moneyIn: column.nullable().default(null),
  moneyOut: column.nullable().default(null),
  text: z.array(column).min(1, { error: 'required' }).max(4),
  reference: column.nullable().default(null),
  fee: column.nullable().default(null),
  balance: column.nullable().default(null),
  dayOrder: z.enum(dayOrders).default('dayFirst'),
  decimal: z.enum(decimalMarks).default('point'),
});
export type Columns = z.output<typeof columnsField>;

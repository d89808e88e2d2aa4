export const lineKinds = ['trip', 'fuel', 'toll'] as const;
export type LineKind = (typeof lineKinds)[number];
/** What a trip was for. A trip without a load is empty, in the workshop, private, or something else that the remarks say. */
export const purposes = ['load', 'empty', 'workshop', 'private', 'other'] as const;
export type Purpose = (typeof purposes)[number];
export const kmSources = ['odometer', 'distance', 'person'] as const;
export type KmSource = (typeof kmSources)[number];
export const lineSources = ['load', 'person', 'file'] as const;
export type LineSource = (typeof lineSources)[number];
/** What of a line does not fit. */
export const lineFlags = ['tank', 'price', 'amount', 'odometer', 'distance'] as const;
export type LineFlag = (typeof lineFlags)[number];
/** What is in the way of locking a month. */
export const monthBarriers = ['notOver', 'gaps', 'flags', 'nothing', 'locked'] as const;
export type MonthBarrier = (typeof monthBarriers)[number];

/** Columns of a slip file. */
export const slipColumns = [
  'date',
  'time',
  'card',
  'registration',
  'number',
  'product',
  'litres',
  'unitPrice',
  'amount',
  'place',
  'odometer',
] as const;
export type SlipColumn = (typeof slipColumns)[number];
export const dateForms = ['DMY', 'MDY', 'YMD'] as const;
export type DateForm = (typeof dateForms)[number];
export const decimalMarks = ['', ',', '.'] as const;

/** How a line of the bank stands, as its icon says. */
export const lineMarks = ['proposed', 'certain', 'question', 'returned', 'rule', 'posted', 'ignored'] as const;
export type LineMark = (typeof lineMarks)[number];

export const texts = {
  propose: 'Propose the accrual of the month',
  proposeHint: 'A second person approves it; it reverses itself on the first of the next month.',
} as const;

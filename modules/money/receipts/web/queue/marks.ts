/** How a line of the bank stands, as its icon says. */
export type LineMark = 'proposed' | 'certain' | 'question' | 'returned' | 'rule' | 'posted' | 'ignored';

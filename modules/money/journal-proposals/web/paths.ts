export const proposalListPath = '/transactionproposals';
export const newProposalPath = '/transactionproposals/new';

export function proposalPath(id: string): string {
  return `${proposalListPath}/${id}`;
}

/** Where a journal is looked at among all transactions. */
export function journalPath(id: string): string {
  return `/transactionhistory?month=all&journal=${id}`;
}

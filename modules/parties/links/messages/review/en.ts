export const texts = {
  reviewTitle: 'Check before you submit',
  reviewHint: 'Nothing has been sent yet. Tap Edit to correct a section.',
  edit: 'Edit',
  editSection: 'Edit: {title}',
  nothingEntered: 'Nothing entered.',
  noDirectors: 'Without the directors {client} cannot complete its checks, and will ask you for them.',
  noBank: 'Without a bank account {client} cannot pay you.',
  noLetter: 'Without an account and the bank’s letter, approval of credit takes longer.',
  noContacts: 'Without a contact {client} does not know where to send invoices and questions.',
  noCertificate: 'The GIT certificate is missing. Without it {client} cannot offer you loads.',
  onFile: 'The number on file stays.',
} as const;

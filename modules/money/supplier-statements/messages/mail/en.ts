export const texts = {
  invoiceSubject: 'Send your invoice to {client}',
  invoiceText: {
    one: '{client} waits for your invoice for {count} delivered load.',
    other: '{client} waits for your invoices for {count} delivered loads.',
  },
  invoiceHow:
    'Open the page below on your phone. Take a photo of the invoice, enter its number and total, and choose the loads.',
  invoiceAction: 'Send an invoice',
  statementSubject: '{client}: statement {from} to {to}',
  statementText: {
    one: '{client} has listed what it owes you for {count} load delivered from {from} to {to}.',
    other: '{client} has listed what it owes you for {count} loads delivered from {from} to {to}.',
  },
  statementHow: 'Open the page below. Say for each load whether it is right, and send your invoice with its number.',
  statementAction: 'Answer the statement',
} as const;

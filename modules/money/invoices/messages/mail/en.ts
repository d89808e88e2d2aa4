export const texts = {
  invoiceSubject: 'Invoice {number} from {company}',
  invoiceIntro: 'Please find invoice {number} over {amount} attached.',
  creditNoteSubject: 'Credit note {number} from {company}',
  creditNoteIntro: 'Please find credit note {number} over {amount} attached.',
  debitNoteSubject: 'Debit note {number} from {company}',
  debitNoteIntro: 'Please find debit note {number} over {amount} attached.',
  payBy: 'Please pay by {date} and quote {number}.',
  reminderSubject: 'Loads of yours wait to be invoiced: {count}',
  reminderIntro: 'These loads were delivered and cannot be invoiced yet, because something is missing: {loads}.',
  reminderAsk: 'Please add what is missing, so that the customer can be invoiced in time.',
  reminderOpen: 'See what is missing',
} as const;

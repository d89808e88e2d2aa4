export const texts = {
  askSubject: 'Please send the documents of load {load}',
  askText: '{client} needs documents from you for load {load} ({route}).',
  askPapers: 'Still missing: {papers}.',
  askRejected: 'We could not accept what we received as {paper}. Reason: {reason}',
  askNote: 'Note: {note}',
  askHow: 'Open the page below on your phone or computer. Take a photo of each page, or choose a PDF.',
  askAction: 'Send documents',
} as const;

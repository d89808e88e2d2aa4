export const texts = {
  genuineTitle: 'This document is genuine',
  genuineText: 'It was issued with the particulars below. Compare them with the document that you hold.',
  unknownTitle: 'No such document',
  unknownText:
    'No document was issued with this code. Ask whoever sent it to you, by a telephone number that you know, before you pay.',
  tooOftenTitle: 'Too many questions',
  tooOftenText: 'Wait a minute and try again.',
  number: 'Number',
  date: 'Date',
  total: 'Total with VAT',
  hash: 'SHA-256 of the PDF',
  hashText: 'A PDF with the same SHA-256 is the file that was issued, to the byte.',
} as const;

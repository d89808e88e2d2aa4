export const texts = {
  heading: 'Load {load}',
  how: 'Take a photo of each page of the document, or choose a PDF.',
  needed: 'Needed',
  expired: 'The one we have has expired. Please send a new one.',
  rejected: 'Not accepted: {reason}',
  received: 'Received. {client} is looking at it.',
  hereAlready: '{client} has it already.',
  files: { one: '{count} file sent', other: '{count} files sent' },
  allHere: 'Thank you. Everything has arrived.',
  allHereText: '{client} checks it now. You can still add pages, or close this page.',
  nothingAsked: 'Nothing is needed any more.',
  note: 'Note from {client}: {note}',
} as const;

export const texts = {
  requestSubject: 'Please send the proof of delivery of load {load}',
  requestText:
    '{client} needs the proof of delivery of load {load} ({route}). Still missing: {count}. Without them the load cannot be invoiced, and your own invoice has to wait.',
  requestRejected: 'What we received for {place} could not be accepted. {reason}',
  requestHow: 'Open the page below on your phone, take a photo of each signed document, or choose a PDF.',
  requestAction: 'Send proof of delivery',
  reason_illegible: 'It cannot be read.',
  reason_unsigned: 'It is not signed.',
  reason_notStamped: 'It is not stamped.',
  reason_wrongLoad: 'It belongs to another load.',
  reason_pagesMissing: 'Pages are missing.',
  reason_altered: 'Something on it was changed afterwards.',
  reason_quantitiesNotFilled: 'The quantities are not filled in.',
  reason_copyNotOriginal: 'It is a copy, and the original is needed.',
  reason_other: 'There is a problem with it.',
} as const;

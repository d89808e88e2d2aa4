export const texts = {
  heading: 'GIT Renewal Certificate',
  coverEnds: 'The current goods-in-transit (GIT) cover ends on {date}.',
  coverEnded: 'The goods-in-transit (GIT) cover ended on {date}.',
  upload: 'Send the new certificate to {client}. It will count once it has been reviewed.',
  document: 'The new certificate',
  details: 'Certificate details',
  detailsHint: 'Check these details against the document. Fields you leave empty are taken from it.',
  gap: {
    one: 'There is no cover on {from}, the day between the current cover and the new one.',
    other: 'There is no cover from {from} to {to}, the {count} days between the current cover and the new one.',
  },
  insuredDiffers:
    'The certificate names {insuredName} as the insured. {client} can accept only a certificate in the name of {carrierName}.',
} as const;

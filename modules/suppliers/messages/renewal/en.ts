export const texts = {
  heading: 'GIT Renewal Certificate',
  coverEnds: 'The present goods-in-transit (GIT) cover ends on {date}.',
  coverEnded: 'The goods-in-transit (GIT) cover ended on {date}.',
  upload: 'Send the new certificate to {client}. It will be reviewed before it counts.',
  document: 'The new certificate',
  details: 'What the certificate says',
  detailsHint: 'Compare it with the document. What you leave empty is taken from it.',
  gap: {
    one: 'On {from} nothing is insured: one day lies between the present cover and the new one.',
    other: 'From {from} to {to} nothing is insured: {count} days lie between the present cover and the new one.',
  },
  insuredDiffers:
    'The certificate names {insuredName} as the insured. {client} can only accept one in the name of {carrierName}.',
} as const;

export const texts = {
  choosePapers: 'Choose at least one document.',
  paperNotMissing: 'One of these documents is no longer missing. Reload the page and choose again.',
  papersAlreadyAsked: '{by} has already asked {email} for these documents. Send that link again instead.',
  nothingLacking: 'All these documents have arrived. There is nothing left to ask for.',
  noCarrierToAsk: 'No supplier carries this load. Ask the customer, or attach the document yourself.',
} as const;

export const texts = {
  exportNothingToPay: 'Only a document with lines and an amount above zero goes into the accounting system.',
  exportTotals: 'Net amount and VAT do not come to the total.',
  systemAddress: 'Enter an address that begins with https and leads into the internet.',
  secretAnew: 'Enter the secret again: it is only sent where it was entered for.',
  settingNotWaiting: 'This setting does not wait for a second person.',
  settingSecondPerson: 'Somebody other than who changed the setting switches it on.',
  notConnected: 'No connection is set for this company.',
  connectionFailed: 'The accounting system could not be read: {detail}',
} as const;

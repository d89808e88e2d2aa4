export const texts = {
  title: 'Incident report',
  made: 'made on {at}',
  description: 'Description',
  costs: 'Costs without VAT',
  costExpected: '{description}: {amount} expected',
} as const;

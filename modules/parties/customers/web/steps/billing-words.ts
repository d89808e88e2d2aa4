// How the form and the review say what loads, proofs of delivery and invoices of a customer need.

export const podWords = {
  EMAIL: 'podByEmail',
  PORTAL: 'podByPortal',
  INTEGRATION: 'podByIntegration',
  PAPER: 'podOnPaper',
} as const;
export const fuelWords = { BASIC: 'fuelBasic', MANUAL: 'fuelManual' } as const;

export const billingSwitches = [
  'signOnGlass',
  'isPODUploadPerReference',
  'isEveryInvoiceLineAggregated',
  'isOrderNumberRequiredForBilling',
  'isInlcudeLoadNumbersOnInvoice',
  'isLoadInspectionRequired',
  'tmsEnabled',
] as const;

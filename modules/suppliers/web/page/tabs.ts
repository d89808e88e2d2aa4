/** The parts of a supplier, in the order shown behind the first one, with their words. */
export const tabWords = {
  application: 'application',
  compliance: 'compliancePart',
  bank: 'bankPart',
  documents: 'documentsPart',
  links: 'linksPart',
  history: 'history',
} as const;
export type SupplierTab = keyof typeof tabWords;
export const tabOrder = Object.keys(tabWords) as readonly SupplierTab[];

/** The tab that an address names. */
export function tabNamed(name: unknown): SupplierTab | undefined {
  return tabOrder.find((tab) => tab === name);
}

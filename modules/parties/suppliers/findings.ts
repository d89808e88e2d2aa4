/** A finding about a supplier; those about another one carry its `keyIdentifier` in their facts. */
export { finding, type PartyFinding as SupplierFinding } from '#modules/parties/parties/findings.ts';

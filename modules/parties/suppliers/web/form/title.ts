import { useTexts } from '#platform/web/texts.ts';
import type { SupplierRecord } from '#modules/parties/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';

type Named = Pick<SupplierRecord, 'accountNumber' | 'carrierDetail'>;

/** `Supplier: Karoo Freight (KAR001)`, as specified; one that has no account number yet is named without it. */
export function useSupplierTitle(): (record: Named) => string {
  const t = useTexts(supplierDeskTexts);
  return ({ accountNumber, carrierDetail: { tradeName: name } }) =>
    accountNumber ? t('supplierTitle', { name, number: accountNumber }) : t('supplierTitleOnly', { name });
}

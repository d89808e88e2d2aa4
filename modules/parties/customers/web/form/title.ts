import { useTexts } from '#platform/web/texts.ts';
import type { ShipperRecord } from '#modules/parties/customers/contract.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';

type Named = Pick<ShipperRecord, 'accountNumber' | 'tradeName'>;

/** `Customer: Karoo Stores (C-1042)`, as specified; one that has no account number yet is named without it. */
export function useCustomerTitle(): (record: Named) => string {
  const t = useTexts(customerDeskTexts);
  return ({ accountNumber: number, tradeName: name }) =>
    number ? t('customerTitle', { name, number }) : t('customerTitleOnly', { name });
}

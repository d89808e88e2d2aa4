import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  claimOwn: 'Fez ou alterou esta reclamação. Outra pessoa tem de decidir sobre ela.',
  claimAmountMissing: 'Indique primeiro quanto é reclamado.',
  claimAboveClaimed: 'Não é aceite mais do que foi reclamado: {amount}.',
  claimEvidenceUnknown: 'Este documento não está na lista da reclamação.',
  claimNotOfSupplier: 'Só uma reclamação contra um fornecedor é descontada no seu pagamento.',
  claimInvoiceOther: 'Escolha uma fatura deste fornecedor na moeda da reclamação.',
  claimProposed: 'Já foi proposto um lançamento para esta reclamação: {number}.',
  claimNotAccepted: 'O lançamento é proposto depois de a reclamação ser aceite.',
  claimSameAccount: 'Escolha duas contas diferentes.',
  claimHandedInAhead: 'Este dia está no futuro.',
  claimBooked: 'Foi proposto um lançamento para esta reclamação. Rejeite-o antes de reabrir a reclamação.',
};

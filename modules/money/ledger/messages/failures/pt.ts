import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  unbalanced: 'O débito e o crédito diferem em {amount}.',
  journalTooShort: 'Um lançamento tem pelo menos duas linhas.',
  accountUnknown:
    'Nenhuma conta ativa tem o número {number}. Acrescente-a nas contas do razão ou corrija o número no documento.',
  accountClosed: 'A conta {number} não está ativa.',
  accountControl: 'A conta {number} só aceita documentos, não lançamentos digitados.',
  ledgerCentreMissing: 'A conta {number} exige um centro de lucro.',
  ledgerCentreInactive: 'O centro de lucro {centre} não está em uso em {date}.',
  alreadyPosted: 'Isto já foi lançado com outros valores, no lançamento {number}.',
  alreadyReversed: 'O lançamento {number} já o estornou.',
  reversalOfReversal: 'Este lançamento é ele próprio um estorno. Faça antes um lançamento novo.',
  reversedByDocument: 'Este lançamento pertence a um documento. Anule antes o documento.',
  exchangeAccountMissing: 'Nenhuma conta está definida para diferenças de câmbio. Escolha uma nas contas do razão.',
  allocationUndone: 'Esta imputação já foi anulada.',
};

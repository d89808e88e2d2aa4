import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  reference: 'Referência da proposta',
  kind: 'Tipo de proposta',
  kind_journal: 'Lançamento',
  kind_opening: 'Saldos de abertura',
  date: 'Data de lançamento',
  reverseOn: 'Estornar em',
  reason: 'Motivo',
  group: 'Lançamento',
  account: 'Conta',
  centre: 'Centro de lucro',
  text: 'Texto',
  debit: 'Débito',
  credit: 'Crédito',
  vatCode: 'IVA',
  vatCode_standard: 'Taxa normal',
  vatCode_zeroRated: 'Taxa zero',
  vatCode_exempt: 'Isento',
  vatCode_outOfScope: 'Fora do âmbito',
  loadNumber: 'Carga',
  party: 'Entidade',
  number: 'Número do documento',
  itemDate: 'Data do documento',
  dueDate: 'Data de vencimento',
  fileOfJournals: 'Lançamentos',
};

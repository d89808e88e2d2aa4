import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Betaaladvies',
  from: 'Betaal deur',
  to: 'Betaal aan',
  number: 'Ons nommer',
  day: 'Dag van betaling',
  account: 'In die rekening',
  accountEnd: '{bank}, eindig op {end}',
  document: 'Jou dokument',
  due: 'Betaalbaar',
  amount: 'Bedrag',
  creditNote: 'kredietnota',
  taken: 'afgetrek, {kind}',
  total: 'Betaal',
  page: 'Bladsy {page} van {pages}',
};

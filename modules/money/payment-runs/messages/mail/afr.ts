import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  remittanceSubject: '{company}: betaling van {amount}',
  remittanceIntro:
    '{company} het op {date} {amount} in jou rekening by {bank} wat op {end} eindig, betaal. Ons nommer is {number}. Dit betaal hierdie dokumente:',
  remittanceMore: 'Verdere dokumente: {count}. Die aangehegte betaaladvies lys almal.',
  remittanceAsk: 'As iets nie reg is nie, antwoord op hierdie e-pos.',
  remittanceTaken: '{number}, afgetrek, {kind}: {amount} ({reason})',
  deduction_damage: 'skade',
  deduction_short: 'kort aflewering',
  deduction_advanceFuel: 'brandstofvoorskot',
  deduction_advanceCash: 'kontantvoorskot',
  deduction_disputed: 'in dispuut',
  deduction_other: 'ander',
};

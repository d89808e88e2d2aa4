import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  creditSubject: 'Jou kredietlimiet by {company}',
  creditIntro: '{company} bied {shipperName} ’n ander kredietlimiet aan.',
  creditAsk:
    'Maak die bladsy oop, kyk na die nuwe limiet, en aanvaar dit of wys dit af. Niks verander voordat jy geantwoord het nie.',
  creditAction: 'Sien die nuwe limiet',
  effectiveSubject: 'Jou nuwe kredietlimiet by {company} geld',
  effectiveIntro:
    'Die kredietlimiet van {shipperName} by {company}, rekening {accountNumber}, is van vandag af {limit}.',
  effectiveUntil: 'Dit is ’n tydelike limiet en eindig op {date}. Daarna geld die vorige limiet weer.',
  acknowledged: 'Kredietlimietverandering is suksesvol ingedien',
};

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
  declinedSubject: 'Jy het ’n nuwe kredietlimiet by {company} van die hand gewys',
  declinedIntro:
    '{company} het jou antwoord: die nuwe kredietlimiet van {limit} vir {shipperName}, rekening {accountNumber}, is van die hand gewys. Jou huidige limiet bly soos dit is.',
  declinedComment: 'Jy het geskryf: {comment}',
  declinedWarning: 'Laat weet ons dadelik as dit nie jy was nie.',
  acknowledged: 'Kredietlimietverandering is suksesvol ingedien',
};

import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  periodClosed: '{date} is gesluit vir boekings. Die eerste oop dag is {open}.',
  periodNoneOpen: '{date} is gesluit vir boekings, en geen latere maand is oop nie. Vra dat ’n maand oopgemaak word.',
  periodHeld: '{date} word teruggehou: net mense wat boekingstydperke mag verander, mag daarin boek.',
  periodsMissing: 'Geen boekjaar het hierdie dag nie. Voeg die volgende 12 maande by boekingstydperke by.',
  postingBlocked: 'Dit verhinder die sluiting: {count}. Handel dit eers af.',
  closingReasonMissing: 'Sê hoekom die maand gesluit word terwyl iets nog oop is.',
  reopeningReasonMissing: 'Sê hoekom die maand weer oopgemaak word.',
  ownClosing: 'Jy het hierdie maand self gesluit. ’n Tweede persoon moet dit weer oopmaak.',
  reopeningNeedsSecondFactor:
    'Stel eers ’n tweede faktor in jou profiel op: dit word gevra wanneer ’n geslote maand weer oopgemaak word.',
  earlierMonthOpen: 'Sluit eers die maande voor dit: {month} is nog oop.',
  yearAhead: 'Die volgende 12 maande is reeds daar, tot {date}. Voeg die jaar daarna by sodra hulle begin het.',
  postingStateNotReached: 'Hierdie maand kan nie van sy huidige toestand na daardie een gaan nie.',
};

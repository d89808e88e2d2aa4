import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  offerSubject: '{company}: ’n vrag van {origin} na {destination}',
  offerIntro: '{company} bied jou vrag {loadNumber} van {origin} na {destination} aan. Dit laai op {date}.',
  offerAsk: 'Aanvaar dit, wys dit af of noem ’n ander prys voor {date}. Daarna verval die aanbod.',
  offerAction: 'Sien die aanbod',
  confirmedSubject: '{company}: die vrag van {origin} na {destination} is joune',
  confirmedIntro: '{company} bevestig vrag {loadNumber} van {origin} na {destination} vir jou.',
  confirmedAmount:
    'Die ooreengekome bedrag is {amount} sonder BTW. Noem asseblief die voertuig en die bestuurder op die bladsy.',
  nameAction: 'Noem voertuig en bestuurder',
  supersededSubject: '{company}: die vrag van {origin} na {destination} is geneem',
  supersededIntro:
    '’n Ander vervoerder het vrag {loadNumber} van {origin} na {destination} geneem. Dankie dat jy daarna gekyk het; jy hoef niks te doen nie. {company} sal jou weer vra.',
  withdrawnSubject: '{company}: die vrag van {origin} na {destination} is teruggetrek',
  withdrawnIntro:
    '{company} het die aanbod van vrag {loadNumber} van {origin} na {destination} teruggetrek. Jy hoef niks te doen nie.',
  counterRefusedSubject: '{company}: jou prys vir {origin} na {destination}',
  counterRefusedIntro:
    '{company} kan nie die prys aanvaar wat jy vir vrag {loadNumber} van {origin} na {destination} genoem het nie.',
  counterStands: 'Die oorspronklike aanbod geld nog tot {date}.',
  counterRefusedLateSubject: '{company}: jou prys vir {origin} na {destination}',
  counterRefusedLateIntro:
    '{company} kan nie die prys aanvaar wat jy vir vrag {loadNumber} van {origin} na {destination} genoem het nie, en die aanbod het verval. Jy hoef niks te doen nie.',
  exhaustedSubject: 'Niemand het vrag {loadNumber} geneem nie',
  exhaustedIntro:
    'Elke verskaffer het vrag {loadNumber} van {origin} na {destination} afgewys, of nie betyds geantwoord nie. Dit kan weer weggegee word.',
  counteredSubject: '’n Ander prys vir vrag {loadNumber}',
  counteredIntro: '{supplier} sal vrag {loadNumber} vir {amount} in plaas van {offered} neem, en wag vir jou antwoord.',
  attentionSubject: 'Vrag {loadNumber} is aanvaar maar nie bespreek nie',
  attentionIntro:
    '{supplier} het vrag {loadNumber} aanvaar, maar iets staan nou daarteen. Stel dit reg en bespreek die vrag, of trek die aanbod terug.',
  openLoad: 'Maak die vrag oop',
};

import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  noEligibleSupplier:
    'Geen van die gekose verskaffers mag hierdie vrag neem nie. Kyk wat teen elkeen staan, of kies ander.',
  oneSupplierOnly: '’n Enkele aanbod gaan na een verskaffer. Kies een, of ’n ander manier om te vra.',
  tenderGone: 'Hierdie vrag is nie meer hier op aanbod nie. Iemand anders het dit geneem, of dit is teruggetrek.',
  tenderExpired:
    'Die tyd vir hierdie aanbod was om {at} verby. Jou antwoord is aangeteken en word aan die beplanner gewys, maar die aanbod geld nie meer nie.',
  tenderChanged: 'Die vrag het verander sedert dit aangebied is. Vra vir ’n nuwe aanbod, of stuur dit weer.',
  tenderNotWon: 'Voertuig en bestuurder kan genoem word sodra die vrag vir jou bespreek is.',
  ownResourceTaken: '{resource} is tot {until} op jou vrag {loadNumber}. Kies ’n ander een.',
  stillNotBookable: {
    one: 'Die vrag kan nog nie vir hierdie verskaffer bespreek word nie. Een reël staan daarteen.',
    other: 'Die vrag kan nog nie vir hierdie verskaffer bespreek word nie. {count} reëls staan daarteen.',
  },
  tenderOnHold: 'Die vrag word vir krediet teruggehou. Gee dit eers vry, en bespreek dit dan.',
  counterSame: 'Dit is die bedrag wat aangebied is. Aanvaar dit, of vul ’n ander bedrag in.',
  tenderNoEmail: 'Die verskaffer het geen e-posadres vir aanbiedinge van vragte nie.',
  tenderNoMobile: 'Die verskaffer het geen selfoonnommer waarheen ’n kode gestuur kan word nie.',
  tenderNoIntegration:
    'Die verskaffer se stelsel is nie gekoppel nie: ’n liggingsnommer, ’n eie toegangsteken of ’n webhaak vir aanbiedinge ontbreek.',
};

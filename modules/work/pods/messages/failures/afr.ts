import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  podOwnUpload: 'U het ’n bladsy van hierdie bewys van aflewering gebring, dus moet iemand anders dit aanvaar.',
  podTooEarly: 'Die voertuig het nog nie vertrek nie. ’n Bewys kan bygevoeg word sodra die vrag versend is.',
  podPlaceTaken:
    'Daar is reeds ’n bewys van aflewering by hierdie stop. Voeg die bladsye daarby, of kies ’n ander plek.',
  stopNotOfPod: 'Kies ’n laai- of afleweringspunt van hierdie vrag.',
  referenceUnknown: 'Die stop het nie ’n dokument met hierdie nommer nie. Kies een uit die lys.',
  exceptionQuantityMissing: 'Tik in hoeveel dit was.',
  undoTooLate: 'Dit is te laat om dit terug te neem. Heropen eerder die bewys van aflewering.',
  podBilled: 'Die vrag is reeds gefaktureer. Die bewys van aflewering kan nie meer heropen word nie.',
  nothingMissing: 'Niks van hierdie vrag ontbreek nie, dus is daar niks om voor te vra nie.',
  noPodRecipient: 'Daar is geen e-posadres met ’n selfoonnommer om te vra nie. Tik in wie gevra moet word.',
  pagesDiffer: 'Elke bladsy van die bewys moet een keer genoem word.',
  splitPages: 'Kies ’n paar van die bladsye, en laat ten minste een oor.',
  podsShareFile: 'Albei bevat reeds dieselfde bladsy. Skei dit eers af.',
  nothingToSend: 'Niks van hierdie vrag is al aanvaar nie, dus is daar niks om te stuur nie.',
  packUndecided: 'Niemand weet of die laaste e-pos aangekom het nie. Sê eers of dit het.',
  packUnderWay: 'Hierdie bewyse van aflewering word nou gestuur. Wag totdat dit klaar is.',
  noPackRecipient:
    'Die kliënt het geen kontakpersoon vir finansies met ’n e-posadres nie. Voeg een by, of tik ’n adres in.',
  noPackMobile: 'Die kliënt het geen selfoonnommer vir die kode nie. Voeg een by sy kontakpersoon vir finansies.',
  packNotDrawable:
    '’n Bladsy van hierdie bewyse van aflewering kan nie gelees word nie. Heropen die bewys en laai die bladsy weer op.',
  packInterrupted: 'Die bediener het gestop terwyl die e-pos oorhandig is. Dit het dalk aangekom.',
  invalidHost: 'Tik die naam van die posbediener in, byvoorbeeld imap.example.com.',
  invalidPort: 'Tik ’n poort tussen 1 en 65535 in; IMAP oor TLS het 993.',
};

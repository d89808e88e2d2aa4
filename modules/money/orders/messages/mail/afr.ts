import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  orderSubject: '{company}: bestelling {orderNumber}',
  orderIntro: '{company} bestel by {carrierName} wat in die aangehegte bestelling {orderNumber} staan.',
  orderAsk: 'Meld asseblief die nommer op jou afleweringsnota en jou faktuur. Antwoord hierdie e-pos as jy vrae het.',
  revisedSubject: '{company}: bestelling {orderNumber} het verander',
  revisedIntro: '{company} het bestelling {orderNumber} verander. Die aangehegte hersiening vervang die vorige een.',
  revisedAsk: 'Werk asseblief volgens die aangehegte een. Antwoord hierdie e-pos as jy vrae het.',
  cancelledSubject: '{company}: bestelling {orderNumber} is gekanselleer',
  cancelledIntro: '{company} kanselleer bestelling {orderNumber}. Moet asseblief niks daarvan aflewer nie.',
  workIntro: '{company} vra {carrierName} vir die werk wat die aangehegte bestelling {orderNumber} beskryf.',
  workAsk:
    'Meld asseblief die nommer op jou werkkaart en jou faktuur, met die lesing van die afstandmeter. Antwoord hierdie e-pos as jy vrae het.',
  workCancelledIntro: '{company} kanselleer bestelling {orderNumber}. Moet asseblief niks meer daarvan doen nie.',
};

import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  rightNotYours: 'Jy kan slegs regte gee wat jy self het en wat ander stelsels mag gebruik.',
  lastDayPassed: 'Hierdie dag is verby. Kies ’n latere dag, of laat die veld leeg.',
  tokenNameTaken: '’n Token met hierdie naam bestaan reeds. Kies ’n ander naam, of herroep eers daardie token.',
  tokenRevokedAlready: 'Hierdie token is reeds herroep.',
  webhookAddress: 'Voer ’n volledige adres in wat met https:// begin, sonder ’n gebruikersnaam of wagwoord.',
  webhookAddressPrivate:
    'Hierdie adres lei na ’n private netwerk. Voer ’n adres in wat van die internet af bereik kan word.',
  webhookEventNotYours: 'Jy kan slegs gebeure kies oor rekords wat jy mag sien.',
  webhookPaused: 'Die eindpunt is gepouseer. Begin dit weer, en stuur dan.',
  webhookStateAlready: 'Die eindpunt is reeds in hierdie toestand. Herlaai die bladsy.',
  deliveryUnderWay: 'Hierdie aflewering word nog gestuur. Wag totdat dit klaar is.',
};

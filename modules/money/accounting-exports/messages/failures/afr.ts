import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  exportNothingToPay: 'Slegs ’n dokument met reëls en ’n bedrag bo nul gaan na die rekeningkundige stelsel.',
  exportTotals: 'Netto bedrag en BTW kom nie op die totaal uit nie.',
  systemAddress: 'Voer ’n adres in wat met https begin en na die internet lei.',
  secretAnew: 'Voer die geheim weer in: dit word net gestuur waarvoor dit ingevoer is.',
  settingNotWaiting: 'Hierdie instelling wag nie vir ’n tweede persoon nie.',
  settingSecondPerson: 'Iemand anders as wie die instelling verander het, skakel dit aan.',
  notConnected: 'Geen verbinding is vir hierdie maatskappy gestel nie.',
  connectionFailed: 'Die rekeningkundige stelsel kon nie gelees word nie: {detail}',
};

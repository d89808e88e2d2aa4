import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  pausedSubject: '’n Webhook-eindpunt is gepouseer',
  pausedIntro:
    'Die eindpunt by {host} het {days} dae lank niks aanvaar nie, daarom het ons dit gepouseer. Nuwe gebeure word gehou en gaan uit wanneer jy dit weer begin.',
  pausedAsk: 'Kyk of die ontvangende stelsel werk, en begin dan die eindpunt weer.',
  givenUpSubject: '’n Webhook kon nie afgelewer word nie',
  givenUpIntro:
    'Die eindpunt by {host} het ’n gebeurtenis ná verskeie pogings oor omtrent ’n dag nie aanvaar nie. Ons probeer nie meer om hierdie gebeurtenis af te lewer nie.',
  givenUpAsk: 'Kyk na die antwoorde in die logboek, herstel die oorsaak, en stuur die gebeurtenis weer.',
  action: 'Maak die afleweringslogboek oop',
};

import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  rightNotYours:
    'Vous ne pouvez donner que des droits que vous détenez vous-même et que d’autres systèmes peuvent utiliser.',
  lastDayPassed: 'Ce jour est passé. Choisissez un jour ultérieur ou laissez le champ vide.',
  tokenNameTaken: 'Un jeton porte déjà ce nom. Choisissez un autre nom ou révoquez d’abord ce jeton.',
  tokenRevokedAlready: 'Ce jeton a déjà été révoqué.',
  webhookAddress: 'Saisissez une adresse complète qui commence par https://, sans nom d’utilisateur ni mot de passe.',
  webhookAddressPrivate: 'Cette adresse mène à un réseau privé. Saisissez une adresse accessible depuis Internet.',
  webhookEventNotYours: 'Vous ne pouvez choisir que des événements sur des enregistrements que vous pouvez voir.',
  webhookPaused: 'Le point de réception est en pause. Reprenez-le, puis envoyez.',
  webhookStateAlready: 'Le point de réception est déjà dans cet état. Actualisez la page.',
  deliveryUnderWay: 'Cette livraison est encore en cours d’envoi. Attendez qu’elle soit terminée.',
};

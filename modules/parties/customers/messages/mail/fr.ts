import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  inviteSubject: 'Demandez un crédit à {company}',
  inviteIntro: '{company} vous invite à vous inscrire comme client. Cela prend une dizaine de minutes.',
  inviteNeeded:
    'Préparez : le numéro d’immatriculation et de TVA, les numéros d’identité des dirigeants, jusqu’à quatre références commerciales, vos coordonnées bancaires et une lettre de confirmation de votre banque (PDF, de moins de trois mois).',
  inviteAction: 'Ouvrir l’inscription',

  editSubject: 'Vérifiez vos données de client auprès de {company}',
  editIntro: '{company} vous demande de vérifier les données de {shipperName} et de corriger ce qui a changé.',
  editAction: 'Ouvrir vos données',

  questionSubject: '{company} a besoin d’informations complémentaires',
  questionIntro: 'Avant de décider de votre demande, nous avons besoin de ceci :',
  questionAction: 'Répondre',

  receivedSubject: 'Votre demande nous est parvenue',
  receivedIntro: 'Merci. La demande de {shipperName} est parvenue à {company}.',
  receivedReference: 'Votre référence est {reference}.',
  receivedAction: 'Voir l’état et votre copie',
  receivedNext: 'Elle va maintenant être examinée. Vous recevrez un e-mail avec le résultat.',

  approvedSubject: 'Vous êtes client de {company}',
  approvedIntro:
    'La demande de {shipperName} est approuvée. Votre numéro de compte chez {company} est {accountNumber}.',
  approvedCredit: 'Limite de crédit : {limit}. Le paiement est dû {days} jours après la facture.',
  approvedCash: 'Limite de crédit : {limit}. Le paiement est dû à la livraison.',
  approvedConditions: 'Conditions : {conditions}',

  declinedSubject: 'Votre demande auprès de {company}',
  declinedIntro: 'La demande de {shipperName} n’a pas été approuvée. Le motif :',
  declinedNext: 'Si vous pouvez y remédier, contactez-nous.',

  bankChangedSubject: 'Les coordonnées bancaires de {shipperName} ont changé',
  bankChangedIntro:
    'Les coordonnées bancaires de {shipperName} chez {company} ont changé. Elles ne comptent qu’après confirmation par une deuxième personne.',
  bankChangedWarning: 'Si ce n’est pas vous, prévenez-nous tout de suite.',
  bankChangedSms:
    '{company} : vos coordonnées bancaires ont changé. Si ce n’est pas vous, prévenez-nous tout de suite : {support}',

  submitted: 'L’inscription est réussie. Votre demande sera examinée et vous recevrez un e-mail avec le résultat.',
  saved: 'Le client {shipperName} a été enregistré.',
};

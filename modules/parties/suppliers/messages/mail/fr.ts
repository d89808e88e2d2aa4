import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  inviteSubject: 'Inscrivez-vous comme fournisseur de {company}',
  inviteIntro: '{company} vous invite à vous inscrire comme fournisseur. Cela prend une dizaine de minutes.',
  inviteNeeded:
    'Préparez : le numéro d’immatriculation et de TVA, les numéros d’identité des dirigeants, les coordonnées bancaires et, si vous transportez des marchandises, votre certificat d’assurance des marchandises en transit (GIT).',
  inviteAction: 'Ouvrir l’inscription',

  editSubject: 'Vérifiez vos données de fournisseur auprès de {company}',
  editIntro: '{company} vous demande de vérifier les données de {carrierName} et de corriger ce qui a changé.',
  editAction: 'Ouvrir vos données',

  questionSubject: '{company} a besoin d’informations complémentaires',
  questionIntro: 'Avant de décider de votre inscription, nous avons besoin de ceci :',
  questionAction: 'Répondre',

  receivedSubject: 'Votre inscription nous est parvenue',
  receivedIntro: 'Merci. L’inscription de {carrierName} est parvenue à {company}.',
  receivedReference: 'Votre référence est {reference}.',
  receivedAction: 'Voir l’état et votre copie',
  receivedNext: 'Elle va maintenant être examinée. Vous recevrez un e-mail avec le résultat.',

  approvedSubject: 'Vous êtes fournisseur de {company}',
  approvedIntro:
    'L’inscription de {carrierName} est approuvée. Votre numéro de compte chez {company} est {accountNumber}.',

  rejectedSubject: 'Votre inscription auprès de {company}',
  rejectedIntro: 'L’inscription de {carrierName} n’a pas été approuvée. Le motif :',
  rejectedNext: 'Si vous pouvez y remédier, contactez-nous.',

  certificateRejectedSubject: 'Votre certificat GIT n’a pas été accepté',
  certificateRejectedIntro: 'Le certificat GIT de {carrierName} n’a pas été accepté. Le motif :',
  certificateRejectedNext: 'Merci de nous en envoyer un nouveau.',

  renewalSubject: 'Nouveau certificat GIT de {carrierName}',
  renewalIntro: '{company} vous demande le certificat actuel des marchandises en transit (GIT) de {carrierName}.',
  renewalAction: 'Envoyer le certificat',
  coverEndsSubject: 'La couverture GIT de {carrierName} prend fin le {date}',
  coverEndsIntro: {
    one: 'La couverture des marchandises en transit (GIT) de {carrierName} auprès de {company} prend fin demain, le {date}.',
    other:
      'La couverture des marchandises en transit (GIT) de {carrierName} auprès de {company} prend fin dans {count} jours, le {date}.',
  },
  coverEndsTodayIntro:
    'La couverture des marchandises en transit (GIT) de {carrierName} auprès de {company} prend fin aujourd’hui, {date}.',
  coverEndsNext:
    'Merci d’envoyer le nouveau certificat. Sans lui, aucun chargement ne pourra vous être confié après le {date}.',
  coverEndedSubject: 'La couverture GIT de {carrierName} a pris fin',
  coverEndedIntro:
    'La couverture des marchandises en transit (GIT) de {carrierName} auprès de {company} a pris fin le {date}.',
  coverEndedNext: 'Tant qu’un nouveau certificat n’est pas approuvé, aucun chargement ne peut vous être confié.',
  renewalReceivedSubject: 'Votre certificat GIT nous est parvenu',
  renewalReceivedIntro:
    'Merci. Le nouveau certificat GIT de {carrierName} est parvenu à {company}. Il sera examiné prochainement.',

  coverChangedSubject: {
    one: 'La couverture GIT de {count} fournisseur a changé le {date}',
    other: 'La couverture GIT de {count} fournisseurs a changé le {date}',
  },
  coverChangedEnded: {
    one: 'Sa couverture des marchandises en transit (GIT) a pris fin. Depuis le {date}, aucun chargement ne peut lui être confié :',
    other:
      'Leur couverture des marchandises en transit (GIT) a pris fin. Depuis le {date}, aucun chargement ne peut leur être confié :',
  },
  coverChangedRestored: {
    one: 'De nouveau couvert depuis le {date} ; des chargements peuvent lui être confiés :',
    other: 'De nouveau couverts depuis le {date} ; des chargements peuvent leur être confiés :',
  },
  coverChangedMore: {
    one: 'et {count} de plus',
    other: 'et {count} de plus',
  },
  coverChangedAction: 'Voir qui n’est pas couvert',

  bankChangedSubject: 'Les coordonnées bancaires de {carrierName} ont changé',
  bankChangedIntro:
    'Les coordonnées bancaires de {carrierName} chez {company} ont changé. Elles ne seront utilisées qu’après confirmation par une deuxième personne.',
  bankChangedWarning: 'Si ce n’est pas vous, prévenez-nous tout de suite.',
  bankChangedSms:
    '{company} : vos coordonnées bancaires ont changé. Si ce n’est pas vous, prévenez-nous tout de suite : {support}',

  submitted: 'L’inscription est réussie. Votre demande sera examinée et vous recevrez un e-mail avec le résultat.',
  renewalSubmitted: 'Le certificat GIT a été envoyé avec succès et sera examiné prochainement',
  saved: 'Le fournisseur {carrierName} a été enregistré.',
  savedShareWaits:
    '{carrierName} a été enregistré. le nouveau taux à payer attend l’approbation d’une deuxième personne.',
};

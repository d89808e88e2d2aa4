import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  inviteSubject: 'Demandez un compte de crédit chez {company}',
  inviteIntro:
    '{company} invite {contractorName} à demander un compte de crédit comme sous-traitant. Cela prend environ quinze minutes.',
  inviteNeeded:
    'Préparez : numéro d’immatriculation et de TVA, numéros d’identité et adresses des dirigeants, coordonnées bancaires, nom et adresse de votre commissaire aux comptes, et votre certificat de marchandises en transit (GIT).',
  inviteAction: 'Ouvrir la demande',
  editSubject: 'Mettez à jour votre demande chez {company}',
  editIntro:
    '{company} vous demande de vérifier la demande de {contractorName}, de corriger ce qui a changé et de la signer de nouveau.',
  editAction: 'Ouvrir votre demande',
  questionSubject: '{company} a besoin d’autres informations de votre part',
  questionIntro: 'Avant de décider de votre demande, il nous faut ceci :',
  questionAction: 'Répondre',
  receivedSubject: 'Votre demande nous est parvenue',
  receivedIntro: 'Merci. La demande de {contractorName} est parvenue à {company}.',
  receivedReference: 'Votre référence est {reference}.',
  receivedAction: 'Voir l’état et votre copie',
  receivedNext: 'Elle va maintenant être examinée. Vous recevrez un e-mail avec le statut.',
  approvedSubject: 'Votre demande chez {company} est approuvée',
  approvedIntro:
    'La demande de {contractorName} chez {company} est approuvée. Votre numéro de compte est {accountNumber}.',
  approvedCredit: 'Votre limite de crédit est de {limit}.',
  approvedTerm: {
    one: 'Le paiement est dû {count} jour après le relevé.',
    other: 'Le paiement est dû {count} jours après le relevé.',
  },
  rejectedSubject: 'Votre demande chez {company}',
  rejectedIntro: 'La demande de {contractorName} n’a pas été approuvée. La raison :',
  rejectedNext: 'Si vous pouvez y remédier, contactez-nous.',
  bankChangedSubject: 'Les coordonnées bancaires de {contractorName} ont changé',
  bankChangedIntro:
    'Les coordonnées bancaires de {contractorName} chez {company} ont été modifiées avec la demande qui nous est parvenue. Elles ne comptent qu’une fois celle-ci approuvée.',
  bankChangedWarning: 'Si ce n’est pas vous, prévenez-nous tout de suite.',
  bankChangedSms:
    '{company} : vos coordonnées bancaires ont changé. Si ce n’est pas vous, prévenez-nous tout de suite : {support}',
  submitted: 'Votre demande sera examinée. Un e-mail avec le statut sera envoyé.',
  saved: 'La demande de {contractorName} a été enregistrée.',
};

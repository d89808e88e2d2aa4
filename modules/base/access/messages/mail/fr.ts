import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  resetSubject: 'Définir un nouveau mot de passe',
  resetIntro:
    'Quelqu’un a demandé un nouveau mot de passe pour {account}. Si c’est vous, utilisez le bouton ci-dessous dans les 30 minutes.',
  resetCode: 'Ou saisissez ce code sur la page de connexion : {code}. Il est valable 10 minutes.',
  resetIgnore: 'Si ce n’est pas vous, ignorez ce message ; votre mot de passe reste le même.',
  resetAction: 'Définir un nouveau mot de passe',
  changedSubject: 'Votre mot de passe a été modifié',
  changedIntro:
    'Le mot de passe de {account} a été modifié et toutes les sessions ont été fermées. Si ce n’est pas vous, prévenez tout de suite votre administrateur.',
  invitationSubject: 'Votre compte chez {company}',
  invitationIntro:
    '{inviter} vous a créé un compte chez {company}. Votre nom d’utilisateur est {account}. Choisissez votre mot de passe avec le bouton ci-dessous.',
  invitationValid: {
    one: 'Le lien peut servir une fois, pendant {count} jour.',
    other: 'Le lien peut servir une fois, pendant {count} jours.',
  },
  invitationAction: 'Choisir un mot de passe',
};

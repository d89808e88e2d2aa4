import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  notOpened: 'Le formulaire n’a pas pu être ouvert',
  awayTitle: 'Confirmez à nouveau votre numéro',
  awayText: 'Vous avez été absent un moment. Ce que vous avez saisi est toujours là.',
  exitTitle: 'Vous n’avez pas accepté les conditions',
  exitText: 'Sans elles, nous ne pouvons pas continuer. Votre lien reste valable, vous pouvez y revenir.',
  exitBack: 'Relire les conditions',
  questionOf: '{client} demande',
  editNotice: 'Voici les informations dont dispose {client}. Corrigez ce qui a changé, puis soumettez.',
  restored: 'Votre brouillon est de retour. Vous reprenez là où vous en étiez.',
  doneText: 'Vos informations ont été envoyées à {client}.',
  whatNext: 'Et maintenant ?',
  nextReview: '{client} vérifie ce que vous avez envoyé.',
  nextQuestion: 'S’il manque quelque chose, vous recevrez un e-mail avec un lien vers ce point précis.',
  nextDecision: 'La décision vous parviendra par e-mail à {email}.',
  sentReviewed: 'Rien n’est encore décidé : {client} vérifie d’abord vos informations et vous répond par e-mail.',
  otherAdded: 'Quelqu’un d’autre remplit aussi ce formulaire. Ce qui a été saisi à {time} a été ajouté ici.',
  otherChanged: 'Quelqu’un d’autre a modifié ceci à {time}, et vous aussi. L’autre personne a saisi :',
  keepMine: 'Garder le mien',
  takeTheirs: 'Prendre le sien',
  otherBeforeSubmit: 'Quelqu’un d’autre a modifié ce formulaire à {time}. Vérifiez-le, puis soumettez de nouveau.',
};

import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  invoiceSubject: 'Envoyez votre facture à {client}',
  invoiceText: {
    one: '{client} attend votre facture pour {count} chargement livré.',
    other: '{client} attend vos factures pour {count} chargements livrés.',
  },
  invoiceHow:
    'Ouvrez la page ci-dessous sur votre téléphone. Photographiez la facture, saisissez son numéro et son total, et choisissez les chargements.',
  invoiceAction: 'Envoyer une facture',
  statementSubject: '{client} : relevé du {from} au {to}',
  statementText: {
    one: '{client} a dressé la liste de ce qui vous est dû pour {count} chargement livré du {from} au {to}.',
    other: '{client} a dressé la liste de ce qui vous est dû pour {count} chargements livrés du {from} au {to}.',
  },
  statementHow:
    'Ouvrez la page ci-dessous. Dites pour chaque chargement s’il est juste, et envoyez votre facture avec son numéro.',
  statementAction: 'Répondre au relevé',
};

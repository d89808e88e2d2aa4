import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  bankAccountTaken: 'Le compte bancaire {name} a déjà ce numéro et cette devise.',
  bankAccountCurrency:
    'Des lignes de ce compte ont été lues en {currency}. Ajoutez un autre compte pour une autre devise.',
  bankAccountNotAsset: 'Choisissez un compte actif de la classe actif.',
  lineSettled: 'Cette ligne bancaire est déjà réglée.',
};

import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  partnerTaken: 'Un autre système actif de ce type est déjà défini. Désactivez-le d’abord.',
  partnerCustomer: 'Choisissez le client dont c’est le système.',
  partnerAddress: 'Saisissez une adresse publique qui commence par https.',
  compareElsewhere: 'Les échanges avec le système comptable se comparent sur leur propre écran.',
  partnerElsewhere: 'Le système comptable se règle sur son propre écran.',
};

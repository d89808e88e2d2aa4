import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ask: 'Demander à un collègue de remplir cette étape',
  how: 'Envoyez-lui cette page. Le code à usage unique arrive toujours au {number} : soyez prêt à le transmettre. Vous pouvez remplir le formulaire à deux.',
  subject: 'Formulaire pour {client}',
  message:
    'Aidez-moi à remplir le formulaire pour {client}. Quand il demande un code, celui-ci arrive à mon numéro {number} : demandez-le-moi.',
  mail: 'E-mail',
  copy: 'Copier',
  copied: 'Copié.',
};

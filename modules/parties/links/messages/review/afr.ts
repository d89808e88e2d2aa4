import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  reviewTitle: 'Gaan na voor jy indien',
  reviewHint: 'Niks is nog gestuur nie. Tik op Wysig om ’n afdeling reg te stel.',
  edit: 'Wysig',
  editSection: 'Wysig: {title}',
  nothingEntered: 'Niks ingevul nie.',
  noDirectors: 'Sonder die direkteure kan {client} nie die nagaan voltooi nie, en sal jou daarvoor vra.',
  noBank: 'Sonder ’n bankrekening kan {client} jou nie betaal nie.',
  noLetter: 'Sonder ’n rekening en die bank se brief duur die goedkeuring van krediet langer.',
  noContacts: 'Sonder ’n kontak weet {client} nie waarheen om fakture en vrae te stuur nie.',
  noCertificate: 'Die GIT-sertifikaat ontbreek. Daarsonder kan {client} nie vragte aan jou aanbied nie.',
  onFile: 'Die nommer op rekord bly.',
};

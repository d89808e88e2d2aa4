import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  invoiceSubject: 'Stuur u faktuur aan {client}',
  invoiceText: {
    one: '{client} wag vir u faktuur vir {count} afgelewerde vrag.',
    other: '{client} wag vir u fakture vir {count} afgelewerde vragte.',
  },
  invoiceHow:
    'Maak die bladsy hieronder op u foon oop. Neem ’n foto van die faktuur, voer die nommer en totaal in, en kies die vragte.',
  invoiceAction: 'Stuur ’n faktuur',
  statementSubject: '{client}: staat {from} tot {to}',
  statementText: {
    one: '{client} het gelys wat aan u geskuld word vir {count} vrag wat van {from} tot {to} afgelewer is.',
    other: '{client} het gelys wat aan u geskuld word vir {count} vragte wat van {from} tot {to} afgelewer is.',
  },
  statementHow: 'Maak die bladsy hieronder oop. Sê vir elke vrag of dit reg is, en stuur u faktuur met sy nommer.',
  statementAction: 'Beantwoord die staat',
};

import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  accountHasMoney: 'Ce compte porte {amount}. Passez ce montant ailleurs avant de désactiver le compte.',
  accountHasLines: 'Des écritures existent sur ce compte : son numéro, sa classe et son usage restent tels quels.',
  accountRoleTaken: 'Le compte {number} sert déjà à cela. Chaque usage a un seul compte.',
};

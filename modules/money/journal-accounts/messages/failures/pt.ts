import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  accountHasMoney: 'Esta conta tem um saldo de {amount}. Lance-o noutra conta antes de a desativar.',
  accountHasLines: 'Já houve lançamentos nesta conta: o número, a classe e o uso mantêm-se.',
  accountRoleTaken: 'A conta {number} já é usada para isto. Cada uso tem uma conta.',
};

import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  partnerTaken: 'Já está definido outro sistema ativo deste tipo. Desative-o primeiro.',
  partnerCustomer: 'Escolha o cliente a quem o sistema pertence.',
  partnerAddress: 'Indique um endereço público que comece por https.',
  compareElsewhere: 'As trocas com o sistema de contabilidade são comparadas no seu próprio ecrã.',
  partnerElsewhere: 'O sistema de contabilidade é definido no seu próprio ecrã.',
};

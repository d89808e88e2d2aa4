import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ownRepair: 'Foi você quem fez esta reparação. Outra pessoa tem de a verificar.',
  criticalNotDeferred:
    'Uma avaria crítica não pode ser adiada. Repare-a, ou peça a alguém com esse direito que declare que não precisa de reparação.',
  criticalOpen: 'Há avarias críticas em aberto: {numbers}. Repare-as e verifique-as primeiro.',
  dateNotAhead: 'Escolha um dia depois de hoje.',
};

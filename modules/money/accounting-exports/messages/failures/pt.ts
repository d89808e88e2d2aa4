import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  exportNothingToPay: 'Só um documento com linhas e um montante acima de zero vai para o sistema de contabilidade.',
  exportTotals: 'O valor líquido e o IVA não perfazem o total.',
  systemAddress: 'Introduza um endereço que comece por https e leve à internet.',
  secretAnew: 'Introduza o segredo de novo: só é enviado para onde foi introduzido.',
  settingNotWaiting: 'Esta definição não espera por uma segunda pessoa.',
  settingSecondPerson: 'Quem a ativa é outra pessoa que não quem alterou a definição.',
  notConnected: 'Não há ligação definida para esta empresa.',
  connectionFailed: 'Não foi possível ler o sistema de contabilidade: {detail}',
};

import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  pausedSubject: 'Um ponto de receção de webhooks foi posto em pausa',
  pausedIntro:
    'O ponto de receção em {host} não aceitou nada durante {days} dias, por isso pusemo-lo em pausa. Os novos eventos são guardados e seguem quando o retomar.',
  pausedAsk: 'Verifique se o sistema recetor funciona e depois retome o ponto de receção.',
  givenUpSubject: 'Não foi possível entregar um webhook',
  givenUpIntro:
    'O ponto de receção em {host} não aceitou um evento após várias tentativas durante cerca de um dia. Deixámos de tentar entregar este evento.',
  givenUpAsk: 'Veja as respostas no registo, corrija a causa e envie o evento novamente.',
  action: 'Abrir o registo de entregas',
};

import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  tripDone: 'A viagem terminou',
  tripDoneSent: 'Tudo foi enviado. Obrigado.',
  tripDoneWaiting: 'Uma parte ainda espera neste telemóvel. Mantenha esta página até dizer “Enviado”.',
  offlineTitle: 'Sem rede. Continue a trabalhar.',
  offlineText: 'Tudo fica neste telemóvel e é enviado sozinho, com as horas em que carregou.',
  offlineWaiting: {
    one: 'Um registo à espera neste telemóvel. É enviado sozinho, com a hora em que carregou.',
    other: '{count} registos à espera neste telemóvel. São enviados sozinhos, com as horas em que carregou.',
  },
  notKeptTitle: 'Mantenha esta página aberta',
  notKeptText:
    'Este telemóvel não tem espaço, ou a janela é privada. O que não foi enviado perde-se se fechar a página.',
  clockTitle: 'O relógio deste telemóvel está errado',
  clockAhead: 'Está {time} adiantado. Ponha-o em automático. O escritório corrige as horas.',
  clockBehind: 'Está {time} atrasado. Ponha-o em automático. O escritório corrige as horas.',
  refusedTitle: 'O escritório não aceitou tudo',
  refusedText: 'Carregue na nuvem em cima para ver o quê, e telefone ao escritório.',
};

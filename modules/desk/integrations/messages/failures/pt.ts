import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  rightNotYours: 'Só pode dar direitos que o próprio tem e que outros sistemas podem usar.',
  lastDayPassed: 'Este dia já passou. Escolha um dia posterior ou deixe o campo vazio.',
  tokenNameTaken: 'Já existe um token com este nome. Escolha outro nome ou revogue primeiro esse token.',
  tokenRevokedAlready: 'Este token já foi revogado.',
  webhookAddress: 'Introduza um endereço completo que comece por https://, sem nome de utilizador nem palavra-passe.',
  webhookAddressPrivate: 'Este endereço leva a uma rede privada. Introduza um endereço acessível a partir da internet.',
  webhookEventNotYours: 'Só pode escolher eventos sobre registos que pode ver.',
  webhookPaused: 'O ponto de receção está em pausa. Retome-o e depois envie.',
  webhookStateAlready: 'O ponto de receção já está neste estado. Atualize a página.',
  deliveryUnderWay: 'Esta entrega ainda está a ser enviada. Aguarde até terminar.',
};

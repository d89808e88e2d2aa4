export const texts = {
  trackingPart: 'Seguimento',
  mailTracking: 'Enviar ligação de seguimento',
  mailTrackingText:
    'A página mostra o estado, as localidades e as horas desta carga, sem nomes nem preços. Quem tiver a ligação pode abri-la até {days} dias após a entrega.',
  recipientName: 'Nome',
  recipientEmail: 'Email',
  recipientLanguage: 'Idioma',
  mailed: 'A ligação de seguimento foi enviada.',
  revokeTracking: 'Retirar ligação de seguimento',
  revokeTrackingText:
    'Todos os endereços desta ligação deixam de funcionar de imediato. Pode voltar a partilhar a carga com uma nova ligação.',
  revoked: 'A ligação de seguimento foi retirada.',
  shared: 'Partilhada',
  notShared: 'Não partilhada',
  nobodyFollows: 'Ainda ninguém pode seguir esta carga. Copie uma ligação para o cliente ou envie-a a um contacto.',
  cannotBeShared: 'Só uma carga confirmada, que não esteja fechada nem cancelada, pode ser partilhada.',
  madeBy: 'Partilhada por',
  madeAt: 'Desde',
  openedAt: 'Aberta pela primeira vez',
  notOpened: 'Ainda não',
  endsAt: 'Termina o mais tardar',
  customerSees:
    'O cliente vê o estado, as localidades e as horas, sem nomes, veículos nem preços. A página termina {days} dias após a entrega.',
  copyLink: 'Copiar ligação de seguimento',
  address: 'Endereço da página',
  copied: 'A ligação de seguimento foi copiada.',
  copyByHand: 'Copie o endereço abaixo.',
} as const;

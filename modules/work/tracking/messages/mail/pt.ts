export const texts = {
  trackingSubject: 'Acompanhe a sua carga {load}',
  trackingText: 'A {client} transporta {load} para si de {from} para {to}, com carregamento em {date}.',
  trackingHow:
    'A página abaixo mostra em que ponto está a sua carga e quando é esperada. Atualiza-se sozinha e fica disponível até {days} dias após a entrega. Quem tiver a ligação pode abri-la.',
  trackingAction: 'Acompanhar a carga',
} as const;

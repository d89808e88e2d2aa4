export const texts = {
  trackingNotPossible:
    'Só uma carga confirmada, que não esteja fechada nem cancelada, pode ser partilhada. Submeta-a primeiro.',
  trackingNotShared: 'Ninguém pode seguir esta carga neste momento, por isso não há nada a retirar.',
} as const;

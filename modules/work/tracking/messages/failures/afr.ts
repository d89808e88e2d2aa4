export const texts = {
  trackingNotPossible:
    'Slegs ’n vrag wat bespreek is en nie gesluit of gekanselleer is nie, kan gedeel word. Dien dit eers in.',
  trackingNotShared: 'Niemand kan hierdie vrag nou volg nie, so daar is niks om terug te trek nie.',
} as const;

export const texts = {
  zoneEmpty: 'Name at least one city or one place.',
  zoneInUse:
    'Approved rates use this zone, so its places stay as they are. Make another zone, and a new version of the rates with it.',
  zoneNotInUse: 'No approved rate uses this zone. Edit it instead.',
  zoneTheSame: 'These are the places that it has. Change at least one.',
} as const;

export const texts = {
  zoomIn: 'Closer',
  zoomOut: 'Further away',
  toPin: 'Back to the pin',
  keys: 'Press where the pin belongs, or drag it. With the keyboard: arrows move it, with Shift a little; plus and minus come closer and go away. Two fingers move the map.',
  look: 'Arrows and plus and minus move the map.',
  pinAt: 'Pin at {latitude}; {longitude}',
  noPin: 'No pin yet',
  outlines: 'Outlines: Natural Earth',
  metres: '{count} m',
  kilometres: '{count} km',
} as const;

export const texts = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  toPin: 'Back to the pin',
  keys: 'Press where the pin belongs, or drag it. On the keyboard, the arrow keys move the pin (in small steps with Shift), and plus and minus zoom. Move the map with two fingers.',
  look: 'The arrow keys move the map; plus and minus zoom.',
  pinAt: 'Pin at {latitude}; {longitude}',
  noPin: 'No pin yet',
  outlines: 'Outlines: Natural Earth',
  metres: '{count} m',
  kilometres: '{count} km',
} as const;

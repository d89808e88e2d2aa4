export const texts = {
  notGiven: 'not given',
  reveal: 'Show the whole number: {label}',
  checks: 'What the checks found',
  findingCount: { one: '{count} finding', other: '{count} findings' },
  findingsHere: { one: 'The checks found {count} thing here', other: 'The checks found {count} things here' },
  nothingFound: 'The checks found nothing.',
  level_E: 'Error:',
  level_W: 'Warning:',
  level_I: 'For information:',
  openOther: 'Open {name}',
  more: 'More actions',
} as const;

export const texts = {
  notGiven: 'not given',
  reveal: 'Show the full number: {label}',
  checks: 'Check results',
  findingCount: { one: '{count} finding', other: '{count} findings' },
  findingsHere: { one: '{count} finding here', other: '{count} findings here' },
  nothingFound: 'No findings.',
  level_E: 'Error:',
  level_W: 'Warning:',
  level_I: 'For information:',
  openOther: 'Open {name}',
} as const;

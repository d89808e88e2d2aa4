export const texts = {
  statementSubject: '{company}: your pay of {date}',
  statementIntro: '{company} pays you {amount} on {date}, before tax and deductions.',
  statementAsk: 'The attached statement shows each trip. If something is not right, answer this mail.',
} as const;

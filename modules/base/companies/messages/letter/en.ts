export const texts = {
  greeting: 'Dear {name},',
  footer: 'Sent by {company} through Haulway. Questions: {support}',
} as const;

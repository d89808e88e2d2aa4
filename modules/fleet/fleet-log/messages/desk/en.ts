export const texts = { title: 'Fleet Log Book' } as const;

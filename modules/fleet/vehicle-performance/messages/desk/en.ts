export const texts = { title: 'Vehicle Performance Report' } as const;

export const texts = {
  planTooLong: 'The plan shows at most eight days. Choose an end that is nearer.',
} as const;

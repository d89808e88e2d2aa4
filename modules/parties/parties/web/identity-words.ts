/** The kinds of identification, by their words on the form. */
export const identityWords = {
  SA_ID: 'southAfricanId',
  nationalId: 'nationalId',
  passport: 'passport',
  other: 'otherId',
} as const;

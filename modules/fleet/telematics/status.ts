/** Where positions come from. `csv` is a file that a person brings in. */
export const providers = ['cartrack', 'mix', 'csv'] as const;
export type Provider = (typeof providers)[number];

/** Why an account could not be read. */
export const telematicsProblems = [
  'notSignedIn',
  'busy',
  'unreachable',
  'privateAddress',
  'tooOld',
  'serverError',
  'unreadable',
] as const;
export type TelematicsProblem = (typeof telematicsProblems)[number];

/** What a position at the place of a stop shows. */
export const proposalKinds = ['arrived', 'departed'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** Days for which positions are kept. */
export const positionDays = 90;

/** Asks for the lines of a run. */
export interface Gathering {
  readonly partition: string;
  readonly runId: string;
}
export const gatherJob = { name: 'driver-pay-gather' };

import { implement, type Implementation } from '#platform/server/implement.ts';
import { fuelClauseService } from '../contract.ts';
import { askForVersion, decideVersion } from './changes.ts';
import { readVersions } from './read-versions.ts';
import { fuelClauseStore } from './store.ts';

export { buildClauseVersion } from './builders.ts';
export { fuelClauseStore } from './store.ts';

export const fuelClauseOperations: Implementation = implement(fuelClauseService, {
  getFuelClauses: fuelClauseStore.list,
  postFuelClause: fuelClauseStore.create,
  putFuelClause: fuelClauseStore.change,
  getFuelClauseVersions: readVersions,
  postFuelClauseVersion: askForVersion,
  approveFuelClauseVersion: (context, { id, comment }) => decideVersion(context, id, 'approve', comment),
  rejectFuelClauseVersion: (context, { id, reason }) => decideVersion(context, id, 'reject', reason),
  cancelFuelClauseVersion: (context, { id }) => decideVersion(context, id, 'cancel'),
});

import { type Implementation, implement } from '#platform/server/implement.ts';
import { telematicsService } from '../contract.ts';
import { changeAccount, createAccount, listAccounts, testAccount } from './accounts.ts';
import { readTrips } from './trips.ts';
import { confirmUnit, dismissProposal, listProposals, listUnits, readTrack, takeFile } from './units.ts';

export const telematicsOperations: Implementation = implement(telematicsService, {
  getTelematicsAccounts: listAccounts,
  postTelematicsAccount: createAccount,
  putTelematicsAccount: changeAccount,
  testTelematicsAccount: testAccount,
  getTelematicsUnits: listUnits,
  confirmTelematicsUnit: confirmUnit,
  postTelematicsFile: takeFile,
  getVehicleTrack: readTrack,
  getVehicleTrips: readTrips,
  getStopProposals: listProposals,
  dismissStopProposal: dismissProposal,
});

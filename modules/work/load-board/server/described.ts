import { described } from '#platform/server/described.ts';
import { loadBoardService } from '../contract.ts';

export const loadBoardDescribed = described(loadBoardService, {
  getLoadPlan: {
    does: 'Lists vehicles with the loads that they carry between two moments, and the loads that wait for a vehicle.',
    refuses: 'Refuses more than eight days.',
  },
});

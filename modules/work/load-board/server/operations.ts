import { implement, type Implementation } from '#platform/server/implement.ts';
import { loadBoardService } from '../contract.ts';
import { loadPlan } from './load-plan.ts';

export const loadBoardOperations: Implementation = implement(loadBoardService, { getLoadPlan: loadPlan });

export { buildFuelAdjustment } from './builders.ts';
export { fuelAdjustmentOperations } from './operations.ts';
export { adjustmentJobOver } from './work.ts';

export { buildFuelAdjustment } from './builders.ts';
export { fuelAdjustmentOperations } from './operations.ts';

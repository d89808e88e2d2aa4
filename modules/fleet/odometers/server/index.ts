export { odometerAt, type OdometerReading, odometersAt, recordOdometer, withdrawOdometerOf } from './odometer.ts';
export { odometerOperations } from './operations.ts';

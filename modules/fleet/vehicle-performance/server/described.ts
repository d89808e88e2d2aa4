import { described } from '#platform/server/described.ts';
import { vehiclePerformanceService } from '../contract.ts';

export const vehiclePerformanceDescribed = described(vehiclePerformanceService, {
  getVehiclePerformance: {
    does: 'Reads kilometres, litres, costs, revenue, punctuality and emissions of own vehicles over a period, with how complete each is.',
    refuses: 'Refuses a period that ends before it begins, and one of more than 366 days.',
  },
  getVehiclePerformanceLines: {
    does: 'Lists the lines of which a figure of a vehicle is made: trips, slips, orders, loads, or what a tracker noticed.',
    refuses: 'Refuses a vehicle that is not of the own fleet, and a period that cannot be.',
  },
});

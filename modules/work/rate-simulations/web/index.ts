import { rightOf } from '#platform/web/screens.ts';
import type { rateSimulationService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const simulationScreens = {
  create: async () => (await import('./NewSimulation.tsx')).NewSimulation,
  simulation: async () => (await import('./SimulationScreen.tsx')).SimulationScreen,
} as const;

export const simulationRight = (operation: keyof typeof rateSimulationService.operations) =>
  rightOf<typeof rateSimulationService>('tripDirector', operation);

import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { simulationRight, simulationScreens } from './index.ts';

export const rateSimulationsModule = webModule({
  name: 'rate-simulations',
  screens: [
    screen({
      path: '/ratesimulation/new',
      title: 'newRateSimulation',
      needs: simulationRight('postRateSimulation'),
      parent: '/capturerate',
      component: simulationScreens.create,
    }),
    screen({
      path: '/ratesimulation/$id',
      title: 'rateSimulation',
      needs: simulationRight('getRateSimulation'),
      parent: '/capturerate',
      component: simulationScreens.simulation,
    }),
  ],
});

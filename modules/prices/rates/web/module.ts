import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { rateRight, rateScreens } from './index.ts';
import { ratePath } from './paths.ts';

export const ratesModule = webModule({
  name: 'rates',
  screens: [
    screen({ path: '/capturerate', title: 'manageRates', needs: rateRight('getRates'), component: rateScreens.list }),
    screen({
      path: '/capturerate/change',
      title: 'changeRates',
      needs: rateRight('postRateChange'),
      parent: '/capturerate',
      component: rateScreens.change,
    }),
    screen({
      path: '/capturerate/$id',
      title: 'rate',
      // Capturing and changing are two rights: which one it takes depends on the record, and the screen asks for it.
      needs: rateRight('getRates'),
      parent: '/capturerate',
      component: rateScreens.rate,
    }),
  ],
  recordPages: { rates: { title: 'manageRates', path: ratePath } },
});

import { serverModule } from '#platform/server/module.ts';
import { channelRightsOf } from '#platform/server/product.ts';
import { workplaceDescribed } from './described.ts';
import { workplaceOperations } from './operations.ts';

export const workplaceModule = serverModule({
  name: 'workplace',
  operations(product) {
    const rights = channelRightsOf(product);
    return [workplaceOperations({ searchProviders: product.all('searches'), rightFor: (noun) => rights[noun] })];
  },
  described: [workplaceDescribed],
});

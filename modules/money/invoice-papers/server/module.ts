import { serverModule } from '#platform/server/module.ts';

/** Documents to customers as paper and as XML. It keeps nothing: others freeze what is on them, and ask for it here. */
export const invoicePapersModule = serverModule({ name: 'invoice-papers' });

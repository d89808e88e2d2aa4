import type { App } from '#platform/server/app.ts';
import { buildIntegration } from '#modules/desk/integrations/server/index.ts';

/** An invented warehouse system that calls in and is told of decisions, once; its endpoint is paused, so nothing leaves. */
export async function seedIntegrations(
  app: App,
  {
    partition,
    companyId,
    account,
  }: { readonly partition: string; readonly companyId: string; readonly account: string },
): Promise<void> {
  const db = app.database.writer(partition);
  const known = await db.selectFrom('access_token').select('id').where('partition', '=', partition).executeTakeFirst();
  const maker = await db
    .selectFrom('app_user')
    .select(['id', 'name', 'surname'])
    .where('partition', '=', partition)
    .where('account', '=', account)
    .executeTakeFirst();
  if (known || !maker) return;
  await buildIntegration(app, partition, {
    companyId,
    userId: maker.id,
    by: `${maker.name} ${maker.surname}`,
    name: 'Warehouse system',
    url: 'https://warehouse.example/haulway',
    authorisations: ['tripDirector.getAllCarriersByClientName', 'tripDirector.getCarrier', 'tripDirector.getVehicles'],
    events: ['certificate.approved', 'supplier.approved', 'supplier.rejected'],
  });
}

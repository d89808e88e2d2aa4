import type { App } from '#platform/server/app.ts';

/** Parties of Mozambique are written to in Portuguese, as they would have chosen. */
export async function seedLanguage({ database }: App, partition: string, noun: 'customer' | 'supplier'): Promise<void> {
  await database
    .writer(partition)
    .updateTable(noun)
    .set({ language: 'pt' })
    .where('partition', '=', partition)
    .where('registered_name', 'like', '%, Lda')
    .execute();
}

import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { audiencesOf, authorisation } from '#platform/operation.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { inviteFirstAdministrator } from '#modules/base/access/server/index.ts';
import { openClient } from '#modules/base/companies/server/index.ts';
import { timeZones } from '#modules/base/companies/time-zones.ts';
import { implementations } from './modules.ts';

const words = z.string().trim().min(1).max(100);

/** What a partition begins with: a client, and the person who invites the others. */
export const newPartition = z.strictObject({
  /** Stands in addresses, keys and backups, and never changes. */
  partition: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,30}$/, 'small letters, digits and hyphens, beginning with a letter, at most 31'),
  company: words,
  name: words,
  surname: words,
  email: z.email().toLowerCase(),
  language: z.enum(languages).default('en'),
  timeZone: z.enum(timeZones).default('Africa/Johannesburg'),
});
export type NewPartition = z.output<typeof newPartition>;

/** Why a partition was not opened, in a sentence for the operator's terminal. */
export class PartitionRefused extends Error {
  override readonly name = 'PartitionRefused';
}

/** Every right that some operation asks for. */
function allRights(): readonly string[] {
  return implementations.flatMap(({ service }) =>
    Object.entries(service.operations)
      .filter(([, operation]) => audiencesOf(operation).includes('permitted'))
      .map(([operation]) => authorisation(service.name, operation)),
  );
}

/** Opens a partition: its client with the usual settings, the role of administrators, and the first of them, by mail. */
export async function openPartition(
  app: App,
  { partition, company, timeZone, ...person }: NewPartition,
): Promise<void> {
  const system = systemContext(app, {
    language: person.language,
    requestId: 'open-partition',
    operation: 'openPartition',
  });
  await inPartition(system, partition, async (context) => {
    const companyId = await openClient(context, { name: company, timeZone, supportEmail: person.email });
    if (companyId === undefined) throw new PartitionRefused(`There is a partition "${partition}" already.`);
    const authorisations = allRights();
    if (!(await inviteFirstAdministrator(context, { ...person, companyId, authorisations })))
      throw new PartitionRefused(`${person.email} has an account already. Accounts are one for all partitions.`);
  });
}

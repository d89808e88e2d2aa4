import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import type { TemplateFailureCode } from '#modules/base/companies/messages/template-failures/index.ts';
import type { templateService } from '#modules/base/companies/templates.ts';
import { clientOf } from './client.ts';
import { holdCompany, refuseOlder, valuesOf, writeSetting } from './settings.ts';

const fail = failures<TemplateFailureCode>();

type Operation = (typeof templateService)['operations']['importCompanyDebtorSetting'];

/** Takes over the chosen parts of another client's template settings, in one transaction. */
export async function takeOver(
  context: Context,
  { companyName, fromCompanyName, parts }: z.output<Operation['input']>,
): Promise<z.input<Operation['output']>> {
  const target = await clientOf(context, companyName);
  const source = await clientOf(context, fromCompanyName);
  if (source.id === target.id) throw fail('sameCompany', 'rule', {}, { fromCompanyName: { code: 'sameCompany' } });
  await holdCompany(context, target.id);
  await refuseOlder(context, target.id);
  const terms = parts.includes('terms') ? await copyTerms(context, source.id, target.id) : 0;
  const messages = parts.includes('messages') ? await copyMessages(context, source.id, target.id) : 0;
  await context.audit({
    noun: 'debtorSetting',
    recordId: target.id,
    event: 'takenOver',
    after: { from: source.name, parts, terms, messages },
  });
  // Always written, so that the version tells who looks that something changed.
  const own = await valuesOf(context, target.id);
  const taken = parts.includes('setting') ? await valuesOf(context, source.id) : own;
  const { lockId } = await writeSetting(context, target.id, { ...taken, informationOfficer: own.informationOfficer });
  return { lockId, terms, messages };
}

/** What is in force there becomes a draft here: publishing it is a decision of its own. */
async function copyTerms({ db, partition, actor }: Context, from: string, to: string): Promise<number> {
  const [published, present] = await Promise.all(
    [from, to].map((company) =>
      db
        .selectFrom('company_terms')
        .select(['kind', 'purpose', 'version', 'status', 'bodies'])
        .where('partition', '=', partition)
        .where('company_id', '=', company)
        .execute(),
    ),
  );
  const rows = published!
    .filter(({ status }) => status === 'published')
    .map(({ kind, purpose, version, bodies }) => {
      const taken = present!.filter((row) => row.kind === kind && row.purpose === purpose).map((row) => row.version);
      return { kind, purpose, version: freeName(version, taken), bodies: JSON.stringify(bodies) };
    });
  if (rows.length === 0) return 0;
  await db
    .insertInto('company_terms')
    .values(rows.map((row) => ({ ...row, partition, company_id: to, created_by: actor.name })))
    .execute();
  return rows.length;
}

/** `2026-1`, or `2026-1 (2)` where there is one already. */
function freeName(version: string, taken: readonly string[]): string {
  if (!taken.includes(version)) return version;
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`;
    const name = version.slice(0, 40 - suffix.length) + suffix;
    if (!taken.includes(name)) return name;
  }
}

async function copyMessages({ db, partition, actor }: Context, from: string, to: string): Promise<number> {
  const words = await db
    .selectFrom('message_text')
    .select(['catalogue', 'key', 'language', 'text'])
    .where('partition', '=', partition)
    .where('company_id', '=', from)
    .execute();
  await db.deleteFrom('message_text').where('partition', '=', partition).where('company_id', '=', to).execute();
  if (words.length === 0) return 0;
  await db
    .insertInto('message_text')
    .values(words.map((text) => ({ ...text, partition, company_id: to, updated_by: actor.name })))
    .execute();
  return words.length;
}

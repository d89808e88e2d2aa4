import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { heldLink } from '#modules/parties/links/server/index.ts';
import { clientNamed, debtorSettingOf } from '#modules/base/companies/server/index.ts';
import type { customerService } from '../contract.ts';
import { customerLinkKind } from './link-kind-name.ts';

const fail = failures<FailureCode>();

type Answer = z.input<(typeof customerService)['operations']['getDebtorSetting']['output']>;

/** What the client says and asks of its customers, in the language of the reader. A guest learns that of its link's client. */
export async function debtorSetting(context: Context, client: string): Promise<Answer> {
  const { db, partition, language } = context;
  const setting = await debtorSettingOf(db, partition, await clientId(context, client), {
    purpose: 'customer',
    language,
  });
  return {
    termsAndConditions: setting.terms?.body ?? '',
    version: setting.terms?.version ?? '',
    language: setting.terms?.language ?? language,
    privacyNotice: setting.privacyNotice?.body ?? '',
    informationOfficer: setting.informationOfficer,
    tradeReferencesMin: setting.tradeReferencesMin,
    directorsMin: setting.directorsMin,
    requiredDocuments: [...setting.requiredDocuments],
  };
}

async function clientId(context: Context, name: string): Promise<string> {
  const { db, partition, actor } = context;
  if (actor.kind !== 'user') return (await heldLink(context, [customerLinkKind])).company_id;
  const client = await clientNamed(db, partition, { name, ownCompanyId: actor.companyId });
  if (!client) throw fail('notFound', 'notFound');
  return client.id;
}

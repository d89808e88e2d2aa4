import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { readLink } from '#modules/parties/links/server/index.ts';
import { coverPeriodOf } from '#modules/parties/suppliers/compliance.ts';
import type { renewalService } from '#modules/parties/suppliers/renewal-contract.ts';
import { factsIn } from '../certificates.ts';
import { getSupplier, type StoredSupplier } from '../queries.ts';
import { renewalLinkKind } from './renewal-link.ts';

type Answer = z.input<(typeof renewalService)['operations']['getGitLink']['output']>;

/** Reads a renewal link: with the accepted code comes the cover that is to be renewed. */
export async function readRenewalLink(context: Context): Promise<Answer> {
  const { link, isOpen, answer } = await readLink(context, renewalLinkKind);
  if (!isOpen || !link.subject_id) return answer;
  const supplier = await getSupplier(context.db, link.partition, link.subject_id);
  return { ...answer, presentCover: presentCover(context, supplier) };
}

/** The approved certificate that ends last. */
function presentCover(
  { timeZone }: Context,
  { certificates }: StoredSupplier,
): NonNullable<Answer['presentCover']> | null {
  const factsOf = factsIn(timeZone);
  const covering = certificates
    .map((certificate) => ({ certificate, period: coverPeriodOf(factsOf(certificate)) }))
    .toSorted((a, b) => ((a.period?.to ?? '') < (b.period?.to ?? '') ? 1 : -1))[0];
  if (!covering?.period) return null;
  return {
    to: covering.period.to,
    gitCover: Number(covering.certificate.cover),
    gitInsurer: covering.certificate.insurer,
    gitPolicyNumber: covering.certificate.policy_number,
  };
}

import { formatDate } from '#platform/dates.ts';
import { authorisation } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { colleaguesWith } from '#modules/base/access/server/index.ts';
import { sendLetter, type ClientDay } from '#modules/base/companies/server/index.ts';
import { supplierMailTexts } from '#modules/parties/suppliers/messages/mail/index.ts';
import { renewalService } from '#modules/parties/suppliers/renewal-contract.ts';
import type { ComplianceState } from '#modules/parties/suppliers/status.ts';

export interface ComplianceChange {
  readonly registered_name: string;
  readonly account_number: string;
  readonly before: ComplianceState;
  readonly after: ComplianceState;
}

/** Suppliers that one mail names of each kind; the list behind its button has them all. */
const namedAtMost = 20;

/** Whoever asks suppliers for certificates, or decides about them, wants to know whom the night left without cover. */
const concerned = [
  authorisation(renewalService.name, 'postGitLink'),
  authorisation(renewalService.name, 'sendEmailToUploadGitCertificate'),
  authorisation(renewalService.name, 'approveGitCertificate'),
];

/** One mail a person and night, in the transaction that closes the day: whose cover ended, and who is covered again. */
export async function mailChanges(
  context: Context,
  { companyId, today }: Pick<ClientDay, 'companyId' | 'today'>,
  changes: readonly ComplianceChange[],
): Promise<void> {
  const ended = changes.filter(({ before, after }) => isCovered(before) && !isCovered(after));
  const restored = changes.filter(({ before, after }) => !isCovered(before) && isCovered(after));
  if (ended.length === 0 && restored.length === 0) return;
  for (const person of await colleaguesWith(context, companyId, concerned)) {
    const date = formatDate(today, person.language);
    await sendLetter(context, supplierMailTexts, person, companyId, (text) => {
      const named = (suppliers: readonly ComplianceChange[]) => [
        ...suppliers
          .slice(0, namedAtMost)
          .map(({ registered_name, account_number }) => [registered_name, account_number].filter(Boolean).join(' · ')),
        ...(suppliers.length > namedAtMost
          ? [text('coverChangedMore', { count: suppliers.length - namedAtMost })]
          : []),
      ];
      return {
        purpose: 'coverChanged',
        subject: text('coverChangedSubject', { count: ended.length + restored.length, date }),
        paragraphs: [
          ...(ended.length > 0 ? [text('coverChangedEnded', { count: ended.length, date }), ...named(ended)] : []),
          ...(restored.length > 0
            ? [text('coverChangedRestored', { count: restored.length, date }), ...named(restored)]
            : []),
        ],
        action: {
          label: text('coverChangedAction'),
          url: `${context.app.config.baseUrl}/manage-carrier?compliance=NON_COMPLIANT`,
        },
      };
    });
  }
}

/** Whether loads may be given to a supplier. */
function isCovered(state: ComplianceState): boolean {
  return state === 'COMPLIANT' || state === 'EXPIRING';
}

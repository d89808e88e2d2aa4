import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { implement, type Implementation } from '#platform/server/implement.ts';
import { bankLetterFacts, certificateFacts, storeFile } from '#modules/base/documents/server/index.ts';
import { linkKinds, linkService } from '../contract.ts';
import { acceptLinkCode, openedLink, sendLinkCode } from './codes.ts';
import { readDraft, saveDraft } from './drafts.ts';
import { heldLink, linkContact } from './held.ts';
import { chooseLanguage } from './language.ts';
import { sendLinkAgain } from './send-again.ts';
import { linkStatus } from './status.ts';
import { acceptTerms, readTerms } from './terms.ts';

const fail = failures<FailureCode>();
/** Files that one link may bring; enough for every retry, too few to fill a disk. */
const filesPerLink = 40;

export const linkOperations: Implementation = implement(linkService, {
  resendOTP: (context) => sendLinkCode(context),

  async verifyOTP(context, { otp }) {
    await acceptLinkCode(context, otp, { forStatus: true });
    return { response: 'ok' as const };
  },

  async isOTPValid(context, { otp }) {
    return { response: 'ok' as const, ...(await openedLink(context, await acceptLinkCode(context, otp))) };
  },

  async isCarrierOtpValid(context, { otp }) {
    return { response: 'ok' as const, ...(await openedLink(context, await acceptLinkCode(context, otp))) };
  },

  sendLinkAgain: (context) => sendLinkAgain(context),
  getLinkContact: (context) => linkContact(context),
  getLinkStatus: (context) => linkStatus(context),
  putLinkLanguage: (context, { language }) => chooseLanguage(context, language),

  getLinkDraft: (context) => readDraft(context),
  putLinkDraft: (context, input) => saveDraft(context, input),
  getLinkTerms: (context) => readTerms(context),
  postLinkTermsAcceptance: (context, input) => acceptTerms(context, input),

  async postLinkFile(context, { purpose, fileName, content }) {
    const link = await heldLink(context, linkKinds);
    const { count } = await context.db
      .selectFrom('stored_file')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('partition', '=', link.partition)
      .where('link_id', '=', link.id)
      .executeTakeFirstOrThrow();
    if (count >= filesPerLink) throw fail('throttled', 'throttled', { retryAfterSeconds: 3600 });
    return storeFile(context, {
      content,
      fileName,
      field: 'content',
      accept: purpose === 'bankConfirmation' ? ['pdf'] : ['pdf', 'jpeg', 'png', 'tiff'],
      subjectType: purpose,
      companyId: link.company_id,
      linkId: link.id,
      uploadedBy: link.recipient_email,
      readFacts: purpose === 'bankConfirmation' ? bankLetterFacts : certificateFacts,
    });
  },
});

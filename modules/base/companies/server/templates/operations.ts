import { implement, type Implementation } from '#platform/server/implement.ts';
import { templateService } from '#modules/base/companies/templates.ts';
import {
  listMessages,
  previewMessage,
  readMessage,
  resetMessage,
  saveMessage,
  type MessageSource,
} from './messages.ts';
import { takeOver } from './take-over.ts';
import { resetSetting, saveSetting, showSetting } from './settings.ts';
import { changeTerms, draftTerms, listTerms, publishTerms, removeTerms, retireTerms } from './terms.ts';

/** The desk for what a company asks of its applicants and tells them; `sources` are the messages that can be put into own words. */
export function templateOperations(sources: readonly MessageSource[]): Implementation {
  return implement(templateService, {
    getCompanyDebtorSetting: (context, { companyName }) => showSetting(context, companyName),
    postCompanyDebtorSetting: (context, input) => saveSetting(context, input, 'post'),
    putCompanyDebtorSetting: (context, input) => saveSetting(context, input, 'put'),
    deleteCompanyDebtorSetting: (context, { companyName }) => resetSetting(context, companyName),
    importCompanyDebtorSetting: (context, input) => takeOver(context, input),

    getCompanyTerms: (context, input) => listTerms(context, input),
    postCompanyTerms: (context, input) => draftTerms(context, input),
    putCompanyTerms: (context, input) => changeTerms(context, input),
    deleteCompanyTerms: (context, input) => removeTerms(context, input),
    publishCompanyTerms: (context, input) => publishTerms(context, input),
    retireCompanyTerms: (context, input) => retireTerms(context, input),

    getMessageTemplates: (context, input) => listMessages(context, sources, input),
    getMessageTemplate: (context, input) => readMessage(context, sources, input),
    putMessageTemplate: (context, input) => saveMessage(context, sources, input),
    deleteMessageTemplate: (context, input) => resetMessage(context, sources, input),
    getMessagePreview: (context, input) => previewMessage(context, sources, input),
  });
}

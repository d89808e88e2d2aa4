import { described } from '#platform/server/described.ts';
import { templateService } from '#modules/base/companies/templates.ts';

const unknownClient = 'Refuses a name that no client of the partition has.';
const unknownMessage = 'Refuses an unknown message, and a name that no client of the partition has.';
const wrongWords =
  'Refuses unknown parts, and words with a merge field that the message does not have or without one that it needs.';
const twice = 'a document or a reminder day that is named twice';

export const templatesDescribed = described(templateService, {
  getCompanyDebtorSetting: {
    does: 'Reads what a company asks of its applicants and how it reminds them; the usual values until it saves its own.',
    refuses: unknownClient,
  },
  postCompanyDebtorSetting: {
    does: 'Saves the template settings of a company for the first time.',
    refuses: `Refuses a company that has saved its own already, and ${twice}.`,
  },
  putCompanyDebtorSetting: {
    does: 'Changes the template settings of a company; where the papers of loads change, their billing is settled again.',
    refuses: `Refuses a company that has not saved any yet, and ${twice}.`,
  },
  deleteCompanyDebtorSetting: {
    does: 'Takes template settings back to the usual values; the information officer, terms and messages stay.',
    refuses: unknownClient,
  },
  importCompanyDebtorSetting: {
    does: 'Takes over parts of another client’s template settings: values and messages in place of the own ones, terms in force as drafts.',
    refuses: 'Refuses the company itself, and a name that no client of the partition has.',
  },

  getCompanyTerms: {
    does: 'Lists the versions of a company’s terms and privacy notices, the newest first.',
    refuses: unknownClient,
  },
  postCompanyTerms: {
    does: 'Drafts a version of terms or of a privacy notice, empty or with the words of another version.',
    refuses: 'Refuses a version name that this text has already, and an unknown version to copy.',
  },
  putCompanyTerms: {
    does: 'Changes the name and the words of a draft of terms.',
    refuses: 'Refuses a version that was published, and a name that this text has already.',
  },
  deleteCompanyTerms: { does: 'Deletes a draft of terms.', refuses: 'Refuses a version that was published.' },
  publishCompanyTerms: {
    does: 'Puts a draft of terms in force and retires the version before; applications keep the one that they agreed to.',
    refuses: 'Refuses a version without English words, and one that is not a draft.',
  },
  retireCompanyTerms: {
    does: 'Retires the terms in force, so that applicants are asked for no agreement.',
    refuses: 'Refuses a version that is not in force.',
  },

  getMessageTemplates: {
    does: 'Lists the mails and SMS that a company can put into its own words, and in which languages it has done so.',
    refuses: unknownClient,
  },
  getMessageTemplate: {
    does: 'Reads the parts of a message in one language: built-in words, own words, and the merge fields that they can use.',
    refuses: unknownMessage,
  },
  putMessageTemplate: {
    does: 'Saves a company’s own words for a message in one language; parts that are not named keep theirs.',
    refuses: wrongWords,
  },
  deleteMessageTemplate: {
    does: 'Takes a message in one language back to its built-in words.',
    refuses: unknownMessage,
  },
  getMessagePreview: {
    does: 'Answers a message as its recipient would see it, with sample values, before it is saved.',
    refuses: wrongWords,
  },
});

import { described } from '#platform/server/described.ts';
import { templateService } from '../contract.ts';

const limited = 'Refuses a caller who is limited to suppliers.';

export const loadTemplatesDescribed = described(templateService, {
  getLoadTemplates: {
    does: 'Lists templates of loads by search and order, one page at a time.',
    refuses: limited,
  },
  getLoadTemplate: {
    does: 'Reads a template with its load and the last drafts that were made of it.',
    refuses: 'Refuses an unknown template, and a caller who is limited to suppliers.',
  },
  postLoadTemplate: {
    does: 'Keeps a load as a template, with its times counted from the day of its first window.',
    refuses: 'Refuses a name that another template has, and a load that the caller cannot see.',
  },
  putLoadTemplate: {
    does: 'Changes the name of a template, its weekdays and how many days ahead drafts are made.',
    refuses: 'Refuses a name that another template has.',
  },
  deleteLoadTemplate: {
    does: 'Deletes a template; loads that were made of it stay.',
    refuses: limited,
  },
  postLoadFromTemplate: {
    does: 'Books a draft of the template’s load for a day, at the same times of the clock.',
    refuses: 'Refuses a template that names a customer, place or type that is no longer active.',
  },
});

import { fieldsFor } from '#platform/web/fields/index.ts';
import type { applicationForm } from './application-form.ts';

/** The field bricks, with the names of an application's fields. */
export const Field = fieldsFor<typeof applicationForm>();

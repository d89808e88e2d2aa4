import { fieldsFor } from '#platform/web/fields/index.ts';
import type { partyForm } from '../fields.ts';

/** The field bricks, with the names of the fields that every party has. */
export const Field = fieldsFor<typeof partyForm>();

import { queries } from '#platform/web/queries.ts';
import { loadsNoun } from '#modules/work/loads/web/desk.ts';
import { invoicesNoun } from '../calls.ts';

/** What was read of documents and loads is read again. */
export function changed(): void {
  void queries.invalidateQueries({ queryKey: [invoicesNoun] });
  void queries.invalidateQueries({ queryKey: [loadsNoun] });
}

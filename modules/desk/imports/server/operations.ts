import type { Catalogue } from '#platform/messages.ts';
import { loadFailureTexts } from '#platform/server/failure-texts.ts';
import { implement, type Implementation } from '#platform/server/implement.ts';
import type { ImportKind } from '#platform/server/import-kind.ts';
import { refuseWhenLimited, refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { importService } from '../contract.ts';
import { fail, kindNamed, moveOn, toChange } from './imports.ts';
import { mapColumns } from './map-columns.ts';
import { receiveFile } from './receive.ts';
import { failedRows, headingsOf, listImports, showImport, showRows } from './show.ts';
import { importWork } from './work.ts';

export interface ImportParts {
  /** Everything that can be brought in. */
  readonly kinds: readonly ImportKind[];
  /** The words for what is wrong with a row. */
  readonly failureCatalogues: readonly Catalogue[];
}

/** By their names. */
export function kindsByName(kinds: readonly ImportKind[]): ReadonlyMap<string, ImportKind> {
  return new Map(kinds.map((kind) => [kind.name, kind]));
}

export function importOperations({ kinds: all, failureCatalogues }: ImportParts): Implementation {
  const kinds = kindsByName(all);
  let loading: ReturnType<typeof loadFailureTexts> | undefined;
  const texts = () => (loading ??= loadFailureTexts(failureCatalogues));
  return implement(importService, {
    getImports: (context, query) => listImports(context, kinds, query),
    getImport: async (context, { importId }) => showImport(context, kinds, await texts(), importId),
    async getImportRows(context, query) {
      refuseWhenScoped(context);
      return showRows(context, kinds, await texts(), query);
    },
    async getImportErrors(context, { importId }) {
      refuseWhenScoped(context);
      return failedRows(context, kinds, await texts(), importId);
    },
    getImportHeadings: (context, { kind }) => headingsOf(context, kindNamed(kinds, kind)),
    postImport(context, input) {
      // A file could name the records of other suppliers.
      refuseWhenLimited(context);
      refuseWhenScoped(context);
      return receiveFile(context, kinds, input);
    },
    putImportMapping: (context, input) => mapColumns(context, kinds, input),
    async commitImport(context, { importId, scope, isDoubtConfirmed }) {
      refuseWhenScoped(context);
      const { app, db, partition } = context;
      const found = await toChange(context, importId, 'commit');
      const doubtful = found.counts.doubtful ?? 0;
      if (doubtful > 0 && !isDoubtConfirmed) throw fail('importDoubtsOpen', 'rule', { count: doubtful });
      const moved = await moveOn(context, found, 'commit', { scope });
      await app.jobs.send(db, importWork, { partition, importId });
      context.afterCommit(() => app.jobs.wake());
      return moved;
    },
    async undoImport(context, { importId, scope }) {
      refuseWhenScoped(context);
      const { app, db, partition } = context;
      const moved = await moveOn(context, await toChange(context, importId, 'undo'), 'undo', {
        scope: scope === 'all' ? 'all' : 'valid',
      });
      await app.jobs.send(db, importWork, { partition, importId });
      context.afterCommit(() => app.jobs.wake());
      return moved;
    },
    async deleteImport(context, { importId }) {
      return moveOn(context, await toChange(context, importId, 'discard'), 'discard');
    },
  });
}

import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Bookmark, Check, Trash2, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { askConfirm } from '../dialogs/confirm.ts';
import { useFailureText } from '../failure-text.ts';
import { Popover } from '../floating/Popover.tsx';
import { toast } from '../notices/notices.ts';
import { queries } from '../queries.ts';
import { useDesk } from '../shell/desk.ts';
import type { SavedView } from '../shell/workplace.ts';
import { useTexts } from '../texts.ts';
import type { ColumnChoice } from './columns.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import type { List } from './use-list.ts';
import { shownView, stateOf, viewOf, viewsRead } from './views.ts';

interface ViewsMenuProps<Row> {
  /** Of the list screen. */
  readonly id: string;
  readonly list: List<Row>;
  readonly choice: ColumnChoice<Row>;
}

/** A person's own views of a list and those that others share: one press shows a list as it was saved. */
export function ViewsMenu<Row>({ id, list, choice }: ViewsMenuProps<Row>): ReactNode {
  const t = useTexts(deskTexts);
  const { workplace } = useDesk();
  const remove = useRemoval(id);
  const { data: views = [] } = useQuery(viewsRead(workplace, id));
  const [chosen, setChosen] = useState<string>();
  const [saving, setSaving] = useState<'new' | SavedView>();
  const state = viewOf(list.state, choice.chosen);
  const shown = shownView(views, chosen, state);
  // Its own view with something changed: saving goes over it, if the person likes.
  const changed = shown ? undefined : views.find(({ viewId, isOwn }) => viewId === chosen && isOwn);

  function show(view: SavedView): void {
    setChosen(view.viewId);
    choice.choose(view.state.columns);
    list.setState(stateOf(view.state));
  }

  return (
    <>
      <Popover
        label={t('views')}
        align="end"
        trigger={
          <button type="button" className="btn btn-g max-w-56 px-2 aria-expanded:bg-sunken" title={t('views')}>
            <Bookmark size={16} aria-hidden="true" className="flex-none" />
            <span className={clsx('truncate', !shown && 'sr-only')}>{shown?.name ?? t('views')}</span>
          </button>
        }
      >
        {(close) => (
          <div className="w-72">
            {views.length === 0 && <p className="px-2.5 py-2 text-muted">{t('noViews')}</p>}
            <ul>
              {views.map((view) => (
                <ViewRow
                  key={view.viewId}
                  view={view}
                  isShown={view === shown}
                  onShow={() => {
                    close();
                    show(view);
                  }}
                  onDelete={() => {
                    close();
                    void remove(view);
                  }}
                />
              ))}
            </ul>
            <SaveButtons
              changed={changed}
              onSave={(over) => {
                close();
                setSaving(over);
              }}
            />
          </div>
        )}
      </Popover>
      {saving !== undefined && (
        <SaveViewDialog
          list={id}
          state={state}
          over={saving === 'new' ? undefined : saving}
          onClose={() => setSaving(undefined)}
          onSaved={({ viewId }) => {
            setChosen(viewId);
            setSaving(undefined);
          }}
        />
      )}
    </>
  );
}

/** Asks, and deletes a view of this list. */
function useRemoval(id: string): (view: SavedView) => Promise<void> {
  const t = useTexts(deskTexts);
  const failureText = useFailureText();
  const { workplace } = useDesk();
  return async ({ viewId, lockId, name }) => {
    if (!(await askConfirm({ text: t('deleteViewQuestion', { name }), yes: t('deleteView'), danger: true }))) return;
    try {
      await workplace.deleteSavedView({ viewId }, { lockId });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
    await queries.invalidateQueries({ queryKey: ['views', id] });
  };
}

interface SaveButtonsProps {
  /** A view of the person's own that is shown with something changed. */
  readonly changed: SavedView | undefined;
  readonly onSave: (over: 'new' | SavedView) => void;
}

function SaveButtons({ changed, onSave }: SaveButtonsProps): ReactNode {
  const t = useTexts(deskTexts);
  return (
    <div className="mt-1 grid border-t border-line pt-1 *:justify-start *:px-2.5">
      {changed && (
        <button type="button" className="btn btn-g" onClick={() => onSave(changed)}>
          {t('updateView', { name: changed.name })}
        </button>
      )}
      <button type="button" className="btn btn-g" onClick={() => onSave('new')}>
        {t('saveView')}
      </button>
    </div>
  );
}

interface ViewRowProps {
  readonly view: SavedView;
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onDelete: () => void;
}

function ViewRow({ view: { name, isOwn, isShared, owner }, isShown, onShow, onDelete }: ViewRowProps): ReactNode {
  const t = useTexts(deskTexts);
  return (
    <li className="flex items-center rounded-ctl hover:bg-sunken">
      <button
        type="button"
        className="flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-ctl px-2.5 py-1 text-left pointer-coarse:min-h-12"
        aria-current={isShown ? 'true' : undefined}
        onClick={onShow}
      >
        <span className="min-w-0 truncate">{name}</span>
        {!isOwn && <span className="min-w-0 truncate text-sm text-muted">{t('sharedBy', { name: owner })}</span>}
        {isOwn && isShared && (
          <>
            <Users size={14} aria-hidden="true" className="flex-none text-muted" />
            <span className="sr-only">{t('viewIsShared')}</span>
          </>
        )}
        {isShown && <Check size={16} aria-hidden="true" className="ml-auto flex-none text-brand" />}
      </button>
      {isOwn && (
        <button
          type="button"
          className="grid size-7 flex-none place-items-center rounded-ctl text-muted hover:text-ink pointer-coarse:size-11"
          aria-label={t('deleteViewNamed', { name })}
          onClick={onDelete}
        >
          <Trash2 size={14} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useLanguage } from '#platform/web/language.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { proposalTexts } from '#modules/money/journal-proposals/messages/desk/index.ts';
import type { TemplateRow } from '#modules/money/journal-proposals/template-contract.ts';
import { proposalsNoun, templates, templatesRead, useMayTemplate } from '../calls.ts';
import { linesOf } from './lines.ts';
import type { Editor } from './use-editor.ts';

/** Opens the templates of the company: one is started from, or deleted. */
export function TemplateButton({ editor }: { readonly editor: Editor }): ReactNode {
  const t = useTexts(proposalTexts);
  const [isOpen, setOpen] = useState(false);
  if (!useMayTemplate('getTransactionTemplates')) return null;
  return (
    <>
      <button type="button" className="btn btn-s" onClick={() => setOpen(true)}>
        <LayoutTemplate size={16} aria-hidden="true" />
        {t('templates')}
      </button>
      {isOpen && <TemplateDialog editor={editor} onClose={() => setOpen(false)} />}
    </>
  );
}

interface TemplateDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

function TemplateDialog({ editor, onClose }: TemplateDialogProps): ReactNode {
  const t = useTexts(proposalTexts);
  const words = useTexts(publicTexts);
  const mayRemove = useMayTemplate('deleteTransactionTemplate');
  const { data } = useQuery(templatesRead(editor.head.companyId ?? null));
  const { start, remove } = useTemplates(editor, onClose);
  return (
    <Dialog
      open
      title={t('templates')}
      width={520}
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-s" onClick={onClose}>
          {words('close')}
        </button>
      }
    >
      <div className="py-1">
        {data === undefined && <div aria-hidden="true" className="skeleton h-24" />}
        {data?.length === 0 && <p className="text-muted">{t('noTemplates')}</p>}
        <ul className="divide-y divide-line">
          {data?.map((template) => (
            <li key={template.id} className="flex items-center gap-3 py-2">
              <div className="min-w-0 flex-1">
                <p className="truncate">{template.name}</p>
                <p className="text-sm text-muted">
                  {t(`kind_${template.kind}`)}, {t('headLines', { count: template.lines })}, {template.createdBy}
                </p>
              </div>
              <button
                type="button"
                className="btn btn-s"
                aria-label={t('startFromNamed', { name: template.name })}
                onClick={() => void start(template)}
              >
                {t('startFrom')}
              </button>
              {mayRemove && (
                <button
                  type="button"
                  className="btn btn-g px-2"
                  aria-label={t('removeTemplate', { name: template.name })}
                  onClick={() => void remove(template)}
                >
                  <Trash2 size={16} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** What can be done with a template while a proposal is typed. */
function useTemplates({ batch, schemaForm: { form } }: Editor, onClose: () => void) {
  const t = useTexts(proposalTexts);
  const language = useLanguage();
  const failureText = useFailureText();
  const told = (error: unknown) => toast(failureText(error), { kind: 'danger' });
  async function start({ id }: TemplateRow): Promise<void> {
    const { length } = batch.rows;
    const question = { text: t('templateQuestion', { count: length }), yes: t('replace') };
    if (length > 0 && !(await askConfirm(question))) return;
    try {
      const template = await templates.getTransactionTemplate({ id });
      batch.dispatch({ do: 'restart', rows: linesOf(template.rows, language) });
      form.setValue('kind', template.kind, { shouldDirty: true });
      if (form.getValues('reason') === '') form.setValue('reason', template.reason, { shouldDirty: true });
      onClose();
    } catch (error) {
      told(error);
    }
  }
  async function remove({ id, name }: TemplateRow): Promise<void> {
    try {
      await templates.deleteTransactionTemplate({ id });
      snackbar(t('templateRemoved', { name }), { kind: 'ok' });
      await queries.invalidateQueries({ queryKey: [proposalsNoun, 'templates'] });
    } catch (error) {
      told(error);
    }
  }
  return { start, remove };
}

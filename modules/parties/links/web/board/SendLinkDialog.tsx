import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { languageNames, languages } from '#platform/language.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { markSaved } from '#platform/web/list/marks.ts';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { currentLanguage } from '#platform/web/language.ts';
import { queries } from '#platform/web/queries.ts';
import { type AnyCatalogue, useTexts } from '#platform/web/texts.ts';
import { type linkSent, newLink, type NewLinkInput } from '#modules/parties/links/contract.ts';
import { linkBoardTexts } from '#modules/parties/links/messages/board/index.ts';
import { linksChannel } from './board.ts';
import { useFormats } from '#platform/web/formats.ts';

const Field = fieldsFor<typeof newLink>();
type Sent = z.output<typeof linkSent>;

/** What a noun asks beside the person. */
interface About<Shape extends z.ZodRawShape> {
  readonly shape: Shape;
  readonly initial: z.input<z.ZodObject<Shape>>;
  /** Stands above the fields of the person. */
  readonly fields: ReactNode;
}

interface SendLinkDialogProps<Shape extends z.ZodRawShape> {
  readonly title: string;
  /** What the recipient gets, and what it opens. */
  readonly text: string;
  /** What is known of the person; the language is that of the screen unless it is known. */
  readonly recipient?: Partial<NewLinkInput>;
  /** The link edits a record, so there is nobody else to send one to. */
  readonly isForOne?: boolean;
  readonly failures: readonly AnyCatalogue[];
  readonly about?: About<Shape>;
  readonly send: (
    person: NewLinkInput & z.output<z.ZodObject<Shape>>,
    options: { readonly idempotencyKey: string },
  ) => Promise<Sent>;
  readonly onClose: () => void;
}

/** For whom a link is, and afterwards where it went and until when it can be used. */
export function SendLinkDialog<Shape extends z.ZodRawShape = Record<never, never>>({
  title,
  text,
  recipient,
  isForOne = false,
  failures,
  about,
  send: call,
  onClose,
}: SendLinkDialogProps<Shape>): ReactNode {
  const t = useTexts(linkBoardTexts);
  const [sent, setSent] = useState<Sent>();
  const [known, setKnown] = useState(recipient);
  const schema = about ? newLink.extend(about.shape) : newLink;
  const empty = { recipientName: '', email: '', mobileNumber: '', language: currentLanguage(), ...about?.initial };

  async function send(person: NewLinkInput, idempotencyKey: string): Promise<void> {
    const made = await call(person as Parameters<typeof call>[0], { idempotencyKey });
    setSent(made);
    // One's own link is no news on the board.
    markSaved(linksChannel, made.linkId);
    void queries.invalidateQueries({ queryKey: [linksChannel] });
  }
  function another(): void {
    setKnown(undefined);
    setSent(undefined);
  }
  if (sent) return <SentDialog sent={sent} onAnother={isForOne ? undefined : another} onClose={onClose} />;
  return (
    <FormDialog
      title={title}
      text={text}
      width={520}
      schema={schema as typeof newLink}
      initial={{ ...empty, ...known }}
      confirm={t('send')}
      failures={failures}
      submit={send}
      onClose={onClose}
    >
      {about?.fields}
      <Field.Text name="recipientName" label={t('recipientName')} autoComplete="off" className="sm:col-span-2" />
      <Field.Email
        name="email"
        label={t('recipientEmail')}
        help={t('recipientEmailHelp')}
        required
        autoComplete="off"
        className="sm:col-span-2"
      />
      <Field.Phone
        name="mobileNumber"
        label={t('recipientMobile')}
        help={t('recipientMobileHelp')}
        required
        className="sm:col-span-2"
      />
      <Field.Select
        name="language"
        label={t('linkLanguage')}
        help={t('linkLanguageHelp')}
        required
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        className="sm:col-span-2"
      />
    </FormDialog>
  );
}

interface SentDialogProps {
  readonly sent: Sent;
  readonly onAnother: (() => void) | undefined;
  readonly onClose: () => void;
}

function SentDialog({ sent, onAnother, onClose }: SentDialogProps): ReactNode {
  const t = useTexts(linkBoardTexts);
  const shared = useTexts(publicTexts);
  const formats = useFormats();
  return (
    <Dialog
      open
      title={t('linkSent')}
      width={520}
      onClose={onClose}
      footer={
        <>
          {onAnother && (
            <button type="button" className="btn btn-s" onClick={onAnother}>
              {t('sendAnother')}
            </button>
          )}
          <button type="button" className="btn btn-p" onClick={onClose}>
            {shared('close')}
          </button>
        </>
      }
    >
      <div role="status" className="flex items-start gap-3">
        <CircleCheck size={20} aria-hidden="true" className="mt-0.5 flex-none text-ok" />
        <div>
          <p>{sent.message}</p>
          <p className="mt-1 text-muted">{t('linkValidUntil', { at: formats.moment(sent.expiresAt) })}</p>
        </div>
      </div>
    </Dialog>
  );
}

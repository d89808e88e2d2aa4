import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Mail, MessageSquare } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Language, languageNames } from '#platform/language.ts';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { currentLanguage } from '#platform/web/language.ts';
import { useReplaceQuestion } from '#platform/web/leave-question.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { templateTexts } from '#modules/base/companies/messages/templates/index.ts';
import { messageRead, messagesRead } from './calls.ts';
import { MessageEditor } from './MessageEditor.tsx';
import { LanguageSelect } from './PurposeSelect.tsx';

/** Every mail and SMS by its subject, and the words of the one that was chosen. */
export function MessagesPanel(): ReactNode {
  const t = useTexts(templateTexts);
  const [language, setLanguage] = useState<Language>(currentLanguage);
  const [chosen, setChosen] = useState<string>();
  const mayReplace = useReplaceQuestion();
  const unlessUnsaved = (show: () => void) => void mayReplace().then((may) => may && show());
  return (
    <section aria-labelledby="panel-title">
      <header className="flex flex-wrap items-center gap-3">
        <h1 id="panel-title" className="text-xl font-semibold">
          {t('tab_messages')}
        </h1>
        <LanguageSelect value={language} onChange={(next) => unlessUnsaved(() => setLanguage(next))} />
        <p className="w-full text-muted">{t('messagesHint')}</p>
      </header>
      <RecordGate query={useQuery(messagesRead(language))} skeleton={<FormSkeleton />}>
        {(messages) => {
          const shown = messages.find((message) => `${message.catalogue}.${message.letter}` === chosen) ?? messages[0];
          return (
            <div className="mt-5 grid items-start gap-5 lg:grid-cols-[19rem_minmax(0,1fr)]">
              <ul
                className="card max-h-[70dvh] divide-y max-lg:max-h-64 divide-line/60 overflow-y-auto"
                aria-label={t('tab_messages')}
              >
                {messages.map((message) => {
                  const id = `${message.catalogue}.${message.letter}`;
                  const Icon = message.isSms ? MessageSquare : Mail;
                  return (
                    <li key={id}>
                      <button
                        type="button"
                        aria-current={message === shown ? 'true' : undefined}
                        className={clsx(
                          'flex w-full gap-2.5 px-3 py-2.5 text-left hover:bg-sunken',
                          message === shown && 'bg-sunken',
                        )}
                        onClick={() => message !== shown && unlessUnsaved(() => setChosen(id))}
                      >
                        <Icon
                          size={15}
                          className="mt-0.5 flex-none text-muted"
                          aria-label={t(message.isSms ? 'sms' : 'email')}
                        />
                        <span className="min-w-0">
                          <span className="line-clamp-2">{message.title}</span>
                          {message.ownLanguages.length > 0 && (
                            <span className="block text-sm text-brand">
                              {t('ownWords', {
                                languages: message.ownLanguages.map((each) => languageNames[each]).join(', '),
                              })}
                            </span>
                          )}
                        </span>
                      </button>
                    </li>
                  );
                })}
              </ul>
              {shown && <Chosen which={{ catalogue: shown.catalogue, letter: shown.letter, language }} />}
            </div>
          );
        }}
      </RecordGate>
    </section>
  );
}

function Chosen({ which }: { readonly which: Parameters<typeof messageRead>[0] }): ReactNode {
  return (
    <RecordGate query={useQuery(messageRead(which))} skeleton={<FormSkeleton />}>
      {(message) => (
        <MessageEditor
          key={`${which.catalogue}.${which.letter}.${which.language}.${message.lockId}`}
          which={which}
          message={message}
        />
      )}
    </RecordGate>
  );
}

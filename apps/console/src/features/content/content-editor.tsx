import { isSettingsKind } from '@baize/contract/settings-rules';
import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useState } from 'react';
import { useMay } from '../../shared/use-operator.ts';
import { ContentDialog } from './content-dialog.tsx';
import { DryRun, isTried } from './dry-run.tsx';
import { EditorHead } from './editor-head.tsx';
import { effectiveMultiplier } from './effective-multiplier.ts';
import { Failure } from './failure.tsx';
import { ContentField } from './field.tsx';
import { FormContext } from './form.ts';
import { History } from './history.tsx';
import { rowName } from './kinds.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { Preview } from './preview.tsx';
import { problemsOf } from './problems.ts';
import { SendState } from './send-state.tsx';
import { StaleNote } from './stale-note.tsx';
import { type EditedRow, useContentEditor } from './use-content-editor.ts';

/** A row is edited beside its preview; nothing is on the site before it is published. */
export function ContentEditor(row: EditedRow) {
  const t = useT();
  const { of, languages, rowKey, versions } = row;
  const { kind, shape } = of;
  const { editing, key, act, setAct, changing, submit, isStale } = useContentEditor(row);
  const { body, changes, onChange } = editing;
  const own = useLanguage().code;
  const [language, setLanguage] = useState(languages.includes(own) ? own : (languages[0] ?? own));
  const isNew = rowKey === null;
  const may = useMay();
  const isSetting = isSettingsKind(kind);
  const isReadOnly = !may('content.publish') || (isSetting && !may('settings.manage'));
  const name = rowName(t, body, { kind, key, language });
  const problems = problemsOf(changing.error);
  const multiplier = effectiveMultiplier(body);
  return (
    <FormContext value={{ kind, body, languages, language, isReadOnly, isNew, problems, onChange }}>
      <EditorHead
        title={isNew ? t('content.new') : name}
        editing={editing}
        canPublish={changes.length > 0 && !isStale}
        canWithdraw={of.canWithdraw && Boolean(versions[0]?.body)}
        onAct={setAct}
      />
      {isStale && <StaleNote newest={versions[0]} editing={editing} />}
      <Failure error={changing.error} isStale={isStale} />
      <div className="content-desk">
        <Card className="content-form">
          {isSetting && isReadOnly && <Note>{t('settings.not_settings')}</Note>}
          {kind === 'approvals' && <Note>{t('settings.approvals_text')}</Note>}
          <LanguageTabs shape={shape} body={body} value={language} onChange={setLanguage} />
          <ContentField shape={shape} path={[]} />
          {multiplier !== null && (
            <Note>{t('content.multiplier', { times: String(multiplier) })}</Note>
          )}
        </Card>
        <div className="content-side">
          <Preview kind={kind} body={body} language={language} />
          {kind === 'messages' && <SendState messageKey={key} />}
          {isTried(kind) && !isReadOnly && <DryRun kind={kind} body={body} />}
          {!isNew && (
            <History
              versions={versions}
              canRestore={!isReadOnly}
              onRestore={(version) => setAct({ act: 'restore', version })}
            />
          )}
        </div>
      </div>
      {act && (
        <ContentDialog
          act={act}
          name={name}
          changes={changes}
          isBusy={changing.isPending}
          onSubmit={submit}
          onClose={() => setAct(null)}
        />
      )}
    </FormContext>
  );
}

import { answerSupport, type SupportThread } from '@baize/contract/support-desk';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { TextArea } from '@baize/ui/field.tsx';
import { Select } from '@baize/ui/select.tsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { CallError } from '../../shared/call-error.tsx';
import { isLostRace } from '../../shared/lost-race.ts';
import { useSupportChange, useSupportFigures } from './use-support.ts';

/** A word to the member, begun with a template in their language or not. */
export function SupportAnswer({ file }: { file: SupportThread }) {
  const t = useT();
  const [text, setText] = useState('');
  // One key a message: a second press, or one after a silence, says it once.
  const key = useRef(crypto.randomUUID() as string);
  const answering = useSupportChange(answerSupport, () => {
    key.current = crypto.randomUUID();
    setText('');
  });
  const send = () => {
    if (text.trim() === '' || answering.isPending) return;
    answering.mutate({ conversationId: file.conversationId, text, requestKey: key.current });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const write = (words: string) => {
    key.current = crypto.randomUUID();
    setText(words);
  };
  return (
    <form
      className="support-answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Templates language={file.language} onChoose={write} />
      <TextArea
        label={t('console.sup_answer')}
        hint={t('console.sup_answer_hint')}
        rows={3}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
      />
      {!isLostRace(answering.error) && <CallError error={answering.error} />}
      <Button look="act" type="submit" isBusy={answering.isPending}>
        {t('console.sup_send')}
      </Button>
    </form>
  );
}

type TemplatesProps = { language: string; onChoose: (text: string) => void };

function Templates({ language, onChoose }: TemplatesProps) {
  const t = useT();
  const { data } = useSupportFigures();
  const templates = data?.templates ?? [];
  if (templates.length === 0) return null;
  return (
    <Select
      label={t('console.fb_template')}
      placeholder={t('console.fb_template_none')}
      value=""
      onChange={({ target }) => {
        const found = templates.find(({ templateId }) => templateId === target.value);
        if (found) onChoose(found.text[language] ?? Object.values(found.text)[0] ?? '');
      }}
      options={templates.map(({ templateId, title }) => ({ value: templateId, label: title }))}
    />
  );
}

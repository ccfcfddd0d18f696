import type { FieldShape } from '@baize/contract/content-shape';
import { isLanguage, language } from '@baize/i18n/languages';
import { useT } from '@baize/i18n/react.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import type { Json } from './body.ts';
import { useForm } from './form.ts';
import { countGaps } from './gaps.ts';

type Props = {
  shape: FieldShape;
  body: Json;
  value: string;
  onChange: (language: string) => void;
};

/** Rows without a text in any language need no choice of one. */
const hasTexts = (shape: FieldShape): boolean => JSON.stringify(shape).includes('"languages"');

/** Which language is edited, and how much each still lacks. */
export function LanguageTabs({ shape, body, value, onChange }: Props) {
  const t = useT();
  const { languages } = useForm();
  if (!hasTexts(shape)) return null;
  return (
    <Segments
      label={t('content.languages')}
      segments={languages.map((code) => {
        const gaps = countGaps(shape, body, code);
        const state =
          gaps === 0 ? t('content.language_whole') : t('content.language_gaps', { count: gaps });
        return {
          value: code,
          label: (
            <>
              <span className="content-dot" data-whole={gaps === 0} />
              {isLanguage(code) ? language(code).name : code}
              <span className="sr"> {state}</span>
            </>
          ),
        };
      })}
      value={value}
      onChange={onChange}
    />
  );
}

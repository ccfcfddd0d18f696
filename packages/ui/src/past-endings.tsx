import type { Agreement, EndingOutcome, PastEnding } from '@baize/contract/agreement';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import './agreement-terms.css';

/** What came of a request, in a sentence: of the reader's own, and of the other side's. */
export type EndingWords = Readonly<
  Record<'mine' | 'theirs', Readonly<Record<EndingOutcome, PlainKey>>>
>;

const MINE: EndingWords['mine'] = {
  accepted: 'agreements.past_mine_accepted',
  rejected: 'agreements.past_mine_rejected',
  withdrawn: 'agreements.past_mine_withdrawn',
};

const THEIRS: EndingWords['theirs'] = {
  accepted: 'agreements.past_theirs_accepted',
  rejected: 'agreements.past_theirs_rejected',
  withdrawn: 'agreements.past_theirs_withdrawn',
};

const TO_MEMBERS: EndingWords = { mine: MINE, theirs: THEIRS };

type Props = { agreement: Pick<Agreement, 'pastEndings'>; words?: EndingWords };

/** Who asked to end an agreement before, and what came of it. */
export function PastEndings({ agreement: { pastEndings }, words = TO_MEMBERS }: Props) {
  const t = useT();
  if (pastEndings.length === 0) return null;
  return (
    <section className="past-endings">
      <h3>{t('agreements.past_endings')}</h3>
      <ol>
        {pastEndings.map((ending) => (
          <Past key={ending.endingId} ending={ending} words={words} />
        ))}
      </ol>
    </section>
  );
}

function Past({ ending, words }: { ending: PastEnding; words: EndingWords }) {
  const t = useT();
  const { dateTime } = useFormats();
  const { isMine, outcome, reason, answer, askedAt, answeredAt } = ending;
  const at = (iso: string) => dateTime(instant(new Date(iso)));
  return (
    <li>
      <span className="muted small">
        {at(askedAt)} – {at(answeredAt)}
      </span>
      <b>{t(words[isMine ? 'mine' : 'theirs'][outcome])}</b>
      <q>{reason}</q>
      {answer && (
        <span>
          {t('agreements.past_answer')} <q>{answer}</q>
        </span>
      )}
    </li>
  );
}

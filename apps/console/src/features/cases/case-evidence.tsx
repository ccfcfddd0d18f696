import type { CaseEvidence, CaseFile } from '@baize/contract/case';
import { RISK_RULES, type RiskRuleCode } from '@baize/contract/risk-rules';
import { useFormats, useLanguage, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { minor } from '@baize/std/money';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { limitFacts } from '../../shared/limit-facts.tsx';
import { MemberLink } from '../../shared/member-link.tsx';
import { Moment } from '../../shared/moment.tsx';
import { FIGURES, RULE_WORDS } from '../../shared/risk-words.ts';

type Props = { file: CaseFile; evidence: CaseEvidence };

/** What a rule found, in figures, and the thresholds they were held against. */
export function CaseEvidenceView({ file: { kind, code }, evidence }: Props) {
  const t = useT();
  if (!isRule(code)) return null;
  return (
    <section className="stack">
      {kind === 'care' && <Note tone="info">{t('ops.care_note')}</Note>}
      <p>{t(RULE_WORDS[code][1])}</p>
      <h3>{t('ops.evidence')}</h3>
      <Found evidence={evidence} />
      <h3>{t('ops.evidence_limits')}</h3>
      <Facts facts={limitFacts(code, evidence.thresholds, t)} />
    </section>
  );
}

const isRule = (code: string): code is RiskRuleCode => code in RISK_RULES;

function Found({ evidence: { figures, others, game } }: Pick<Props, 'evidence'>) {
  const t = useT();
  const { code: language } = useLanguage();
  const gameName = game?.[language] ?? game?.['EN'];
  return (
    <Facts
      facts={[
        ...(gameName ? [{ name: t('ops.figure_game'), value: <bdi>{gameName}</bdi> }] : []),
        ...figureFacts(figures, t),
        ...(others.length > 0
          ? [{ name: t('ops.figure_others'), value: <Others others={others} /> }]
          : []),
      ]}
    />
  );
}

const figureFacts = (figures: CaseEvidence['figures'], t: Translate) =>
  FIGURES.flatMap(([figure, name, unit]) => {
    const value = figures[figure];
    return value === undefined
      ? []
      : [{ name: t(name), value: <Figure value={value} unit={unit} /> }];
  });

type FigureProps = { value: string; unit: (typeof FIGURES)[number][2] };

function Figure({ value, unit }: FigureProps) {
  const { number } = useFormats();
  if (unit === 'amount') return <MoneyText amount={minor(BigInt(value))} />;
  if (unit === 'moment') return <Moment at={value} />;
  return <bdi>{unit === 'percent' ? `${number(BigInt(value))}%` : number(BigInt(value))}</bdi>;
}

const Others = ({ others }: Pick<CaseEvidence, 'others'>) =>
  others.map(({ memberId, account }, place) => (
    <span key={memberId}>
      {place > 0 && ', '}
      <MemberLink memberId={memberId} account={account} />
    </span>
  ));

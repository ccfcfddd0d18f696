import { REPORT_SPLITS } from '@baize/contract/report';
import { useLanguage, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Chip } from '@baize/ui/chip.tsx';
import { DateRange } from '@baize/ui/date-range.tsx';
import { close } from '@baize/ui/icons';
import { Segments } from '@baize/ui/segments.tsx';
import { Select } from '@baize/ui/select.tsx';
import { type Query, useGo } from '../../shared/console-link.tsx';
import '../../shared/list-filters.css';
import { CATEGORY_NAMES } from '../../shared/category-names.ts';
import {
  NAMED_RANGES,
  type NamedRange,
  queryOf,
  rangeOf,
  useReportScope,
  useToday,
} from './report-scope.ts';
import { countryName, SPLIT_NAMES } from './words.ts';

const RANGE_NAMES: Readonly<Record<NamedRange, PlainKey>> = {
  today: 'ops.range_today',
  week: 'ops.range_week',
  month: 'ops.range_month',
  before: 'ops.range_before',
};

/** The period, the split and what the report is narrowed to; the address keeps all of it. */
export function ReportFilters({ currencies }: { currencies: readonly string[] }) {
  const t = useT();
  const go = useGo();
  const today = useToday();
  const { by, scope } = useReportScope();
  const change = (next: Query) => void go('/reports', { ...queryOf(scope), by, ...next });
  return (
    <>
      <div className="list-filters">
        <DateRange
          label={t('ops.period')}
          value={scope}
          max={today}
          today={today}
          onChange={({ from, to }) => change({ from, to })}
        />
        {currencies.length > 1 && by !== 'currency' && (
          <Select
            label={t('ops.by_currency')}
            value={scope.currency ?? currencies[0] ?? ''}
            onChange={({ target }) => change({ currency: target.value })}
            options={currencies.map((code) => ({ value: code, label: code }))}
          />
        )}
      </div>
      <div className="report-chips">
        {NAMED_RANGES.map((name) => {
          const range = rangeOf(name, today);
          const isChosen = range.from === scope.from && range.to === scope.to;
          return (
            <Chip key={name} isChosen={isChosen} onClick={() => change(range)}>
              {t(RANGE_NAMES[name])}
            </Chip>
          );
        })}
      </div>
      <div className="list-filters">
        <Segments
          label={t('ops.split_by')}
          value={by}
          onChange={(next) => change({ by: next })}
          segments={REPORT_SPLITS.map((value) => ({ value, label: t(SPLIT_NAMES[value]) }))}
        />
      </div>
      <Narrowed />
    </>
  );
}

const NARROWINGS = ['vendor', 'game', 'category', 'agent', 'country', 'promotion'] as const;

/** What the report is narrowed to; each can be taken off. */
function Narrowed() {
  const t = useT();
  const { tag } = useLanguage();
  const go = useGo();
  const { by, scope } = useReportScope();
  const nameOf = (key: (typeof NARROWINGS)[number]): string => {
    if (key === 'category' && scope.category) return t(CATEGORY_NAMES[scope.category]);
    if (key === 'agent' && scope.agent === 'none') return t('ops.no_agent');
    if (key === 'country' && scope.country === 'none') return t('ops.no_country');
    if (key === 'country' && scope.country) return countryName(scope.country, tag);
    return scope[key] || t('ops.no_game');
  };
  const narrowings = NARROWINGS.filter((key) => scope[key] !== undefined);
  if (narrowings.length === 0) return null;
  return (
    <div className="report-chips">
      {narrowings.map((key) => {
        const name = `${t(SPLIT_NAMES[key])}: ${nameOf(key)}`;
        const { [key]: _, game, ...rest } = { game: undefined, ...queryOf(scope) };
        const next = key === 'vendor' || key === 'game' ? rest : { ...rest, ...(game && { game }) };
        return (
          <Chip
            key={key}
            isChosen
            icon={close}
            aria-label={t('ops.remove_filter', { name })}
            onClick={() => void go('/reports', { ...next, by })}
          >
            {name}
          </Chip>
        );
      })}
    </div>
  );
}

import { useT } from '@baize/i18n/react.tsx';
import { dayOf } from '@baize/std/day';
import { TextField } from '@baize/ui/field.tsx';
import { Books } from '../features/books/books.tsx';
import { now } from '../shared/clock.ts';
import { useGo } from '../shared/console-link.tsx';
import { useAddressQuery } from '../shared/use-address-query.ts';
import { useOperator } from '../shared/use-operator.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The sheet of a day, by the brand's own calendar day. */
export function BooksPage() {
  const t = useT();
  const { brand } = useOperator();
  const today = dayOf(now(), brand.timezone);
  const { day = today } = useAddressQuery();
  const go = useGo();
  return (
    <>
      <header className="console-head">
        <h1>{t('console.books')}</h1>
        <TextField
          type="date"
          label={t('console.day')}
          max={today}
          value={day}
          onChange={({ target }) => void go('/books', { day: target.value })}
        />
      </header>
      {DAY.test(day) && <Books key={day} day={day} />}
    </>
  );
}

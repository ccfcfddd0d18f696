import { ALL_PERMISSIONS, type Permission } from '@baize/contract/operator-roles';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { Note } from '@baize/ui/note.tsx';
import { CONSOLE_PAGES, type ConsolePage } from '../../shared/console-pages.ts';
import { areaOf, RIGHT_NAMES } from '../../shared/right-names.ts';

type Props = { rights: readonly Permission[] };

/** The menu as somebody with these rights has it, from the rows that draw the real one. */
export function RolePreview({ rights }: Props) {
  const t = useT();
  const seen = CONSOLE_PAGES.filter(({ permission }) => rights.includes(permission));
  const hidden = CONSOLE_PAGES.filter(({ permission }) => !rights.includes(permission));
  return (
    <Card padding="tight" className="role-form">
      <h2>{t('rights.preview')}</h2>
      <p className="muted">{t('rights.preview_text')}</p>
      {seen.length === 0 && <Note tone="warn">{t('rights.preview_none')}</Note>}
      <ul className="role-preview">
        {seen.map((page) => (
          <Seen key={page.to} page={page} rights={rights} />
        ))}
      </ul>
      {hidden.length > 0 && (
        <p className="faint">
          {t('rights.preview_hidden')}: {hidden.map(({ name }) => t(name)).join(', ')}
        </p>
      )}
    </Card>
  );
}

/** Rights beside the one that shows the page: what its buttons do. */
function actsOn({ permission, acts }: ConsolePage, rights: readonly Permission[]) {
  const area = acts ?? areaOf(permission);
  return ALL_PERMISSIONS.filter(
    (each) => each !== permission && areaOf(each) === area && rights.includes(each),
  );
}

function Seen({ page, rights }: Props & { page: ConsolePage }) {
  const t = useT();
  const acts = actsOn(page, rights);
  const isWork = page.permission.endsWith('.manage');
  return (
    <li>
      <Icon of={page.icon} />
      <span>
        <b>{t(page.name)}</b>
        <br />
        <small className="muted">
          {acts.length > 0 && acts.map((each) => t(RIGHT_NAMES[each])).join(' · ')}
          {acts.length === 0 && isWork && t(RIGHT_NAMES[page.permission])}
          {acts.length === 0 && !isWork && t('rights.preview_looks')}
        </small>
      </span>
    </li>
  );
}

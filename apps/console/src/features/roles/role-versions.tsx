import type { EditableRole } from '@baize/contract/operator-role';
import type { Permission } from '@baize/contract/operator-roles';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Moment } from '../../shared/moment.tsx';
import { RIGHT_NAMES } from '../../shared/right-names.ts';

type Props = {
  role: EditableRole;
  /** Puts the rights of a version into the form; null where nothing can be changed. */
  onLoad: ((rights: readonly Permission[]) => void) | null;
};

/** Who made the role what it is, and the way back to an earlier version. */
export function RoleVersions({ role: { versions }, onLoad }: Props) {
  const t = useT();
  return (
    <section className="stack">
      <h3>{t('rights.versions')}</h3>
      {versions.length === 0 && <p className="muted">{t('rights.versions_none')}</p>}
      <ol className="role-versions">
        {versions.map(({ version, at, operator, reason, permissions }, place) => (
          <li key={version}>
            <span>
              <b>{t('rights.version', { version: String(version) })}</b> · {operator} ·{' '}
              <Moment at={at} />
            </span>
            <span className="muted">{reason}</span>
            <span className="faint">
              {permissions
                ? permissions.map((each) => t(RIGHT_NAMES[each])).join(', ')
                : t('rights.version_reset')}
            </span>
            {onLoad && permissions && place > 0 && (
              <Button look="line" size="small" onClick={() => onLoad(permissions)}>
                {t('rights.version_load')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

import { useT } from '@baize/i18n/react.tsx';
import { Tabs } from '@baize/ui/tabs.tsx';
import { useState } from 'react';
import { PageHead } from '../page-head.tsx';
import { Shown } from '../states.tsx';
import { DownlineForm } from './downline-form.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import './register.css';
import { useRegisterCenter } from './use-register.ts';

type RegisterWay = 'link' | 'account';

/** Two ways to grow a team: a link that others register by, or an account made for them. */
export function RegisterCenter() {
  const t = useT();
  const asked = useRegisterCenter();
  const [way, setWay] = useState<RegisterWay>('link');
  return (
    <>
      <PageHead
        title={t('agents.register')}
        lead={<p className="muted">{t('agents.register_lead')}</p>}
      />
      <Shown asked={asked}>
        {(center) => (
          <>
            <Tabs<RegisterWay>
              label={t('agents.register')}
              active={way}
              onChange={setWay}
              tabs={[
                { id: 'link', label: t('agents.by_link') },
                { id: 'account', label: t('agents.by_account') },
              ]}
            >
              {way === 'link' ? (
                <LinkForm own={center.rebateRate} />
              ) : (
                <DownlineForm own={center.rebateRate} />
              )}
            </Tabs>
            <LinkList center={center} />
          </>
        )}
      </Shown>
    </>
  );
}

import { wordingOf } from '@baize/client/api-error';
import type { InviteLink, readRegisterCenter } from '@baize/contract/agent';
import type { Output } from '@baize/contract/endpoint';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { Note } from '@baize/ui/note.tsx';
import { QrCode } from '@baize/ui/qr-code.tsx';
import { rateText } from '@baize/ui/rate-text';
import { Select } from '@baize/ui/select.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useState } from 'react';
import { useTeamSearch } from '../use-team-search.ts';
import { ExportLinks } from './export-links.tsx';
import { LINK_SORTS, type LinkSort, sortLinks } from './link-sorts.ts';
import { useChangeLink, useLinkAddress } from './use-register.ts';

type Props = { center: Output<typeof readRegisterCenter> };

/** The links there are, each with what came of it. */
export function LinkList({ center: { code, links } }: Props) {
  const t = useT();
  const { search, change } = useTeamSearch('/agentHome/registerCenter');
  const sort = LINK_SORTS.find((each) => each === search.sort) ?? 'createdAt';
  const sorted = sortLinks(links, sort);
  return (
    <section className="agent-found">
      <div className="agent-head">
        <div>
          <h2>{t('agents.links')}</h2>
        </div>
        {links.length > 0 && (
          <div className="agent-tools">
            <Select
              label={t('ui_sort')}
              value={sort}
              onChange={({ target }) =>
                change({ sort: LINK_SORTS.find((each) => each === target.value) })
              }
              options={LINK_SORTS.map((value) => ({ value, label: t(SORT_NAMES[value]) }))}
            />
            <ExportLinks links={sorted} />
          </div>
        )}
      </div>
      <div className="link-list">
        {code !== null && <OwnCode code={code} />}
        {sorted.map((link) => (
          <LinkCard key={link.linkId} link={link} />
        ))}
      </div>
    </section>
  );
}

const SORT_NAMES = {
  createdAt: 'agents.newest_first',
  visits: 'agents.visits',
  signUps: 'agents.sign_ups',
  firstDeposits: 'agents.first_deposits',
} as const satisfies Record<LinkSort, PlainKey>;

/** What the agent has had from the start. */
function OwnCode({ code }: { code: string }) {
  const t = useT();
  return (
    <Card className="link-card">
      <header>
        <h3>{t('agents.own_code')}</h3>
        <Tag>{t('agents.member')}</Tag>
      </header>
      <Share code={code} />
    </Card>
  );
}

function LinkCard({ link }: { link: InviteLink }) {
  const t = useT();
  const { number, date } = useFormats();
  const change = useChangeLink();
  const { linkId, name, brings, code, isOpen, visits, signUps, firstDeposits } = link;
  return (
    <Card className="link-card">
      <header>
        <h3>{name}</h3>
        <Tag tone={brings === 'agent' ? 'brand' : 'plain'}>{t(`agents.${brings}`)}</Tag>
        {!isOpen && <Tag tone="warn">{t('agents.link_closed')}</Tag>}
      </header>
      <dl className="link-figures">
        <div>
          <dt>{t('agents.visits')}</dt>
          <dd>{number(visits)}</dd>
        </div>
        <div>
          <dt>{t('agents.sign_ups')}</dt>
          <dd>{number(signUps)}</dd>
        </div>
        <div>
          <dt>{t('agents.first_deposits')}</dt>
          <dd>{number(firstDeposits)}</dd>
        </div>
      </dl>
      <Facts
        facts={[
          { name: t('agents.rebate'), value: rateText(link.rebateRate) },
          { name: t('agents.made_on'), value: date(instant(new Date(link.createdAt))) },
        ]}
      />
      <Share code={code} />
      <Button
        look="ghost"
        isBusy={change.isPending}
        onClick={() => change.mutate({ linkId, isOpen: !isOpen })}
      >
        {t(isOpen ? 'agents.close_link' : 'agents.open_link')}
      </Button>
      {change.isError && <Note tone="loss">{wordingOf(change.error, t)}</Note>}
    </Card>
  );
}

function Share({ code }: { code: string }) {
  const t = useT();
  const address = useLinkAddress()(code);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="link-share">
      <span className="link-code">
        <small className="faint">{t('agents.code')}</small>
        <bdi>{code}</bdi>
        <CopyButton value={code} />
      </span>
      <span className="link-code">
        <small className="faint">{t('agents.link')}</small>
        <bdi>{address}</bdi>
        <CopyButton value={address} />
      </span>
      <Button look="line" onClick={() => setOpen(true)}>
        {t('agents.show_qr')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('agents.qr')} size="small">
        <QrCode className="link-qr" value={address} label={t('agents.qr')} />
        <p className="link-address">
          <bdi>{address}</bdi>
        </p>
      </Dialog>
    </div>
  );
}

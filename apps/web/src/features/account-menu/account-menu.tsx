import type { MemberInfo } from '@baize/contract/member';
import { useT } from '@baize/i18n/react.tsx';
import { Avatar } from '@baize/ui/avatar.tsx';
import { Button } from '@baize/ui/button.tsx';
import { copyText } from '@baize/ui/copy-text';
import { Dialog } from '@baize/ui/dialog.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import {
  bell,
  bolt,
  chat,
  clock,
  copy,
  crown,
  exit,
  heart,
  list,
  spin,
  user,
  users,
} from '@baize/ui/icons';
import { MenuButton, type MenuItem } from '@baize/ui/menu-button.tsx';
import { Picture } from '@baize/ui/picture.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useOpenModal } from '../../shared/address/modals.ts';
import { useStart } from '../../shared/loading/start.tsx';
import { usePublicState } from '../../shared/session/public-state.ts';
import { useUnread } from '../../shared/session/use-unread.ts';
import { useVipState } from '../../shared/session/use-vip-state.ts';
import './account-menu.css';
import { avatarOf } from './avatar-of.ts';

type Props = { member: MemberInfo; onSupport: () => void };

type Page =
  | '/member/securityCenter'
  | '/member/personalHistoryCopy'
  | '/member/messageV2'
  | '/member/rewardCenter'
  | '/member/manualRebate'
  | '/member/vipBonus'
  | '/favorite'
  | '/recent'
  | '/agentHome';

/** Whose account it is, where its pages are, and the way out. */
export function AccountMenu({ member, onSupport }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const open = useOpenModal();
  const [isCopied, setCopied] = useState(false);
  const { hasVip } = useVipState();
  const to = (key: string, page: Page, look: Pick<MenuItem, 'label' | 'icon'>): MenuItem => ({
    key,
    ...look,
    onSelect: () => void navigate({ to: page }),
  });
  const own: readonly MenuItem[] = [
    to('account', '/member/securityCenter', { label: t('shell.my_account'), icon: user }),
    to('record', '/member/personalHistoryCopy', {
      label: t('shell.betting_record'),
      icon: list,
    }),
    to('rewards', '/member/rewardCenter', { label: t('shell.rewards'), icon: crown }),
    to('rebate', '/member/manualRebate', { label: t('shell.manual_rebate'), icon: spin }),
    ...(hasVip ? [to('vip', '/member/vipBonus', { label: t('shell.vip_bonus'), icon: bolt })] : []),
    to('messages', '/member/messageV2', { label: t('shell.messages'), icon: bell }),
    to('favourites', '/favorite', { label: t('shell.favourites'), icon: heart }),
    to('recent', '/recent', { label: t('shell.recent'), icon: clock }),
  ];
  const agent = to('agent', '/agentHome', { label: t('shell.agent_center'), icon: users });
  const unread = useUnread();
  // What stands on the button is part of its name, so that it can be called by what is seen.
  const label = t('shell.account', { name: member.account });
  const items: readonly MenuItem[] = [
    ...(member.isTrial ? [] : own),
    { key: 'support', label: t('shell.support'), icon: chat, onSelect: onSupport },
    ...(member.isAgent ? [agent] : []),
    { key: 'out', label: t('shell.sign_out'), icon: exit, onSelect: () => open('logout') },
  ];
  return (
    <>
      <MenuButton
        label={unread === 0 ? label : `${label}, ${t('ui_unread', { count: unread })}`}
        look="bare"
        items={items}
        head={<Head member={member} onCopied={() => setCopied(true)} />}
      >
        <Avatar
          name={member.nickname}
          src={avatarOf(member, 96)}
          defaultSrc={useStart().favicon}
          count={unread}
          hasRing
        />
      </MenuButton>
      <CopiedDialog isOpen={isCopied} onClose={() => setCopied(false)} />
    </>
  );
}

function Head({ member, onCopied }: { member: MemberInfo; onCopied: () => void }) {
  const t = useT();
  const { vipLabelName, vipRankLevel } = usePublicState();
  const { emblem } = useVipState();
  const press = () => {
    void copyText(member.id).then((isDone) => isDone && onCopied());
  };
  return (
    <div className="account-head">
      <b>{member.account}</b>
      {member.isTrial && <Tag tone="info">{t('shell.trial')}</Tag>}
      {vipLabelName && (
        <span className="account-rank">
          <Picture src={`/images/rank/vip-${emblem}-56.webp`} alt="" width={56} height={56} />
          <Tag tone="brand">{vipLabelName}</Tag>
          {vipRankLevel !== null && (
            <span className="faint">{t('shell.vip_level', { level: vipRankLevel })}</span>
          )}
        </span>
      )}
      <p className="account-id">
        <span className="faint">{t('shell.user_id')}</span>
        <bdi>{member.id}</bdi>
        <IconButton icon={copy} label={t('shell.copy_id')} onClick={press} />
      </p>
    </div>
  );
}

function CopiedDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('copy_success')}
      size="small"
      footer={
        <Button look="brand" onClick={onClose}>
          {t('ui_close')}
        </Button>
      }
    >
      <p>{t('shell.id_copied')}</p>
    </Dialog>
  );
}

import { wordingOf } from '@baize/client/api-error';
import { chooseIcon, readIcon } from '@baize/contract/member';
import { useT } from '@baize/i18n/react.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../shared/fields/form-dialog.tsx';
import { call } from '../../shared/server/api.ts';
import { memberQuery, useMemberKey } from '../../shared/session/session.ts';
import { avatarSources } from './avatar-sources.ts';
import { useReloadSecurityCenter } from './use-security-center.ts';

type Props = { current: string; onClose: () => void; onDone: (words: string) => void };

/** One of the drawn faces. */
export function AvatarDialog({ current, onClose, onDone }: Props) {
  const t = useT();
  const [chosen, setChosen] = useState(current);
  const choosing = useChooseIcon();
  return (
    <FormDialog
      title={t('security.avatar_title')}
      action={t('security.save')}
      isBusy={choosing.isPending}
      error={choosing.error}
      onSubmit={() => choosing.mutate(chosen, { onSuccess: () => onDone(t('security.saved')) })}
      onClose={onClose}
    >
      <Icons chosen={chosen} onChoose={setChosen} />
    </FormDialog>
  );
}

type IconsProps = { chosen: string; onChoose: (icon: string) => void };

function Icons({ chosen, onChoose }: IconsProps) {
  const t = useT();
  const icons = useQuery({
    queryKey: useMemberKey('icons'),
    queryFn: ({ signal }) => call(readIcon, {}, signal),
  });
  if (icons.isPending) return <IconsLoading />;
  if (icons.isError) {
    return <ErrorState title={wordingOf(icons.error, t)} onRetry={() => void icons.refetch()} />;
  }
  return (
    <fieldset className="security-avatars">
      <legend className="sr">{t('security.avatar_title')}</legend>
      {icons.data.icons.map((icon, index) => (
        <label key={icon}>
          <input
            type="radio"
            name="icon"
            value={icon}
            aria-label={t('security.avatar_number', { number: index + 1 })}
            checked={icon === chosen}
            onChange={() => onChoose(icon)}
          />
          <img {...avatarSources(icon)} alt="" width="72" height="72" loading="lazy" />
        </label>
      ))}
    </fieldset>
  );
}

const IconsLoading = () => (
  <Loading className="security-avatars">
    {Array.from({ length: 12 }, (_, index) => (
      <Skeleton key={index} ratio="1" isRound />
    ))}
  </Loading>
);

function useChooseIcon() {
  const queries = useQueryClient();
  const reload = useReloadSecurityCenter();
  return useMutation({
    mutationFn: (icon: string) => call(chooseIcon, { icon }),
    onSuccess: async () => {
      await Promise.all([
        reload(),
        queries.invalidateQueries({ queryKey: memberQuery().queryKey }),
      ]);
    },
  });
}
